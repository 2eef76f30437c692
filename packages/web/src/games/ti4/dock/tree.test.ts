import { gamePackage } from '@orrery/ti4/package';
import { expect, test } from 'vitest';
import { tablesOf, type View } from '../model.ts';
import { treeOf } from './tree.ts';

const tables = tablesOf({ tables: JSON.parse(JSON.stringify(gamePackage.tables)) });

const view = {
  players: [
    {
      technologies: ['neural-motivator'],
      exhausted: ['neural-motivator'],
      units: {},
      technologyDeck: ['hyper-metabolism', 'dacxive-animators', 'bioplasmosis', 'fighter-2'],
    },
    { technologies: ['hyper-metabolism', 'neural-motivator'], exhausted: [], technologyDeck: null },
  ],
  outlook: {
    own: {
      technologies: {
        researchable: ['dacxive-animators'],
        lacking: { 'hyper-metabolism': { biotic: 1 }, 'fighter-2': { biotic: 0, propulsion: 1 } },
      },
    },
  },
} as unknown as View;

test('the tree tells what I have, what I could research, what is missing for the rest, and who has it', () => {
  const [biotic, upgrades] = treeOf(view, tables, 0);
  expect(biotic?.colour).toBe('biotic');
  expect(biotic?.nodes.map(({ id, state, lacking, owners }) => [id, state, lacking, owners])).toEqual([
    ['neural-motivator', 'owned', [], [0, 1]],
    ['dacxive-animators', 'open', [], []],
    ['hyper-metabolism', 'far', ['biotic'], [1]],
    ['bioplasmosis', 'far', [], []],
  ]);
  expect(biotic?.nodes.map(({ isFaction, isExhausted }) => [isFaction, isExhausted])).toEqual([
    [false, true],
    [false, false],
    [false, false],
    [true, false],
  ]);
  expect(upgrades?.nodes.map(({ id, lacking }) => [id, lacking])).toEqual([['fighter-2', ['propulsion']]]);
});

test('before the first round nothing is known of what is missing', () => {
  const [biotic] = treeOf({ ...view, outlook: null }, tables, 0);
  expect(biotic?.nodes.map(({ state }) => state)).toEqual(['owned', 'far', 'far', 'far']);
});

test('an upgrade tells what it would change', () => {
  const players = [{ ...view.players[0], units: { fighter: 'fighter' } }];
  const [, upgrades] = treeOf({ ...view, players } as unknown as View, tables, 0);
  expect(upgrades?.nodes[0]?.changes).toEqual([
    { figure: 'combat', before: 9, after: 8 },
    { figure: 'move', before: null, after: 2 },
  ]);
});
