import { options } from '@orrery/arcs';
import { expect, test } from 'vitest';
import { type Chosen, fitted, fittingOptions, withOther } from './fittingOptions.ts';

const usual: Chosen = Object.fromEntries(Object.entries(options).map(([option, face]) => [option, face.default]));
const valuesOf = (option: string, chosen: Chosen) =>
  fittingOptions(options, chosen).find((each) => each.option === option)?.values;

test.each([2, 3, 4])('only maps for %i players are offered to so many', (players) => {
  const maps = valuesOf('setupCard', { ...usual, players });
  expect(maps).toHaveLength(5);
  expect(maps?.slice(1).every((map) => String(map).startsWith(`${players}p-`))).toBe(true);
});

test('an option that means nothing now is not shown', () => {
  expect(valuesOf('loreEach', usual)).toBeUndefined();
  expect(valuesOf('loreEach', { ...usual, leadersAndLore: 'base' })).toEqual([1, 2]);
});

test('the number of players is chosen by the seats', () => {
  expect(valuesOf('players', usual)).toBeUndefined();
});

test('a map that no longer fits gives way to the usual one, everything else stays', () => {
  const chosen = { ...usual, players: 4, setupCard: '3p-mix-up', leadersAndLore: 'all' };
  expect(fitted(options, chosen)).toEqual({ ...chosen, setupCard: 'random' });
  const fits = { ...usual, players: 4, setupCard: '4p-frontiers' };
  expect(fitted(options, fits)).toEqual(fits);
});

test('an option that takes a text of one’s own keeps it', () => {
  const faces = { galaxy: { values: ['preset', 'built'], default: 'preset', text: 300 } };
  expect(fitted(faces, { galaxy: '22 44' })).toEqual({ galaxy: '22 44' });
  expect(fittingOptions(faces, {})).toEqual([{ option: 'galaxy', values: ['preset', 'built'], text: 300 }]);
});

test('what is named for each seat follows their number, and two seats swap what they have', () => {
  const faces = {
    players: { values: [2, 3], default: 2 },
    people: { values: ['random'], default: 'random', each: { kind: 'people', ids: ['sol', 'hacan', 'letnev'] } },
  };
  const named = (people: readonly string[], players: number) => fitted(faces, { players, people }).people;
  expect(named([], 2)).toEqual(['sol', 'hacan']);
  expect(named(['letnev', 'sol'], 3)).toEqual(['letnev', 'sol', 'hacan']);
  expect(named(['letnev', 'sol', 'hacan'], 2)).toEqual(['letnev', 'sol']);
  expect(withOther(['letnev', 'sol', 'hacan'], 0, 'hacan')).toEqual(['hacan', 'sol', 'letnev']);
});
