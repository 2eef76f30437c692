import { type EclipseView, tables } from '@orrery/eclipse';
import { position } from '@orrery/eclipse/testing';
import { expect, test } from 'vitest';
import type { PlayerView } from '../model.ts';
import { offeredPrice, pricesOf, shelvesOf } from './prices.ts';

const owner = (table: ReturnType<typeof position>): PlayerView =>
  (table.turnOf(0).from('turn').match.view(0) as unknown as EclipseView).players[0]!;

test('copies of a technology lie on one place, the cheapest of a category first', () => {
  expect(shelvesOf(tables, ['plasma-cannon', 'starbase', 'plasma-cannon', 'metasynthesis'])).toEqual({
    military: [
      { id: 'starbase', copies: 1 },
      { id: 'plasma-cannon', copies: 2 },
    ],
    grid: [],
    nano: [],
    rare: [{ id: 'metasynthesis', copies: 1 }],
  });
});

test('the price falls with the tiles on the track, but not below the minimum', () => {
  const player = owner(position().know(0, 'nanorobots', 'orbital'));
  expect(pricesOf(tables, player, 'fusion-drive')).toEqual([{ track: 'nano', cost: 3 }]);
  expect(pricesOf(tables, player, 'conifold-field').map(({ cost }) => cost)).toEqual([5, 5, 5]);
  expect(pricesOf(tables, player, 'metasynthesis')).toEqual([
    { track: 'military', cost: 16 },
    { track: 'grid', cost: 17 },
    { track: 'nano', cost: 15 },
  ]);
});

test('a full track takes no more', () => {
  const military = ['neutron-bombs', 'plasma-cannon', 'phase-shield', 'advanced-mining', 'tachyon-source'] as const;
  const player = owner(position().know(0, ...military, 'gluon-computer'));
  expect(pricesOf(tables, player, 'plasma-missile')).toEqual([]);
  expect(pricesOf(tables, player, 'metasynthesis').map(({ track }) => track)).toEqual(['grid', 'nano']);
});

test('an offer names its price', () => {
  const option = (cost: number) => ({ id: `${cost}`, label: { key: 'any', args: { cost } } });
  expect([offeredPrice([option(7), option(5)]), offeredPrice(undefined)]).toEqual([5, null]);
});
