import { expect, test } from 'vitest';
import { pretty } from './pretty.ts';

test('members come one per line and small ones stay on it', () => {
  expect(pretty({ round: 1, leader: null, points: [1, 2], hand: { fuel: 2 } })).toEqual([
    'round: 1',
    'leader: -',
    'points: [1, 2]',
    'hand: {fuel 2}',
  ]);
});

test('what does not fit goes below its name', () => {
  const players = ['one', 'two'].map((name) => ({ name, ships: [1, 2, 3] }));
  expect(pretty({ players }, 40)).toEqual([
    'players:',
    '  - {name one, ships [1, 2, 3]}',
    '  - {name two, ships [1, 2, 3]}',
  ]);
  expect(pretty({ players }, 30)).toEqual([
    'players:',
    '  - name: one',
    '    ships: [1, 2, 3]',
    '  - name: two',
    '    ships: [1, 2, 3]',
  ]);
});

test('long lists of words are wrapped', () => {
  const lines = pretty({ deck: Array.from({ length: 30 }, (_, index) => `card-${index}`) }, 40);
  expect(lines[0]).toBe('deck:');
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
});
