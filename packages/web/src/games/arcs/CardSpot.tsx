import type { ReactNode } from 'react';
import { Spot } from '../drawing/Spot.tsx';
import type { RendererProps } from '../renderer.ts';
import { CourtCardFace } from './art/CourtCard.tsx';
import { cardHint } from './hints.ts';
import { cardEmblem, courtCardOf, tablesOf } from './model.ts';
import { useWords } from './words.ts';

interface CardSpotProps {
  readonly props: RendererProps;
  readonly id: string;
  readonly className?: string;
  /** By seat. */
  readonly agents?: readonly number[];
  /** Who could secure it now. */
  readonly securer?: number | null;
  /** A further line of its hint. */
  readonly note?: string | null;
  readonly children?: ReactNode;
}

/** A Court card, leader or lore that lies open. */
export function CardSpot({
  props,
  id,
  className = '',
  agents = [],
  securer = null,
  note = null,
  children,
}: CardSpotProps) {
  const words = useWords();
  const tables = tablesOf(props);
  const hint = cardHint(props, words, tables, id, agents, securer);
  return (
    <Spot
      touchable={props}
      target={`card:${id}`}
      hint={note === null ? hint : { ...hint, lines: [...hint.lines, note] }}
      className={`arcs-court-card ${className}`}
      isReadable
    >
      <CourtCardFace card={courtCardOf(tables, id)} emblem={cardEmblem(tables, id)} title={props.name(`card/${id}`)}>
        {children}
      </CourtCardFace>
    </Spot>
  );
}
