import { expect, test } from 'vitest';
import { plainStory } from './plainStory.ts';

const event = (seq: number, key: string, seat?: number) => ({
  seq,
  key,
  args: seat === undefined ? { system: 'system/18' } : { seat: `seat/${seat}`, system: 'system/18' },
});

test('what a player did in a row is a turn; nothing is lost', () => {
  const events = [event(0, 'a', 1), event(1, 'b', 1), event(2, 'c', 2), event(3, 'd'), event(4, 'e', 1)];
  const turns = plainStory(events, { seat: 0, view: null });
  expect(turns.map(({ seat, title }) => [seat, title.key])).toEqual([
    [1, 'a'],
    [2, 'c'],
    [null, 'd'],
    [1, 'e'],
  ]);
  expect(turns.flatMap(({ lines }) => lines.flatMap((line) => line.events))).toEqual(events);
  expect(turns[0]?.places).toEqual(['system:18']);
});
