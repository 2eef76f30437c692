import { expect, test } from 'vitest';
import type { Timing } from '../protocol/notifications.ts';
import { dueAt, isZone, usualTiming } from './timing.ts';

/** When it comes, for something that happens then. */
const due = (at: string, timing: Partial<Timing>) =>
  new Date(dueAt(Date.parse(at), { ...usualTiming, ...timing })).toISOString().slice(0, 16);
const night = { from: 22, to: 7 };

test('at once, but not in the quiet hours, which are those of the place', () => {
  expect(due('2026-05-01T12:34Z', {})).toBe('2026-05-01T12:34');
  expect(due('2026-05-01T21:59Z', { quiet: night })).toBe('2026-05-01T21:59');
  expect(due('2026-05-01T22:00Z', { quiet: night })).toBe('2026-05-02T07:00');
  expect(due('2026-05-02T06:59Z', { quiet: night })).toBe('2026-05-02T07:00');
  expect(due('2026-05-01T20:30Z', { quiet: night, zone: 'Europe/Kyiv' })).toBe('2026-05-02T04:00');
  expect(due('2026-05-01T13:05Z', { quiet: { from: 13, to: 14 } })).toBe('2026-05-01T14:00');
  expect(due('2026-05-01T13:05Z', { quiet: { from: 13, to: 13 } })).toBe('2026-05-01T13:05');
});

test('once a day at their hour, or when the quiet hours end after it', () => {
  const digest = { pace: 'digest', digestHour: 18 } as const;
  expect(due('2026-05-01T12:34Z', digest)).toBe('2026-05-01T18:00');
  expect(due('2026-05-01T18:00Z', digest)).toBe('2026-05-02T18:00');
  expect(due('2026-05-01T12:34Z', { ...digest, zone: 'Asia/Kathmandu' })).toBe('2026-05-02T12:15');
  expect(due('2026-05-01T12:34Z', { ...digest, digestHour: 23, quiet: night })).toBe('2026-05-02T07:00');
});

test('a night in which the clocks change loses nothing', () => {
  const kyiv = { pace: 'digest', digestHour: 3, zone: 'Europe/Kyiv' } as const; // 3 o'clock is left out
  expect(due('2026-03-28T22:00Z', kyiv)).toBe('2026-03-30T00:00');
  expect(due('2026-03-29T00:30Z', { quiet: { from: 2, to: 3 }, zone: 'Europe/Kyiv' })).toBe('2026-03-29T01:00');
  const onlyAt3 = { quiet: { from: 4, to: 3 }, zone: 'Europe/Kyiv' };
  expect(due('2026-03-28T02:30Z', onlyAt3)).toBe('2026-03-30T00:00');
  expect(due('2026-10-25T01:30Z', onlyAt3)).toBe('2026-10-25T01:30'); // the second time that it is past 3
});

test('zones that there are', () => {
  expect(isZone('America/New_York')).toBe(true);
  for (const zone of ['Moon/Tycho', '', '../etc']) expect(isZone(zone), zone).toBe(false);
});
