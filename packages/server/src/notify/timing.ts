/** When somebody wants to be told: at once or once a day, and never in their quiet hours. */
import type { Timing } from '../protocol/notifications.ts';

const MINUTE = 60_000;
/** All zones are a multiple of this away from each other. */
const QUARTER = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;
const QUARTERS = DAY / QUARTER;

export const usualTiming: Timing = { pace: 'now', digestHour: 18, quiet: null, zone: 'UTC' };

export function isZone(zone: string): boolean {
  try {
    return clockIn(zone) !== null;
  } catch {
    return false;
  }
}

/** When something that happens now is to be told. */
export function dueAt(now: number, timing: Timing): number {
  return afterQuiet(timing.pace === 'digest' ? nextHour(now, timing) : now, timing);
}

function nextHour(now: number, { digestHour, zone }: Timing): number {
  const clock = clockIn(zone);
  return quartersAfter(now).find((time) => isOnTheHour(clock(time), digestHour)) ?? now + DAY;
}

/** That time, or the end of the quiet hours in which it is. */
export function afterQuiet(time: number, { quiet, zone }: Timing): number {
  if (quiet === null) return time;
  const clock = clockIn(zone);
  if (!isQuiet(clock(time).hour, quiet)) return time;
  return quartersAfter(time).find((later) => !isQuiet(clock(later).hour, quiet)) ?? time;
}

/** From 22 to 7 goes over midnight; from an hour to the same one is never. */
function isQuiet(hour: number, { from, to }: { from: number; to: number }): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

function isOnTheHour({ hour, minute }: { hour: number; minute: number }, wanted: number): boolean {
  return hour === wanted && minute < QUARTER / MINUTE;
}

/** The beginnings of all quarters of an hour for a little more than two days: a change of the clocks may leave an hour out. */
function quartersAfter(time: number): number[] {
  const next = (Math.floor(time / QUARTER) + 1) * QUARTER;
  return Array.from({ length: 2 * QUARTERS + 4 }, (_, i) => next + i * QUARTER);
}

type Clock = (time: number) => { hour: number; minute: number };

function clockIn(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  return (time) => {
    const parts = format.formatToParts(time);
    const number = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    return { hour: number('hour'), minute: number('minute') };
  };
}
