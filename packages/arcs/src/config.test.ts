import { BadConfig } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { configure } from './config.ts';

test('an empty configuration is a game for three without leaders', () => {
  const usual = { players: 3, setupCard: 'random', leadersAndLore: 'off', loreEach: 1, splitDiscard: false };
  expect(configure({})).toEqual(usual);
  expect(configure({ players: 2, leadersAndLore: 'all' })).toMatchObject({ players: 2, leadersAndLore: 'all' });
});

test.each([
  [{ players: 5 }, "'players' must be one of 2, 3, 4, not 5"],
  [{ players: '3' }, "'players' must be one of 2, 3, 4"],
  [{ setupCard: 'nowhere' }, "'setupCard' must be one of"],
  [{ players: 3, setupCard: '4p-frontiers' }, "'setupCard' can be '4p-frontiers' only when 'players' is 4, not 3"],
  [{ leadersAndLore: true }, "'leadersAndLore' must be one of off, base, all"],
  [{ speed: 9 }, "Arcs has no option 'speed'"],
  [{ toString: 1 }, "Arcs has no option 'toString'"],
  [null, 'a JSON object'],
  [[], 'a JSON object'],
  ['x', 'a JSON object'],
])('%j is refused with a sentence that says why', (input, text) => {
  expect(() => configure(input)).toThrow(BadConfig);
  expect(() => configure(input)).toThrow(text);
});
