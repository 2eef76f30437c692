import type { ClockFace, SeatFace } from '@orrery/server/protocol';
import { plain } from '@orrery/voice';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Formats, useFormats } from '../app/formats.ts';
import { colourOf, nameOfPlayer, seatThing } from '../app/seats.ts';
import { type Text, useText } from '../app/text.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ClockTime } from './ClockTime.tsx';

interface PlayersProps {
  readonly seats: readonly SeatFace[];
  readonly mySeat: number | null;
  readonly waitingFor: readonly number[];
  readonly clock: ClockFace | null;
  /** The game's own figures of a player. */
  readonly figures: (seat: number) => ReactNode;
  /** More of a player, shown beside the strip while it is pointed at; null when there is no more. */
  readonly card: ((seat: number) => ReactNode) | null;
  /** A strip was clicked; null when that does nothing. */
  readonly onPlayer: ((seat: number) => void) | null;
}

/** Milliseconds that the pointer rests on a strip before its card comes. */
const REST = 300;

/** The others at the table, clockwise from me and never in another order: who they are, their figures, whom we wait for. */
export function Players({ seats, mySeat, waitingFor, clock, figures, card, onPlayer }: PlayersProps) {
  const text = useText();
  const { shown, point } = useRestingOn();
  return (
    <ul className="players" data-region="players" aria-label={text('table.players')}>
      {othersOf(seats.length, mySeat).map((seat) => {
        const face = seats[seat];
        if (!face) return null;
        const isWaitedFor = waitingFor.includes(seat);
        const name = nameOfPlayer(face, seat, text);
        return (
          <li
            key={seat}
            data-place={`seat:${seat}`}
            className={`player ${isWaitedFor ? 'player--waited-for' : ''}`}
            style={{ borderLeftColor: colourOf(seat) }}
            onPointerEnter={() => point(seat)}
            onPointerLeave={() => point(null)}
            onFocus={() => point(seat)}
            onBlur={() => point(null)}
          >
            <span className="player__head">
              <Glyph seat={seat} />
              {onPlayer ? (
                <button
                  type="button"
                  className="player__name"
                  aria-label={text('table.player.show', { name: seatThing(seat) })}
                  onClick={() => onPlayer(seat)}
                >
                  {name}
                </button>
              ) : (
                <span className="player__name">{name}</span>
              )}
              <Presence face={face} />
              {isWaitedFor && <span className="visually-hidden">{text('table.waitedFor')}</span>}
              {clock && <ClockTime clock={clock} seat={seat} />}
            </span>
            {figures(seat)}
            {card && shown === seat && <div className="player__card">{card(seat)}</div>}
          </li>
        );
      })}
    </ul>
  );
}

/** The seats clockwise from mine, without it; all of them for those who watch. */
export function othersOf(count: number, mySeat: number | null): number[] {
  const from = mySeat ?? -1;
  return Array.from({ length: mySeat === null ? count : count - 1 }, (_, i) => (from + 1 + i) % count);
}

/** On whom the pointer has come to rest. */
function useRestingOn() {
  const [shown, setShown] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const point = (seat: number | null) => {
    clearTimeout(timer.current);
    if (seat === null) setShown(null);
    else timer.current = setTimeout(() => setShown(seat), REST);
  };
  return { shown, point };
}

/** A bot, a person who is here, or one who is away. */
function Presence({ face }: { readonly face: SeatFace }) {
  const text = useText();
  const { date } = useFormats();
  const label = presenceOf(face, text, date);
  return (
    <span className={`presence ${face.connected ? 'presence--here' : ''}`} title={label}>
      <Icon name={face.kind === 'bot' ? 'bot' : 'person'} />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

function presenceOf(face: SeatFace, text: Text, date: Formats['date']): string {
  if (face.kind === 'bot') return text(face.replaced ? 'table.standIn' : 'table.isBot');
  if (face.vacationUntil !== undefined) return text('table.vacation', { date: plain(date(face.vacationUntil)) });
  return text(face.connected ? 'table.connected' : 'table.away');
}
