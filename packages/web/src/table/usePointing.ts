import type { WireDecision, WireOption } from '@orrery/server/protocol';
import type { Voice } from '@orrery/voice';
import { useCallback } from 'react';
import type { Pointing } from '../games/bench/offering.ts';
import { middleOf } from '../games/drawing/touch.ts';
import type { BattleAt, Hint, RendererProps } from '../games/renderer.ts';
import { isPointing } from '../parts/focus.ts';

interface Pointed {
  readonly decision: WireDecision | null;
  readonly voice: Voice;
  readonly hint: RendererProps['hint'];
  /** The thing on the board that an option is about is shown while its button is pointed at. */
  readonly onLight: (target: string | null) => void;
  /** The battle that an option leads to. */
  readonly battleAfter: (option: WireOption) => BattleAt | null;
}

/** What happens when the button of an option is pointed at, or has a focus that can be seen. */
export function usePointing({ decision, voice, hint, onLight, battleAfter }: Pointed): (id: string) => Pointing {
  return useCallback(
    (id: string) => {
      const option = decision?.options.find((each) => each.id === id);
      if (!option) return {};
      const leave = () => {
        onLight(null);
        hint(null);
      };
      return {
        onPointerEnter: ({ currentTarget, pointerType }) => {
          if (isGhost(pointerType)) return;
          onLight(option.target ?? null);
          hint(withBattle(option, voice, battleAfter(option)), undefined, currentTarget);
        },
        onPointerLeave: leave,
        onFocus: ({ currentTarget }) => {
          if (!isPointing(currentTarget)) return;
          onLight(option.target ?? null);
          const battle = battleAfter(option);
          if (battle) hint(withBattle(option, voice, battle), middleOf(currentTarget), currentTarget);
        },
        onBlur: leave,
      };
    },
    [decision, voice, hint, onLight, battleAfter],
  );
}

/** After a tap, browsers tell of a mouse at that place: it would point at whatever is asked next. */
function isGhost(pointerType: string): boolean {
  return pointerType === 'mouse' && matchMedia('(hover: none)').matches;
}

/** What is said of an option, with the odds of the battle that it leads to. */
function withBattle(option: WireOption, voice: Voice, battle: BattleAt | null): Hint | null {
  const effect = effectOf(option, voice);
  return battle ? { title: voice.say(option.label), lines: [], ...effect, battle } : effect;
}

/** What the option does and by which rule; nothing where its label says it all. */
export function effectOf({ label, rule }: Pick<WireOption, 'label' | 'rule'>, voice: Voice): Hint | null {
  const key = `effect.${label.key}`;
  const isSaid = voice.text(key) !== null;
  if (!isSaid && rule === undefined) return null;
  return {
    title: voice.say(label),
    lines: isSaid ? [voice.say({ ...label, key })] : [],
    ...(rule !== undefined && { rule }),
  };
}
