import type { CSSProperties } from 'react';
import { Spot } from '../../drawing/Spot.tsx';
import type { Hint, RendererProps } from '../../renderer.ts';
import { Keys } from '../art/CourtCard.tsx';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import type { SlotView } from '../model.ts';
import { useWords, type Words } from '../words.ts';

interface ResourceSlotProps {
  readonly props: RendererProps;
  readonly slot: SlotView;
  /** Large ones show what it costs to raid them. */
  readonly isLarge?: boolean;
}

/** A resource slot: its token, empty, or covered by a city. */
export function ResourceSlot({ props, slot, isLarge = false }: ResourceSlotProps) {
  const words = useWords();
  const hint = slotHint(props, words, slot);
  const state = slot.held ? 'is-held' : slot.isOpen ? 'is-empty' : 'is-covered';
  const style = slot.held ? ({ '--suit': resourceHues[slot.held] } as CSSProperties) : undefined;
  return (
    <Spot
      touchable={props}
      target={slot.target}
      hint={hint}
      className={`arcs-slot-place ${state}${isLarge ? ' is-large' : ''}`}
      style={style}
    >
      <span className="arcs-token">
        {slot.held && <Icon name={slot.held} size={isLarge ? 24 : 14} />}
        {!slot.held && !slot.isOpen && <Icon name="city" size={isLarge ? 20 : 12} />}
      </span>
      {isLarge && <Keys count={slot.raidCost} />}
    </Spot>
  );
}

function slotHint({ name }: RendererProps, words: Words, { held, isOpen, isOnCard, number, raidCost }: SlotView): Hint {
  const title = held
    ? words('slot.held', { type: name(`resource/${held}`), number })
    : words(isOpen ? 'slot.empty' : 'slot.covered', { number });
  const lines = [...(isOnCard ? [words('slot.onCard')] : []), words('court.cost', { cost: raidCost })];
  return { title, lines, rule: isOpen ? 'resources.1' : 'resources.2' };
}
