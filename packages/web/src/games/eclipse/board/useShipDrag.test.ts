import { expect, test } from 'vitest';
import { centreOf } from '../geometry.ts';
import { sectorAt } from './useShipDrag.ts';

test('a ship is dropped on the sector under the pointer, and nowhere on an empty zone', () => {
  const view = { sectors: { '203': { q: 2, r: -1 } } } as unknown as Parameters<typeof sectorAt>[0];
  const { x, y } = centreOf({ q: 2, r: -1 });
  expect(sectorAt(view, { x: x + 60, y: y - 30 })).toBe('203');
  expect(sectorAt(view, { x: x + 120, y })).toBeNull();
});
