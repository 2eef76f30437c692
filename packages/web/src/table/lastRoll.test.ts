import { expect, test } from 'vitest';
import type { StoryRoll, StoryTurn } from '../games/story.ts';
import { lastRoll } from './lastRoll.ts';

const roll = (seq: number, ...seats: number[]): StoryRoll => ({
  event: { seq, key: 'rolled' },
  seats,
  title: { key: 'title' },
  dice: [],
  place: null,
  outcome: { key: 'outcome' },
});
const turn = (seat: number | null, ...rolls: StoryRoll[]): StoryTurn => ({
  seat,
  title: { key: 'turn' },
  lines: [{ message: { key: 'line' }, events: rolls.map(({ event }) => event) }],
  places: [],
  weight: 0,
});
const [first, second, others] = [roll(1, 0, 1), roll(2, 1, 0), roll(3, 1, 2)];

test('the last roll in which I attacked or defended', () => {
  expect(lastRoll([turn(0, first, second)], [first, second], 0)).toBe(second);
  expect(lastRoll([turn(1, first, others)], [first, others], 0)).toBe(first);
  expect(lastRoll([turn(1, others)], [others], 0)).toBeNull();
});

test('my own roll is gone when my turn is', () => {
  expect(lastRoll([turn(0, first)], [first], 0)).toBe(first);
  expect(lastRoll([turn(0, first), turn(1)], [first], 0)).toBeNull();
});

test('what hit me stays while others play, until my own turn has ended', () => {
  expect(lastRoll([turn(1, second), turn(2)], [second], 0)).toBe(second);
  expect(lastRoll([turn(1, second), turn(2), turn(0)], [second], 0)).toBe(second);
  expect(lastRoll([turn(1, second), turn(2), turn(0), turn(1)], [second], 0)).toBeNull();
});
