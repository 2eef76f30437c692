import type { CSSProperties, ReactNode } from 'react';
import type { CourtCard } from '../model.ts';
import { Cost } from '../ResourceSlot.tsx';
import type { Emblem } from './emblems.ts';
import { Icon } from './Icon.tsx';
import { resourceHues } from './palette.ts';

interface CourtCardFaceProps {
  /** Null for a leader or lore card. */
  readonly card: CourtCard | null;
  readonly emblem: Emblem;
  readonly title: string;
  readonly children?: ReactNode;
}

/** A Guild, Vox, leader or lore card: emblem, keys, name. */
export function CourtCardFace({ card, emblem, title, children }: CourtCardFaceProps) {
  const hue = card?.suit ? resourceHues[card.suit] : undefined;
  return (
    <>
      <span className={`arcs-court-edge${edgeOf(card)}`} style={hue ? ({ '--suit': hue } as CSSProperties) : undefined}>
        <Icon name={emblem} size={15} />
        {card?.raidCost != null && <Cost count={card.raidCost} />}
      </span>
      <span className="arcs-court-body">
        <b className="arcs-court-name">{title}</b>
        {children}
      </span>
    </>
  );
}

function edgeOf(card: CourtCard | null): string {
  if (card === null) return ' is-own';
  return card.kind === 'vox' ? ' is-vox' : '';
}
