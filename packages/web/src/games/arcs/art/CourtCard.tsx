import type { CSSProperties, ReactNode } from 'react';
import type { CourtCard } from '../model.ts';
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

/** A Guild, Vox, leader or lore card: emblem, name, keys. */
export function CourtCardFace({ card, emblem, title, children }: CourtCardFaceProps) {
  const hue = card?.suit ? resourceHues[card.suit] : undefined;
  return (
    <>
      <span className={`arcs-court-edge${edgeOf(card)}`} style={hue ? ({ '--suit': hue } as CSSProperties) : undefined}>
        <Icon name={emblem} size={20} />
        {card?.raidCost != null && (
          <span className="arcs-cost">
            {card.raidCost}
            <Icon name="key" size={12} />
          </span>
        )}
      </span>
      <span className="arcs-court-body">
        <span className="arcs-court-name">{title}</span>
        {children && <span className="arcs-court-foot">{children}</span>}
      </span>
    </>
  );
}

function edgeOf(card: CourtCard | null): string {
  if (card === null) return ' is-own';
  return card.kind === 'vox' ? ' is-vox' : '';
}

/** A raid cost as keys. */
export function Keys({ count }: { readonly count: number }) {
  return (
    <span className="arcs-keys">
      {Array.from({ length: count }, (_, i) => i + 1).map((key) => (
        <Icon key={key} name="key" size={13} />
      ))}
    </span>
  );
}
