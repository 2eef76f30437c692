/** How people attend to a game that may take months: since when each seat is asked, who is on vacation, who was nudged. Times are playing time. */
import type { Situation } from '../engine/messages.ts';
import type { SeatFace } from '../protocol/index.ts';
import type { Attendance, StoredTable } from '../storage/storage.ts';
import type { Moment } from './playing-time.ts';

/** What others see of it. */
export type AttendanceFace = Pick<SeatFace, 'askedSince' | 'vacationUntil' | 'nudged'>;

/** After a change; `actor` is the seat that has answered, whose next decision is a new one. */
export function attended(
  { seats, attendance }: StoredTable,
  { waitingFor, isOver }: Pick<Situation, 'waitingFor' | 'isOver'>,
  actor: number | null,
  now: number,
): Attendance[] {
  return seats.map((_, seat) => {
    const { askedAt, ...rest } = attendance[seat] ?? {};
    if (isOver || !waitingFor.includes(seat)) return rest;
    return { ...rest, askedAt: seat === actor ? now : (askedAt ?? now) };
  });
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

export function attendanceFace(attendance: Attendance = {}, now: Moment): AttendanceFace {
  const { askedAt, restsUntil, nudge } = attendance;
  return {
    ...(askedAt !== undefined && { askedSince: dayOf(askedAt, now) }),
    ...(restsUntil !== undefined && isResting(attendance, now.played) && { vacationUntil: dayOf(restsUntil, now) }),
    ...(nudge && isNudged(attendance) && { nudged: { by: nudge.by, at: dayOf(nudge.at, now) } }),
  };
}

/** As the time of day: so long ago, or so far ahead, without the time that the server was away. */
function dayOf(played: number, now: Moment): number {
  return now.day + played - now.played;
}
