import type { CSSProperties } from 'react';
import type { ActionCard } from '../model.ts';
import { Icon } from './Icon.tsx';
import { suitHues } from './palette.ts';

export const suitHue = (card: ActionCard): CSSProperties => ({ '--suit': suitHues[card.suit] }) as CSSProperties;

const numbered = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

export function Pips({ count }: { readonly count: number }) {
  return (
    <span className="arcs-pips">
      {numbered(count).map((pip) => (
        <i key={pip} />
      ))}
    </span>
  );
}

/** An action card in a hand: number, suit, pips, and the ambition of its number. */
export function HandCard({ card }: { readonly card: ActionCard }) {
  return (
    <>
      <b>{card.number}</b>
      <Icon name={card.suit} size={15} />
      <Pips count={card.pips} />
      {card.ambition && <Icon name={card.ambition} size={12} />}
    </>
  );
}

/** An action card on the table: suit, number, pips; `isZeroed` under the zero marker. */
export function SmallActionCard({ card, isZeroed }: { readonly card: ActionCard; readonly isZeroed: boolean }) {
  return (
    <span className={isZeroed ? 'arcs-small-card is-zeroed' : 'arcs-small-card'} style={suitHue(card)}>
      <b>{card.number}</b>
      {isZeroed && <b className="arcs-zero">0</b>}
      <Icon name={card.suit} size={14} />
      <Pips count={card.pips} />
    </span>
  );
}

/** The back of a card. */
export function CardBack() {
  return (
    <span className="arcs-small-card is-back">
      <Icon name="gate" size={22} />
    </span>
  );
}
