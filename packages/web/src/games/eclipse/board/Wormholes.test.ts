import { tables } from '@orrery/eclipse';
import { directions, step } from '@orrery/eclipse/figures';
import { expect, test } from 'vitest';
import { keyOf } from '../geometry.ts';
import { isReached, type Placed, wormholesOf } from './Wormholes.tsx';

// 304 shows wormholes at the edges 0 and 3 only, 001 at all of them.
const center: Placed = { id: '001', q: 0, r: 0, rotation: 0 };
const beside = (rotation: number): Placed => ({ id: '304', ...step(center, 0), rotation });
const statesOf = (sector: Placed, ...placed: Placed[]) =>
  Object.fromEntries(wormholesOf(tables, new Map(placed.map((each) => [keyOf(each), each])), sector));

test('wormholes join when both sectors show one', () => {
  const sector = beside(0);
  expect(statesOf(sector, center, sector)).toEqual({ 0: 'open', 3: 'joined' });
  expect(statesOf(center, center, sector)[0]).toBe('joined');
});

test('a wormhole that meets none is closed, one beside an empty zone open', () => {
  const sector = beside(1);
  expect(statesOf(sector, center, sector)).toEqual({ 1: 'open', 4: 'open' });
  expect(statesOf(center, center, sector)).toMatchObject({ 0: 'closed', 1: 'open' });
});

test('a zone is reached where a wormhole leads into it', () => {
  for (const direction of directions.keys()) {
    const sector: Placed = { id: '304', q: 4, r: -2, rotation: 2 };
    expect(isReached(tables, [sector], step(sector, direction))).toBe([2, 5].includes(direction));
  }
});
