import type { CSSProperties } from 'react';
import type { ActionCard } from '../model.ts';
import type { Words } from '../words.ts';
import { Icon } from './Icon.tsx';
import { suitHues } from './palette.ts';

const hue = (card: ActionCard): CSSProperties => ({ '--suit': suitHues[card.suit] }) as CSSProperties;

const numbered = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

function Pips({ count }: { readonly count: number }) {
  return (
    <span className="arcs-pips">
      {numbered(count).map((pip) => (
        <i key={pip} />
      ))}
    </span>
  );
}

interface FaceProps {
  readonly card: ActionCard;
  readonly name: (id: string) => string;
  readonly words: Words;
}

/** An action card in a hand: all that is printed on it. */
export function ActionCardFace({ card, name, words }: FaceProps) {
  return (
    <span className="arcs-card" style={hue(card)}>
      <span className="arcs-card-head">
        <b className="arcs-number is-large">{card.number}</b>
        <Icon name={card.suit} size={24} />
      </span>
      <span className="arcs-card-suit">{name(`suit/${card.suit}`)}</span>
      <span className="arcs-card-actions">{words(`card.actions.${card.suit}`)}</span>
      <span className="arcs-card-foot">
        <Pips count={card.pips} />
        {card.ambition && <Icon name={card.ambition} size={18} />}
      </span>
    </span>
  );
}

/** An action card on the table: suit, number, pips; `isZeroed` under the zero marker. */
export function SmallActionCard({ card, isZeroed }: { readonly card: ActionCard; readonly isZeroed: boolean }) {
  return (
    <span className={isZeroed ? 'arcs-small-card is-zeroed' : 'arcs-small-card'} style={hue(card)}>
      <span className="arcs-card-head">
        <b className="arcs-number">{card.number}</b>
        <Icon name={card.suit} size={18} />
      </span>
      {isZeroed && <span className="arcs-zero">0</span>}
      <span className="arcs-card-foot">
        <Pips count={card.pips} />
        {card.ambition && !isZeroed && <Icon name={card.ambition} size={14} />}
      </span>
    </span>
  );
}

/** The back of a card. */
export function CardBack() {
  return (
    <span className="arcs-small-card is-back">
      <Icon name="gate" size={30} />
    </span>
  );
}
