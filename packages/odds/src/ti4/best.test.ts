import type { UnitType } from '@orrery/ti4/battles';
import { expect, test } from 'vitest';
import { type Battle, type Order, oddsOf } from './index.ts';

const battle = (mine: Order, theirs: Order): Battle => ({
  attacker: { faction: 'xxcha', space: { dreadnought: 1, cruiser: 2, carrier: 1, destroyer: 1 }, order: mine },
  defender: { faction: 'yssaril', space: { dreadnought: 2, cruiser: 1, destroyer: 2 }, order: theirs },
});

function value(mine: Order, theirs: Order): number {
  const { win, loss } = oddsOf(battle(mine, theirs));
  return win - loss;
}

const orders: readonly (readonly UnitType[])[] = [
  ['destroyer', 'carrier', 'cruiser', 'dreadnought'],
  ['carrier', 'cruiser', 'destroyer', 'dreadnought'],
  ['dreadnought', 'cruiser', 'carrier', 'destroyer'],
  ['cruiser', 'dreadnought', 'destroyer', 'carrier'],
];

test('no stated order beats the best one, against a side that keeps to its order', () => {
  const best = value('best', 'usual');
  for (const order of orders) expect(value(order, 'usual')).toBeLessThanOrEqual(best + 1e-12);
  const worst = value('usual', 'best');
  for (const order of orders) expect(value('usual', order)).toBeGreaterThanOrEqual(worst - 1e-12);
});

test('when both choose, neither does better by keeping to an order', () => {
  const both = value('best', 'best');
  expect(value('usual', 'best')).toBeLessThanOrEqual(both + 1e-12);
  expect(value('best', 'usual')).toBeGreaterThanOrEqual(both - 1e-12);
});

test('the answer says which order it assumes, and that the best is not known where something answers hits', () => {
  expect(oddsOf(battle('best', 'usual')).attacker.orderIs).toBe('best');
  expect(oddsOf(battle('best', ['cruiser'])).defender.orderIs).toBe('stated');
  const yin: Battle = { ...battle('best', 'usual'), defender: { faction: 'yin', space: { flagship: 1, cruiser: 1 } } };
  expect(oddsOf(yin).attacker.orderIs).toBe('usual');
});

test('with one kind of ship there is nothing to choose', () => {
  const plain = (order: Order): Battle => ({
    attacker: { faction: 'xxcha', space: { cruiser: 3 }, order },
    defender: { faction: 'yssaril', space: { dreadnought: 2 } },
  });
  const [best, usual] = [oddsOf(plain('best'), { rounds: 2 }), oddsOf(plain('usual'), { rounds: 2 })];
  expect(best.win).toBeCloseTo(usual.win, 12);
  expect(best.rounds[1]?.open).toBeCloseTo(usual.rounds[1]?.open ?? Number.NaN, 12);
});
