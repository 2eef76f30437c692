import type { EclipseView } from '@orrery/eclipse';
import { expect, test } from 'vitest';
import { arrivals } from './motion.ts';

type Sectors = EclipseView['sectors'];

/** Sectors with the ships of seat 0. */
const galaxy = (ships: Readonly<Record<string, readonly string[]>>): Sectors =>
  Object.fromEntries(
    Object.entries(ships).map(([id, types]) => [id, { ships: types.map((type) => ({ owner: 0, type, damage: 0 })) }]),
  ) as unknown as Sectors;

test('a ship that is elsewhere now came from where it was', () => {
  const before = galaxy({ '101': ['cruiser', 'interceptor'], '102': ['cruiser'] });
  const after = galaxy({ '101': ['interceptor'], '102': ['cruiser', 'cruiser'] });
  expect(arrivals(before, after)).toEqual([{ id: '102', from: '101', key: '0:cruiser' }]);
});

test('a ship that was built came from nowhere', () => {
  expect(arrivals(galaxy({ '101': [] }), galaxy({ '101': ['cruiser'] }))).toEqual([]);
});

test('nothing is told when several places may be meant', () => {
  const before = galaxy({ '101': ['cruiser'], '102': ['cruiser'], '103': [] });
  const after = galaxy({ '101': [], '102': [], '103': ['cruiser'] });
  expect(arrivals(before, after)).toEqual([]);
});
