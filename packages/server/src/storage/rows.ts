/** A table as a row of the database, and back. */
import type { SQLInputValue } from 'node:sqlite';
import type { Passing, TableState } from '../protocol/index.ts';
import {
  type Attendance,
  goodManners,
  type Manners,
  type Pace,
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

export function tableFrom(row: Row, seats: readonly Row[]): StoredTable {
  return {
    id: String(row.id),
    game: String(row.game),
    config: parsed(row.config),
    seed: String(row.seed),
    host: String(row.host),
    network: String(row.network),
    clock: parsed(row.clock) as StoredTable['clock'],
    listed: row.listed === 1,
    pace: String(row.pace) as Pace,
    manners: { ...goodManners, ...(parsed(row.manners) as Partial<Manners>) },
    created: Number(row.created),
    state: String(row.state) as TableState,
    waitingFor: parsed(row.waiting) as number[],
    answers: Number(row.answers),
    since: Number(row.since),
    left: parsed(row.left_ms) as number[] | null,
    clockAt: Number(row.clock_at),
    wakeAt: row.wake_at === null ? null : Number(row.wake_at),
    attendance: parsed(row.attendance) as Attendance[],
    seats: seats.map(seatFrom),
  };
}

function seatFrom({ kind, user, bot, invitation, passing }: Row): StoredSeat {
  const passes = parsed(passing) as Passing | null;
  return {
    kind: String(kind) as StoredSeat['kind'],
    user: textOrNull(user),
    bot: textOrNull(bot),
    invitation: textOrNull(invitation),
    ...(passes && { passing: passes }),
  };
}

/** JSON as we once wrote it. */
export function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : null;
  } catch (error) {
    throw new Unreadable(error instanceof Error ? error.message : String(error));
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
