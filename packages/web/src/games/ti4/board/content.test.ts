import { expect, test } from 'vitest';
import type { View } from '../model.ts';
import { fleetsIn, holderOf } from './content.ts';
import { curveThrough, waysOf } from './Moves.tsx';
import type { Content } from './marks.ts';

const empty: Content = { planets: [], fleets: [], tokens: [], wormholes: [], anomaly: null };

test('who was there before stands above who has just come, each with the strongest ships first', () => {
  const units = [
    { seat: 0, type: 'fighter', count: 2, damaged: 0 },
    { seat: 0, type: 'war-sun', count: 1, damaged: 0 },
    { seat: 3, type: 'cruiser', count: 1, damaged: 0 },
  ] as const;
  const fleets = fleetsIn({ units: [...units] }, 0);
  expect(fleets.map(({ seat }) => seat)).toEqual([3, 0]);
  expect(fleets[1]?.groups.map(({ type }) => type)).toEqual(['war-sun', 'fighter']);
});

test('a system belongs to the only one who is there, and to nobody where two are', () => {
  const fleet = (seat: number) => ({ seat, groups: [{ type: 'cruiser', count: 1, damaged: 0 } as const] });
  expect(holderOf(empty)).toBeNull();
  expect(holderOf({ ...empty, fleets: [fleet(2)] })).toBe(2);
  expect(holderOf({ ...empty, fleets: [fleet(2), fleet(4)] })).toBeNull();
});

test('ships that go the same way are one curve with their number; a way that is not chosen yet is none', () => {
  const move = (count: number, ...path: string[]) => ({ type: 'cruiser', count, damaged: false, path, cargo: [] });
  const moves = [
    move(1, 'tile-01', 'tile-02'),
    move(2, 'tile-01', 'tile-02'),
    move(1, 'tile-03'),
    move(1, 'tile-04', 'tile-02'),
  ];
  const ways = waysOf({ tactical: { moves } } as unknown as View);
  expect(ways.map(({ ships, path }) => [ships, path[0]])).toEqual([
    [3, 'tile-01'],
    [1, 'tile-04'],
  ]);
});

test('a way begins in the first hex, passes those between, and ends at the edge of the last', () => {
  const { d } = curveThrough([
    { x: 0, y: 0 },
    { x: 0, y: -100 },
    { x: 0, y: -200 },
  ]);
  expect(d).toBe('M0 -33Q0 -100 0 -155');
});
