import { expect, test } from 'vitest';
import type { PlayerView } from '../model.ts';
import { buildAnswers, canAdd, costOf, type Planned } from './yard.ts';

const costs = { interceptor: 3, cruiser: 5, dreadnought: 8, starbase: 3, orbital: 4, monolith: 10 };
const player = {
  supply: { interceptor: 2, cruiser: 4, dreadnought: 2, starbase: 4 },
  resources: { materials: 9, science: 0, money: 0 },
} as unknown as PlayerView;
const yard = { player, costs, offered: ['interceptor', 'cruiser', 'orbital'] as const, activations: 2 };
const plan = (...pieces: Planned['piece'][]): Planned[] => pieces.map((piece) => ({ piece, at: '101' }));

test('pieces go to their sectors in the order in which they were planned', () => {
  const [first, second] = [{ piece: 'cruiser', at: '101' } as const, { piece: 'orbital', at: null } as const];
  expect(buildAnswers([first, second])).toEqual(['build:cruiser', '?sector:101', 'build:orbital']);
});

test('no more is planned than there are activations, ships and materials', () => {
  expect(costOf(costs, plan('interceptor', 'cruiser'))).toBe(8);
  expect(canAdd(yard, plan('interceptor'), 'cruiser')).toBe(true);
  expect(canAdd(yard, plan('cruiser'), 'cruiser')).toBe(false);
  expect(canAdd(yard, plan('interceptor', 'interceptor'), 'interceptor')).toBe(false);
  expect(canAdd({ ...yard, activations: 3 }, plan('interceptor', 'interceptor'), 'interceptor')).toBe(false);
  expect(canAdd(yard, plan('orbital'), 'orbital')).toBe(false);
  expect(canAdd(yard, [], 'dreadnought')).toBe(false);
});

test('the first piece may cost more than there is, because one can trade', () => {
  const poor = { ...yard, player: { ...player, resources: { materials: 0, science: 9, money: 9 } } };
  expect(canAdd(poor, [], 'cruiser')).toBe(true);
  expect(canAdd(poor, plan('cruiser'), 'interceptor')).toBe(false);
});
