import { expect, test } from 'vitest';
import { MOST_MOMENTS, missedMoments, parseSeen } from './away.ts';

test('whoever missed nothing is shown nothing', () => {
  expect(missedMoments(12, 12)).toEqual([]);
  expect(missedMoments(12, 9)).toEqual([]); // an undo took answers back
});

test('a few missed answers are shown one by one, from where I left', () => {
  expect(missedMoments(12, 13)).toEqual([12]);
  expect(missedMoments(12, 16)).toEqual([12, 13, 14, 15]);
});

test('of many only some are shown, so that nobody waits long', () => {
  const moments = missedMoments(0, 500);
  expect(moments).toHaveLength(MOST_MOMENTS);
  expect(moments[0]).toBe(0);
  expect(moments.at(-1)).toBeLessThan(500);
  expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
});

test.each([
  [null, null],
  ['', 0],
  ['7', 7],
  ['-1', null],
  ['x', null],
  ['1.5', null],
])('stored %j is %j answers seen', (stored, seen) => {
  expect(parseSeen(stored)).toBe(seen);
});
