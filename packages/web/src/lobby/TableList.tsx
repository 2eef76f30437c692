import type { TableFace } from '@orrery/server/protocol';
import { plain } from '@orrery/voice';
import { serverNow } from '../api/serverTime.ts';
import { useFormats } from '../app/formats.ts';
import { useGameName } from '../app/gameName.ts';
import { nameOfSeat } from '../app/seats.ts';
import { messageOf, type Text, useText } from '../app/text.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { Link } from '../parts/Link.tsx';
import { ClockTime } from '../table/ClockTime.tsx';
import { sinceParts } from './since.ts';

interface ListProps {
  readonly tables: readonly TableFace[];
}

/** My games: whose turn it is, since when, and the clock. The server lists those first that wait for me. */
export function MyTables({ tables }: ListProps) {
  const text = useText();
  return (
    <section className="table-list">
      <h2>{text('home.mine')}</h2>
      {tables.length === 0 && <p className="muted">{text('home.mine.none')}</p>}
      <ul>
        {tables.map((table) => (
          <TableRow
            key={table.id}
            table={table}
            note={noteOf(table, text)}
            isUrgent={isMyTurn(table)}
            href={`/table/${table.id}`}
          />
        ))}
      </ul>
    </section>
  );
}

/** Listed tables with a free seat. */
export function OpenTables({ tables }: ListProps) {
  const text = useText();
  return (
    <section className="table-list">
      <h2>{text('home.open')}</h2>
      {tables.length === 0 && <p className="muted">{text('home.open.none')}</p>}
      <ul>
        {tables.map((table) => (
          <TableRow
            key={table.id}
            table={table}
            note={text('home.free', { count: table.seats.filter(({ kind }) => kind === 'open').length })}
            isUrgent={false}
            href={`/table/${table.id}`}
          />
        ))}
      </ul>
    </section>
  );
}

interface TableRowProps {
  readonly table: TableFace;
  readonly note: string;
  readonly isUrgent: boolean;
  readonly href: string;
}

function TableRow({ table, note, isUrgent, href }: TableRowProps) {
  const text = useText();
  const gameName = useGameName();
  const { ago } = useFormats();
  const { value, unit } = sinceParts(askedSince(table), serverNow());
  const when = ago(value, unit);
  return (
    <li>
      <Link href={href} className={`table-row ${isUrgent ? 'table-row--urgent' : ''}`}>
        <span className="table-row__game">{gameName(table.game)}</span>
        <span className="table-row__seats">
          {table.seats.map((face, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <span key={seat} className={face.kind === 'open' ? 'muted' : undefined}>
              <Glyph seat={seat} /> {nameOfSeat(face, seat, text)}
            </span>
          ))}
        </span>
        <span className="table-row__note">{note}</span>
        <span className="table-row__when muted small">
          <TimeLeft table={table} />
          <span>{table.state === 'running' ? text('home.since', { when: plain(when) }) : when}</span>
        </span>
      </Link>
    </li>
  );
}

/** The time of whoever has the least of it. */
function TimeLeft({ table: { timeLeft, mySeat } }: { readonly table: TableFace }) {
  const text = useText();
  if (!timeLeft) return null;
  const left = (seat: number) => timeLeft.left[seat] ?? 0;
  const isMine = mySeat !== null && timeLeft.running.includes(mySeat);
  const [seat] = isMine ? [mySeat] : [...timeLeft.running].sort((a, b) => left(a) - left(b));
  if (seat === undefined) return null;
  return (
    <span>
      {text('home.timeLeft')} <ClockTime clock={timeLeft} seat={seat} />
    </span>
  );
}

/** Since when I am asked; at a table that waits for others, since when they are. */
function askedSince({ seats, waitingFor, mySeat, since }: TableFace): number {
  const asked = mySeat !== null && waitingFor.includes(mySeat) ? [mySeat] : waitingFor;
  return asked.length === 0 ? since : Math.min(...asked.map((seat) => seats[seat]?.askedSince ?? since));
}

function isMyTurn({ state, mySeat, waitingFor, seats }: TableFace): boolean {
  return state === 'running' && mySeat !== null && waitingFor.includes(mySeat) && !seats[mySeat]?.replaced;
}

function noteOf(table: TableFace, text: Text): string {
  if (table.broken) return text('home.broken');
  if (table.state === 'over') return text('home.over');
  if (table.state === 'open') return text('home.waiting');
  if (isMyTurn(table)) return myTurn(table, text);
  if (table.seats[table.mySeat ?? -1]?.replaced) return text('home.replaced');
  const names = table.seats
    .map((face, seat) => {
      const name = plain(nameOfSeat(face, seat, text));
      return face.vacationUntil === undefined ? name : messageOf('home.onVacation', { name });
    })
    .filter((_, seat) => table.waitingFor.includes(seat));
  return text('home.turnOf', { names });
}

function myTurn({ seats, mySeat }: TableFace, text: Text): string {
  const by = seats[mySeat ?? -1]?.nudged?.by;
  const face = by === undefined ? undefined : seats[by];
  const isResting = seats[mySeat ?? -1]?.vacationUntil !== undefined;
  if (by === undefined || face === undefined) return text(isResting ? 'home.yourTurn.resting' : 'home.yourTurn');
  return text('home.nudged', { name: plain(nameOfSeat(face, by, text)) });
}
