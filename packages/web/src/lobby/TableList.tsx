import type { TableFace } from '@orrery/server/protocol';
import { useIntl } from 'react-intl';
import { useGameName } from '../app/gameName.ts';
import { nameOfSeat } from '../app/seats.ts';
import { type Text, useText } from '../app/text.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { Link } from '../parts/Link.tsx';
import { sinceParts } from './since.ts';

interface ListProps {
  readonly tables: readonly TableFace[];
}

/** My games: whose turn it is, and since when. Mine come first. */
export function MyTables({ tables }: ListProps) {
  const text = useText();
  const rank = (table: TableFace) => (isMyTurn(table) ? 0 : table.state === 'over' ? 2 : 1);
  const sorted = [...tables].sort((a, b) => rank(a) - rank(b) || b.since - a.since);
  return (
    <section className="table-list">
      <h2>{text('home.mine')}</h2>
      {tables.length === 0 && <p className="muted">{text('home.mine.none')}</p>}
      <ul>
        {sorted.map((table) => (
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
  const { formatRelativeTime } = useIntl();
  const { value, unit } = sinceParts(table.since, Date.now());
  const when = formatRelativeTime(value, unit, { numeric: 'auto' });
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
        <span className="table-row__when muted small">{when}</span>
      </Link>
    </li>
  );
}

function isMyTurn({ state, mySeat, waitingFor }: TableFace): boolean {
  return state === 'running' && mySeat !== null && waitingFor.includes(mySeat);
}

function noteOf(table: TableFace, text: Text): string {
  if (table.broken) return text('home.broken');
  if (table.state === 'over') return text('home.over');
  if (table.state === 'open') return text('home.waiting');
  if (isMyTurn(table)) return text('home.yourTurn');
  const names = table.seats
    .map((face, seat) => nameOfSeat(face, seat, text))
    .filter((_, seat) => table.waitingFor.includes(seat));
  return text('home.turnOf', { names });
}
