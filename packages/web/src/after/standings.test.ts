import { expect, test } from 'vitest';
import { standings } from './standings.ts';

const table = (winners: number[], scores: number[]) =>
  standings({ winners, scores }).map(({ seat, place }) => [seat, place]);

test('by points', () =>
  expect(table([1], [3, 9, 5])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ]));
test('a tie that the rules broke names one winner', () =>
  expect(table([2], [9, 4, 9])).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
  ]));
test('equal losers share a place', () =>
  expect(table([0], [9, 4, 4])).toEqual([
    [0, 1],
    [1, 2],
    [2, 2],
  ]));
test('a shared victory', () =>
  expect(table([0, 1], [9, 9, 4])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]));
