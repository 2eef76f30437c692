import { expect, test } from 'vitest';
import type { View } from '../model.ts';
import { hiddenOf, rowsOf, seatsFrom } from './rows.ts';

/** Two players; the one has scored what the other could, and nobody can score the rest. */
const view = {
  players: [{}, {}],
  objectives: [
    { id: 'expand-borders', stage: 1, revealed: true, scored: [0] },
    { id: null, stage: 1, revealed: false, scored: [] },
    { id: null, stage: 2, revealed: false, scored: [] },
    { id: null, stage: 2, revealed: false, scored: [] },
  ],
  published: [{ id: 'control-the-region', scored: [], open: true }],
  outlook: {
    objectives: [
      { id: 'expand-borders', points: 1, need: 6, have: [7, 6], can: [1] },
      { id: 'control-the-region', points: 1, need: 6, have: [2, null], can: [] },
    ],
  },
} as unknown as View;

test('an objective tells who has scored it, who could, and how far the others are', () => {
  expect(rowsOf(view, null)).toEqual([
    {
      thing: 'public-objective/expand-borders',
      stage: 1,
      cells: [{ state: 'scored' }, { state: 'can', have: 6, need: 6 }],
    },
    {
      thing: 'secret-objective/control-the-region',
      stage: null,
      cells: [{ state: 'far', have: 2, need: 6 }, { state: 'none' }],
    },
  ]);
});

test('what I am nearest to comes first, and what I have scored last', () => {
  const things = (seat: number) => rowsOf(view, seat).map(({ thing }) => thing.split('/')[1]);
  expect(things(0)).toEqual(['control-the-region', 'expand-borders']);
  expect(things(1)).toEqual(['expand-borders', 'control-the-region']);
});

test('when the game is over what was scored still stands', () => {
  const [first] = rowsOf({ ...view, outlook: null }, 0);
  expect(first?.cells).toEqual([{ state: 'scored' }, { state: 'none' }]);
});

test('objectives that lie face down are counted by their stage', () => {
  expect(hiddenOf(view)).toEqual([
    { stage: 1, count: 1 },
    { stage: 2, count: 2 },
  ]);
});

test('the seats begin with mine', () => {
  expect([seatsFrom(2, 4), seatsFrom(null, 3)]).toEqual([
    [2, 3, 0, 1],
    [0, 1, 2],
  ]);
});
