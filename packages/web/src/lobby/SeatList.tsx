import type { TableFace } from '@orrery/server/protocol';
import type { ReactNode } from 'react';
import { colourOf, nameOfSeat } from '../app/seats.ts';
import { useText } from '../app/text.ts';
import { Glyph } from '../parts/Glyph.tsx';

interface SeatListProps {
  readonly table: TableFace;
  /** What can be done with a seat. */
  readonly actions?: (seat: number) => ReactNode;
}

/** Who sits where. */
export function SeatList({ table, actions }: SeatListProps) {
  const text = useText();
  return (
    <ul className="seats">
      {table.seats.map((face, seat) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          key={seat}
          className={`seats__item ${face.kind === 'open' ? 'seats__item--open' : ''}`}
          style={{ borderLeftColor: colourOf(seat) }}
        >
          <Glyph seat={seat} />
          <span className="seats__name">{nameOfSeat(face, seat, text)}</span>
          {seat === table.mySeat && <span className="tag">{text('room.you')}</span>}
          {face.kind === 'bot' && <span className="tag">{text('room.bot')}</span>}
          <span className="seats__actions">{actions?.(seat)}</span>
        </li>
      ))}
    </ul>
  );
}
