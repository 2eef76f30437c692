import { expect, test } from 'vitest';
import type { StoryTurn } from '../games/story.ts';
import { timesTookBack, tookBack, withTookBack } from './tookBack.ts';

const turn = (seq: number): StoryTurn => {
  const event = { key: 'arcs.pip', seq };
  return { seat: 0, title: event, lines: [{ message: event, events: [event] }], places: [], weight: 0 };
};

test('what was taken back stands after the turn in which that was', () => {
  const [first, second, third] = [turn(0), turn(10), turn(20)];
  const seats = [{ tookBack: [12, 30] }, {}, { tookBack: [10] }];
  expect(withTookBack([first, second, third], seats)).toEqual([
    first,
    { by: 2, event: 10 },
    second,
    { by: 0, event: 12 },
    third,
    { by: 0, event: 30 },
  ]);
  expect(withTookBack([first, second], [{}, {}])).toEqual([first, second]);
});

test('it is counted by seat', () => {
  expect(tookBack([{ tookBack: [3, 9] }, {}]).map(({ by }) => by)).toEqual([0, 0]);
  expect(timesTookBack({ tookBack: [3, 9], tookBackEarlier: 5 })).toBe(7);
  expect(timesTookBack({})).toBe(0);
});
