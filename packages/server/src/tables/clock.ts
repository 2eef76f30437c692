/** Clocks as plain figures: what is left for each seat at a moment. Times are milliseconds of playing time. */
import type { Clock } from '../protocol/index.ts';

export interface ClockState {
  /** When `left` was right. Since then the time of those waited for has been running. */
  readonly at: number;
  readonly left: readonly number[];
  /** Until when the time of a seat stands still, by seat. */
  readonly rests?: readonly (number | undefined)[];
}

/** Null without a clock. */
export function startClock(clock: Clock, seats: number, now: number): ClockState | null {
  if (clock.kind === 'none') return null;
  return { at: now, left: Array.from({ length: seats }, () => clock.seconds * 1000) };
}

/**
 * The clock after a change: `before` were waited for until now, `after` are from now on. Whoever has taken an answer back (`isBack`) goes on
 * with the time they had when they gave it: else they could give it and take it back for ever.
 */
export function movedClock(
  clock: Clock,
  state: ClockState | null,
  before: readonly number[],
  after: readonly number[],
  now: number,
  isBack = false,
): ClockState | null {
  if (state === null || clock.kind === 'none') return null;
  const left = leftAt(state, before, now);
  if (clock.kind === 'turn' && !isBack) {
    for (const seat of after) if (!before.includes(seat)) left[seat] = clock.seconds * 1000;
  }
  return { at: now, left };
}

export function leftAt(state: ClockState, running: readonly number[], now: number): number[] {
  return state.left.map((left, seat) =>
    running.includes(seat) ? Math.max(0, left - Math.max(0, now - runsFrom(state, seat))) : left,
  );
}

/** When the first of the running seats is out of time. */
export function deadline(state: ClockState | null, running: readonly number[]): number | null {
  if (state === null || running.length === 0) return null;
  return Math.min(...running.map((seat) => runsFrom(state, seat) + (state.left[seat] ?? 0)));
}

export function isOut(state: ClockState | null, seat: number, now: number): boolean {
  return state !== null && now >= runsFrom(state, seat) + (state.left[seat] ?? 0);
}

function runsFrom({ at, rests }: ClockState, seat: number): number {
  return Math.max(at, rests?.[seat] ?? at);
}

/** A game that is played over days, in which people may be away: without a clock, or with one of a day or more. */
export function isByTurn(clock: Clock): boolean {
  return clock.kind === 'none' || clock.seconds >= 86_400;
}

/** Milliseconds after which somebody who does not play is absent: two turns, but not for going to the door; `usual` without a clock. */
export function absenceAt(clock: Clock, usual: number): number {
  return clock.kind === 'none' ? usual : Math.max(Math.min(usual, 900_000), 2000 * clock.seconds);
}
