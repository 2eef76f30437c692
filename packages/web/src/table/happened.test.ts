import { expect, test } from 'vitest';
import type { StoryTurn, Weight } from '../games/story.ts';
import { inLines, sinceMyTurn } from './happened.ts';

const turn = (seat: number | null, weight: Weight = 0): StoryTurn => ({
  seat,
  weight,
  title: { key: 'turn' },
  lines: [],
  places: [],
});

test('news is what others did since my last turn, also while I play the next', () => {
  const [first, mine, second, third, again] = [turn(1), turn(0), turn(1), turn(null), turn(0)];
  expect(sinceMyTurn([first, mine, second, third], 0)).toEqual([second, third]);
  expect(sinceMyTurn([first, mine, second, third, again], 0)).toEqual([second, third]);
  expect(sinceMyTurn([first, mine], 0)).toEqual([first]);
  expect(sinceMyTurn([first, mine], null)).toEqual([first, mine]);
});

test('who passed together with others has had a turn', () => {
  const together = { ...turn(null), seats: [1, 0] };
  const next = turn(2);
  expect(sinceMyTurn([turn(1), together, next], 0)).toEqual([next]);
});

test('turning points stay, then come the latest, in their order', () => {
  const turns = [turn(1, 2), turn(2), turn(3), turn(1), turn(2), turn(3, 2), turn(1)];
  expect(inLines(turns, 3)).toEqual([turns[0], turns[5], turns[6]]);
  expect(inLines(turns, 2)).toEqual([turns[0], turns[5]]);
  expect(inLines(turns, 9)).toEqual(turns);
});
