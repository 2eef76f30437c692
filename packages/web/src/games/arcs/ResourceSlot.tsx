import type { CSSProperties } from 'react';
import { Spot } from '../drawing/Spot.tsx';
import type { Hint, RendererProps } from '../renderer.ts';
import { Icon } from './art/Icon.tsx';
import { resourceHues } from './art/palette.ts';
import type { SlotView } from './model.ts';
import { useWords, type Words } from './words.ts';

interface ResourceSlotProps {
  readonly props: RendererProps;
  readonly slot: SlotView;
  /** Mine show what it costs to raid them. */
  readonly isMine?: boolean;
}

/** A resource slot: its token, empty, or covered by a city. */
export function ResourceSlot({ props, slot, isMine = false }: ResourceSlotProps) {
  const words = useWords();
  const state = slot.held ? 'is-held' : slot.isOpen ? 'is-empty' : 'is-covered';
  const style = slot.held ? ({ '--suit': resourceHues[slot.held] } as CSSProperties) : undefined;
  return (
    <Spot
      touchable={props}
      target={slot.target}
      hint={slotHint(words, slot)}
      className={`arcs-token ${state}${isMine ? ' is-mine' : ''}`}
      style={style}
      is={isMine ? 'mine' : undefined}
    >
      {slot.held && <Icon name={slot.held} size={isMine ? 18 : 16} />}
      {!slot.held && !slot.isOpen && <Icon name="city" size={16} />}
      {slot.isOpen && <Cost count={slot.raidCost} />}
    </Spot>
  );
}

/** A raid cost as dots. */
export function Cost({ count }: { readonly count: number }) {
  return <i className="arcs-cost">{'•'.repeat(count)}</i>;
}

function slotHint(words: Words, { held, isOpen, isOnCard, number, raidCost }: SlotView): Hint {
  const title = held
    ? words('slot.held', { type: `resource/${held}`, number })
    : words(isOpen ? 'slot.empty' : 'slot.covered', { number });
  const lines = [...(isOnCard ? [words('slot.onCard')] : []), words('court.cost', { cost: raidCost })];
  return { title, lines, rule: isOpen ? 'resources.1' : 'resources.2' };
}
