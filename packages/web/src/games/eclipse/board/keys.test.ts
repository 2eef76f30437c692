import { expect, test } from 'vitest';
import type { SectorId, SectorView } from '../model.ts';
import { nextOf } from './keys.ts';

const at = (q: number, r: number): SectorView => ({
  ...{ q, r, rotation: 0, discovery: false, owner: null, cubes: [], orbital: null },
  ...{ monolith: false, warpPortal: null, arrivals: [], ships: [] },
});

// A row of three with a gap, one row above, one row two below.
const sectors: { [id in SectorId]?: SectorView } = {
  '001': at(0, 0),
  '101': at(0, 1),
  '201': at(0, 3),
  '102': at(1, -1),
  '301': at(-2, 1),
};

test('arrows lead along a row, over gaps, and end with it', () => {
  expect(nextOf(sectors, '001', 'ArrowRight')).toBe('101');
  expect(nextOf(sectors, '101', 'ArrowRight')).toBe('201');
  expect(nextOf(sectors, '201', 'ArrowRight')).toBeNull();
  expect(nextOf(sectors, '101', 'ArrowLeft')).toBe('001');
});

test('arrows lead to the nearest sector of the rows above and below', () => {
  expect(nextOf(sectors, '001', 'ArrowUp')).toBe('102');
  expect(nextOf(sectors, '102', 'ArrowUp')).toBeNull();
  expect(nextOf(sectors, '102', 'ArrowDown')).toBe('001');
  expect(nextOf(sectors, '001', 'ArrowDown')).toBe('301');
});
