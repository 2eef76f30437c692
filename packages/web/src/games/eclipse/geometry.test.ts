import { tables } from '@orrery/eclipse';
import { directions, ringOf, step } from '@orrery/eclipse/figures';
import { describe, expect, test } from 'vitest';
import { apothem, boardBox, boxOf, centreOf, edgeAt, hexAt, openZones } from './geometry.ts';

const zones = Array.from({ length: 121 }, (_, i) => ({ q: (i % 11) - 5, r: Math.floor(i / 11) - 5 }));

test('directions are counted as the tables count the edges of sectors', () => {
  expect(directions).toEqual(tables.directions);
});

describe('a zone', () => {
  test('is found by any point near its middle', () => {
    for (const zone of zones) {
      const { x, y } = centreOf(zone);
      for (const angle of [0, 1, 2, 3, 4, 5, 6]) {
        const point = { x: x + 0.98 * apothem * Math.cos(angle), y: y + 0.98 * apothem * Math.sin(angle) };
        expect(hexAt(point)).toEqual(zone);
      }
    }
  });

  test('meets its neighbour in the middle of the edge between them', () => {
    for (const direction of directions.keys()) {
      const zone = { q: 2, r: -1 };
      const [here, there] = [centreOf(zone), centreOf(step(zone, direction))];
      const edge = edgeAt(direction);
      expect(here.x + 2 * edge.x).toBeCloseTo(there.x, 0);
      expect(here.y + 2 * edge.y).toBeCloseTo(there.y, 0);
    }
  });

  test('belongs to the ring that its sectors are drawn for', () => {
    expect([ringOf({ q: 1, r: -1 }), ringOf({ q: 1, r: 1 }), ringOf({ q: -4, r: 2 })]).toEqual([1, 2, 3]);
  });
});

describe('the board', () => {
  const sector = (q: number, r: number, owner: number | null = null) => ({
    ...{ q, r, rotation: 0, discovery: false, owner, cubes: [], orbital: null },
    ...{ monolith: false, warpPortal: null, ships: [], arrivals: [] },
  });
  const galaxy = (sectors: object, left = 5) =>
    ({
      sectors,
      stacks: { 1: left, 2: left, 3: left },
      discards: { 1: [], 2: [], 3: [] },
      phase: 'action',
      revealed: null,
      explorable: [],
    }) as unknown as Parameters<typeof boxOf>[0];

  test('shows the zones around sectors, but not around those that only Ancients hold', () => {
    const ancients = { ...sector(1, 0), ships: [{ owner: 'ancient', type: 'ancient', damage: 0 }] };
    expect(openZones(galaxy({ '001': sector(0, 0), '101': ancients }))).toHaveLength(5);
    expect(openZones(galaxy({ '001': sector(0, 0), '101': { ...ancients, arrivals: [0] } }))).toHaveLength(8);
    expect(openZones(galaxy({ '001': sector(0, 0), '101': { ...ancients, owner: 0 } }))).toHaveLength(8);
  });

  test('shows no zone for which no sector is left, but the one where a sector is to be placed', () => {
    const empty = galaxy({ '001': sector(0, 0, 0) }, 0);
    expect(openZones(empty)).toEqual([]);
    const zone = { q: 0, r: 1 };
    expect(openZones({ ...empty, revealed: { seat: 0, zone, sectors: [] } })).toEqual([zone]);
  });

  test('grows with the galaxy, and with the zones that I may explore, not with those of others', () => {
    const one = galaxy({ '001': sector(0, 0, 0) });
    const small = boxOf(one);
    const large = boxOf(galaxy({ '001': sector(0, 0, 0), '101': sector(0, 1, 0) }));
    expect(openZones(one)).toHaveLength(6);
    expect(large).toEqual({ ...small, right: expect.closeTo(small.right + 2 * apothem) });
    expect(boxOf({ ...one, explorable: [{ q: 0, r: 1 }] })).toEqual(large);
    expect(boxOf({ ...one, revealed: { seat: 1, zone: { q: 0, r: 1 }, sectors: [] } })).toEqual(large);
  });

  test('is as large as three rings before anybody has a sector', () => {
    const view = { ...galaxy({ '001': sector(0, 0) }), phase: 'setup' };
    const { width, height } = boardBox(view as unknown as Parameters<typeof boardBox>[0]);
    expect(width).toBeGreaterThan(height);
    expect(height).toBe(Math.ceil(2 * (450 + 100 + 12)));
  });
});
