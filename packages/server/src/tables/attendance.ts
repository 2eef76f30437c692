/** How people attend to a game that may take months: since when each seat is asked, who is on vacation, was nudged, or is missing. Times are playing time. */
import type { Situation } from '../engine/messages.ts';
import type { SeatFace } from '../protocol/index.ts';
import type { Attendance, StoredSeat, StoredTable } from '../storage/storage.ts';
import { absenceAt } from './clock.ts';
import type { Moment } from './playing-time.ts';

/** What others see of it. */
export type AttendanceFace = Pick<SeatFace, 'askedSince' | 'vacationUntil' | 'nudged' | 'votes'>;

/** The seat that has answered, or for which that was done. Its next decision is a new one. */
export interface Actor {
  readonly seat: number;
  readonly by: 'person' | 'bot' | 'timeout';
}

/** After a change. */
export function attended(
  attendance: readonly Attendance[],
  seats: readonly StoredSeat[],
  { waitingFor, isOver }: Pick<Situation, 'waitingFor' | 'isOver'>,
  actor: Actor | null,
  now: number,
): Attendance[] {
  return seats.map(({ kind }, seat) => {
    const before = attendance[seat] ?? {};
    const hasActed = actor?.seat === seat;
    const isHere = kind !== 'person' || isOver || (hasActed && actor.by === 'person');
    const { askedAt, ...rest } = isHere ? seen(before) : before;
    if (isOver || !waitingFor.includes(seat)) return rest;
    return {
      ...rest,
      askedAt: hasActed ? now : (askedAt ?? now),
      ...(kind === 'person' && { missedAt: rest.missedAt ?? now }),
    };
  });
}

/** Nobody is missing, and what was voted is void. */
export function seen({ missedAt: _missed, votes: _votes, ...rest }: Attendance = {}): Attendance {
  return rest;
}

export function rested({ restsUntil: _before, ...rest }: Attendance = {}, restsUntil: number | undefined): Attendance {
  return restsUntil === undefined ? rest : { ...rest, restsUntil };
}

export function isResting({ restsUntil = 0 }: Attendance = {}, now: number): boolean {
  return restsUntil > now;
}

/** For the decision that the seat has now. */
export function isNudged({ askedAt, nudge }: Attendance): boolean {
  return askedAt !== undefined && nudge !== undefined && nudge.at >= askedAt;
}

/** Missing for longer than anybody has to wait; `presence` says who is at the table, and how long that is without a clock. */
export function isAbsent(
  { seats, attendance, clock, state }: StoredTable,
  seat: number,
  presence: { isConnected(user: string): boolean; readonly absence: number },
  now: number,
): boolean {
  const { kind, user = null } = seats[seat] ?? {};
  const { missedAt, restsUntil = 0 } = attendance[seat] ?? {};
  if (state !== 'running' || kind !== 'person' || user === null || missedAt === undefined) return false;
  return now - Math.max(missedAt, restsUntil) >= absenceAt(clock, presence.absence) && !presence.isConnected(user);
}

export function attendanceFace(attendance: Attendance = {}, now: Moment): AttendanceFace {
  const { askedAt, restsUntil, nudge, votes } = attendance;
  return {
    ...(askedAt !== undefined && { askedSince: dayOf(askedAt, now) }),
    ...(restsUntil !== undefined && isResting(attendance, now.played) && { vacationUntil: dayOf(restsUntil, now) }),
    ...(nudge && isNudged(attendance) && { nudged: { by: nudge.by, at: dayOf(nudge.at, now) } }),
    ...(votes !== undefined && { votes }),
  };
}

/** As the time of day: so long ago, or so far ahead, without the time that the server was away. */
function dayOf(played: number, now: Moment): number {
  return now.day + played - now.played;
}
