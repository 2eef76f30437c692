/** How people attend to a game that may take months: since when each seat is asked, who is on vacation, was nudged, or is missing. Times are playing time. */
import type { Situation } from '../engine/messages.ts';
import type { SeatFace } from '../protocol/index.ts';
import type { AnsweredBy, Attendance, StoredSeat, StoredTable, WindowPart } from '../storage/storage.ts';
import { absenceAt } from './clock.ts';
import type { Moment } from './playing-time.ts';
import { windowPart } from './windows.ts';

/** What others see of it. */
export type AttendanceFace = Pick<
  SeatFace,
  'askedSince' | 'vacationUntil' | 'nudged' | 'votes' | 'tookBack' | 'tookBackEarlier'
>;

const TAKEN_BACK_KEPT = 20;
/** Milliseconds for which it is remembered that decisions were taken away again: as long as nobody may nudge anybody again. */
const REMEMBERED = 43_200_000;
/** After so many of them nobody is called any more until they are forgotten. */
const CALLED_ENOUGH = 3;

/** A seat that has answered, or for which that was done. Its next decision is a new one. */
export interface Actor {
  readonly seat: number;
  readonly by: AnsweredBy;
}

/** What a change of the position brings. */
export interface Attended {
  readonly situation: Pick<Situation, 'waitingFor' | 'answered' | 'isOver'>;
  readonly actors: readonly Actor[];
  /** The window that is open is the same as before: what has changed nobody else may know. */
  readonly isSameWindow: boolean;
  /** What the clock of a seat shows. */
  readonly leftOf: (seat: number) => number | undefined;
  readonly now: number;
}

/** After a change. */
export function attended(
  attendance: readonly Attendance[],
  seats: readonly StoredSeat[],
  { situation, actors, isSameWindow, leftOf, now }: Attended,
): Attendance[] {
  const { waitingFor, answered, isOver } = situation;
  return seats.map(({ kind }, seat) => {
    const before = attendance[seat] ?? {};
    const by = actors.findLast((actor) => actor.seat === seat)?.by;
    const isConcerned = isOver || by !== undefined || waitingFor.includes(seat) || before.askedAt !== undefined;
    if (!isConcerned && kind === 'person' && before.window === undefined) return before;
    const partOf = (part: WindowPart) =>
      windowPart(part, answered?.includes(seat) ?? false, by === 'timeout', leftOf(seat));
    if (isSameWindow && before.window) return { ...before, window: partOf(before.window) };
    const { askedAt, window, withdrawn, ...rest } = isThere(kind, before, by) || isOver ? seen(before) : before;
    const isNew = by !== undefined || window !== undefined;
    const isAsked = !isOver && waitingFor.includes(seat);
    const isCounted = kind === 'person' && !isNew && !isOver;
    const count = isCounted ? counted(withdrawn, !isAsked && askedAt !== undefined, now) : undefined;
    if (!isAsked) return { ...rest, ...(count && { withdrawn: count }) };
    return {
      ...rest,
      askedAt: isNew ? now : (askedAt ?? now),
      ...(kind === 'person' && { missedAt: rest.missedAt ?? now }),
      ...(count && { withdrawn: count }),
      ...(answered && { window: partOf({}) }),
    };
  });
}

function counted(before: Attendance['withdrawn'], isOneMore: boolean, now: number): Attendance['withdrawn'] {
  const known = before !== undefined && now - before.since < REMEMBERED ? before : undefined;
  if (!isOneMore) return known;
  return { since: known?.since ?? now, times: (known?.times ?? 0) + 1 };
}

/**
 * From when on somebody may be called. Nobody calls them again and again by taking back an answer and giving it anew; nor does anybody
 * keep it from them that way that it is their turn.
 */
export function calledFrom({ withdrawn }: Attendance = {}): number {
  return withdrawn !== undefined && withdrawn.times >= CALLED_ENOUGH ? withdrawn.since + REMEMBERED : 0;
}

/** Whoever has answered is there; in a window that has closed, also by what they let the server do. */
function isThere(kind: StoredSeat['kind'], { window }: Attendance, by: AnsweredBy | undefined): boolean {
  if (kind !== 'person' || by === 'person') return true;
  return window !== undefined && (window.answered === 'here' || by === 'passing');
}

/** Nobody is missing, and what was voted is void; what they are asked next is new to them. */
export function seen({
  missedAt: _missed,
  votes: _votes,
  withdrawn: _withdrawn,
  ...rest
}: Attendance = {}): Attendance {
  return rest;
}

/** A vacation that is over, or was ended early, stays noted: nobody was missing until then. */
export function rested(before: Attendance = {}, restsUntil: number | undefined, now: number): Attendance {
  if (restsUntil !== undefined) return { ...before, restsUntil };
  return before.restsUntil === undefined ? before : { ...before, restsUntil: Math.min(before.restsUntil, now) };
}

export function isResting({ restsUntil = 0 }: Attendance = {}, now: number): boolean {
  return restsUntil > now;
}

/** For the decision that the seat has now. */
export function isNudged({ askedAt, nudge }: Attendance): boolean {
  return askedAt !== undefined && nudge !== undefined && nudge.at >= askedAt;
}

/** How many nudges and votes there are, which everybody sees at the seats. */
export function remarksIn(attendance: readonly Attendance[]): number {
  let remarks = 0;
  for (const each of attendance) remarks += (isNudged(each) ? 1 : 0) + (each.votes?.length ?? 0);
  return remarks;
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
  const { askedAt, restsUntil, nudge, votes, tookBack, tookBackEarlier } = attendance;
  return {
    ...(askedAt !== undefined && { askedSince: dayOf(askedAt, now) }),
    ...(restsUntil !== undefined && isResting(attendance, now.played) && { vacationUntil: dayOf(restsUntil, now) }),
    ...(nudge && isNudged(attendance) && { nudged: { by: nudge.by, at: dayOf(nudge.at, now) } }),
    ...(votes !== undefined && { votes }),
    ...(tookBack !== undefined && { tookBack }),
    ...(tookBackEarlier !== undefined && { tookBackEarlier }),
  };
}

/** All are counted, but only the last places are kept: there is no end to them where only bots are asked. */
export function withTakenBack(attendance: Attendance, event: number): Attendance {
  const all = [...(attendance.tookBack ?? []), event];
  const tookBack = all.slice(-TAKEN_BACK_KEPT);
  const earlier = (attendance.tookBackEarlier ?? 0) + all.length - tookBack.length;
  return { ...attendance, tookBack, ...(earlier > 0 && { tookBackEarlier: earlier }) };
}

/** As the time of day: so long ago, or so far ahead, without the time that the server was away. */
function dayOf(played: number, now: Moment): number {
  return now.day + played - now.played;
}
