/** A table as a row of the database, and back. */
import type { SQLInputValue } from 'node:sqlite';
import type { Passing, TableState } from '../protocol/index.ts';
import {
  type Attendance,
  goodManners,
  type Manners,
  type Pace,
  type StoredLine,
  type StoredSeat,
  type StoredTable,
  Unreadable,
} from './storage.ts';

export type Row = Readonly<Record<string, unknown>>;

/** In the order of the columns. */
export function tableInto(table: StoredTable): SQLInputValue[] {
  return [
    table.id,
    table.game,
    JSON.stringify(table.config),
    table.seed,
    table.host,
    table.network,
    JSON.stringify(table.clock),
    table.listed ? 1 : 0,
    table.pace,
    JSON.stringify(table.manners),
    table.created,
    table.state,
    JSON.stringify(table.waitingFor),
    table.answers,
    table.since,
    table.left && JSON.stringify(table.left),
    table.clockAt,
    table.wakeAt,
    JSON.stringify(table.attendance),
  ];
}

/** What cannot be understood is left out and named in `unreadable`: lists show the rest. */
export function tableFrom(row: Row, seats: readonly Row[]): StoredTable {
  const unreadable: string[] = [];
  const read = <T>(from: Row, column: string, isRight: (value: unknown) => boolean, instead: T): T => {
    try {
      const known = parsed(from[column]);
      if (isRight(known)) return known as T;
    } catch {}
    unreadable.push(column);
    return instead;
  };
  const number = (column: string): number => {
    const known = Number(row[column]);
    if (Number.isSafeInteger(known)) return known;
    unreadable.push(column);
    return 0;
  };
  const table: StoredTable = {
    id: String(row.id),
    game: String(row.game),
    config: read(row, 'config', () => true, {}),
    seed: String(row.seed),
    host: String(row.host),
    network: String(row.network),
    clock: read<StoredTable['clock']>(row, 'clock', isClock, { kind: 'none' }),
    listed: Number(row.listed) === 1,
    pace: String(row.pace) as Pace,
    manners: { ...goodManners, ...read<Partial<Manners>>(row, 'manners', isManners, {}) },
    created: number('created'),
    state: String(row.state) as TableState,
    waitingFor: read<number[]>(row, 'waiting', isListOf(isNumber), []),
    answers: number('answers'),
    since: number('since'),
    left: read<number[] | null>(row, 'left_ms', (left) => left === null || isListOf(isNumber)(left), null),
    clockAt: number('clock_at'),
    wakeAt: row.wake_at === null ? null : number('wake_at'),
    attendance: read<Attendance[]>(row, 'attendance', isListOf(isObject), []),
    seats: seats.map((seat) => {
      const passing = read<Passing | null>(seat, 'passing', (value) => value === null || isObject(value), null);
      return seatFrom(seat, passing);
    }),
  };
  return unreadable.length === 0 ? table : { ...table, unreadable: unreadable.join(', ') };
}

/** For those who want to play there. */
export function needReadable(table: StoredTable): StoredTable {
  if (table.unreadable !== undefined) throw new Unreadable(`what is stored cannot be read: ${table.unreadable}`);
  return table;
}

function seatFrom({ kind, user, bot, invitation }: Row, passing: Passing | null): StoredSeat {
  return {
    kind: String(kind) as StoredSeat['kind'],
    user: textOrNull(user),
    bot: textOrNull(bot),
    invitation: textOrNull(invitation),
    ...(passing && { passing }),
  };
}

const isNumber = (value: unknown) => typeof value === 'number';
const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (isRight: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isRight);

function isManners(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { muted = [], away = [] } = value as Row;
  return isListOf(isText)(muted) && isListOf(isText)(away);
}

function isClock(value: unknown): boolean {
  const { kind, seconds } = (value ?? {}) as Row;
  return kind === 'none' || ((kind === 'turn' || kind === 'total') && isNumber(seconds));
}

/** JSON as we once wrote it. */
export function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : null;
  } catch (error) {
    throw new Unreadable(error instanceof Error ? error.message : String(error));
  }
}

/** A line of chat as we once wrote it. */
export function lineFrom(text: unknown): StoredLine {
  const line = parsed(text);
  if (!isObject(line)) throw new Unreadable('a line of chat is none');
  return line as StoredLine;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
