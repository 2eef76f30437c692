/** What everybody may know of a table, as one reader sees it. */
import type { SeatFace, TableFace } from '../protocol/index.ts';
import type { StoredSeat, StoredTable } from '../storage/storage.ts';
import { type AttendanceFace, attendanceFace, isAbsent } from './attendance.ts';
import type { Moment } from './playing-time.ts';
import { clockFaceOf } from './progress.ts';
import { allowsAdvice } from './rights.ts';
import { seatOf } from './seating.ts';
import { waitingAs } from './windows.ts';

export interface Presence {
  /** Names by user. */
  readonly names: ReadonlyMap<string, string>;
  isConnected(user: string): boolean;
  isBroken(table: string): boolean;
  /** Milliseconds after which somebody who does not play is absent, without a clock. */
  readonly absence: number;
}

export function faceOf(table: StoredTable, presence: Presence, reader: string | null, now: Moment): TableFace {
  const { names, isConnected, isBroken } = presence;
  const mySeat = reader === null ? null : seatOf(table.seats, reader);
  const timeLeft = table.state === 'running' ? clockFaceOf(table, now, mySeat) : null;
  return {
    id: table.id,
    game: table.game,
    options: table.config as TableFace['options'],
    seats: table.seats.map((seat, i) => ({
      ...seatFace(seat, names, isConnected),
      ...attendanceFace(table.attendance[i], now),
      ...(isAbsent(table, i, presence, now.played) && { absent: true as const }),
    })),
    state: table.state,
    host: reader === table.host,
    mySeat,
    waitingFor: waitingAs(table, mySeat),
    since: table.since,
    clock: table.clock,
    ...(timeLeft !== null && { timeLeft }),
    listed: table.listed,
    answers: table.answers,
    ...(allowsAdvice(table) && { advice: true }),
    ...(table.manners.pausesInWindows && { windowPause: true as const }),
    ...(table.manners.isChatClosed && { chatClosed: true }),
    ...(isBroken(table.id) && { broken: true }),
  };
}

function seatFace(
  { kind, user, bot }: StoredSeat,
  names: Presence['names'],
  isConnected: Presence['isConnected'],
): Omit<SeatFace, keyof AttendanceFace | 'absent'> {
  const name = user === null ? undefined : names.get(user);
  return {
    kind,
    name: name || null,
    ...(name === '' && { departed: true }),
    bot,
    ...(kind === 'bot' && user !== null && { replaced: true }),
    connected: user !== null && isConnected(user),
  };
}

/** The users whose names a table's face shows. */
export function usersOf(seats: readonly StoredSeat[]): string[] {
  return seats.flatMap(({ user }) => (user === null ? [] : [user]));
}
