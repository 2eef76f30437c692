import type { ClockFace, SeatFace } from '@orrery/server/protocol';
import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { colourOf, nameOfPlayer } from '../app/seats.ts';
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
}

/** Everybody at the table: who they are, their figures, and whom we wait for. */
export function Players({ seats, mySeat, waitingFor, clock, figures }: PlayersProps) {
  const text = useText();
  return (
    <ul className="players" aria-label={text('table.players')}>
      {seats.map((face, seat) => {
        const isWaitedFor = waitingFor.includes(seat);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            key={seat}
            className={`player ${isWaitedFor ? 'player--waited-for' : ''}`}
            style={{ borderLeftColor: colourOf(seat) }}
          >
            <div className="player__head">
              <Glyph seat={seat} />
              <span className="player__name">{nameOfPlayer(face, seat, text)}</span>
              <Presence face={face} isMe={seat === mySeat} />
              <span className="player__right">
                {clock && <ClockTime clock={clock} seat={seat} />}
                {isWaitedFor && (
                  <span className="player__turn">
                    <span className="player__turn-words">{text('table.waitedFor')}</span>
                  </span>
                )}
              </span>
            </div>
            <div className="player__figures">{figures(seat)}</div>
          </li>
        );
      })}
    </ul>
  );
}

/** Me, a bot, a person who is here, or one who is away. */
function Presence({ face, isMe }: { readonly face: SeatFace; readonly isMe: boolean }) {
  const text = useText();
  const { formatDate } = useIntl();
  if (isMe) return <span className="tag">{text('table.you')}</span>;
  const label = presenceOf(face, text, formatDate);
  return (
    <span className={`presence ${face.connected ? 'presence--here' : ''}`} title={label}>
      <Icon name={face.kind === 'bot' ? 'bot' : 'person'} />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

function presenceOf(face: SeatFace, text: Text, formatDate: IntlShape['formatDate']): string {
  if (face.kind === 'bot') return text(face.replaced ? 'table.standIn' : 'table.isBot');
  if (face.vacationUntil !== undefined)
    return text('table.vacation', { date: formatDate(face.vacationUntil, { dateStyle: 'long' }) });
  return text(face.connected ? 'table.connected' : 'table.away');
}
