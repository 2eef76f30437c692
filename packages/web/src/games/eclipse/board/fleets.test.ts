import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SectorView, ShipView } from '../model.ts';
import { fleetsIn, formation, item } from './fleets.ts';

const sector = (ships: readonly ShipView[], more: Partial<SectorView> = {}): SectorView => ({
  ...{ q: 0, r: 0, rotation: 0, discovery: false, owner: null, cubes: [], orbital: null },
  ...{ monolith: false, warpPortal: null, arrivals: [] },
  ...more,
  ships: [...ships],
});

const ship = (owner: ShipView['owner'], type: ShipView['type'], damage = 0): ShipView => ({ owner, type, damage });

describe('ships of a sector', () => {
  test('stand with their owner: the controller, then in order of arrival, then those of no player', () => {
    const ships = [ship('ancient', 'ancient'), ship(2, 'cruiser'), ship(0, 'cruiser'), ship(1, 'cruiser')];
    const fleets = fleetsIn('203', sector(ships, { owner: 1, arrivals: [0, 2, 1] }));
    expect(fleets.map(({ owner }) => owner)).toEqual([1, 0, 2, 'ancient']);
  });

  test('are stacked when alike, large ones first, and named as options name them', () => {
    const ships = [
      ship(0, 'interceptor'),
      ship(0, 'dreadnought', 1),
      ship(0, 'interceptor'),
      ship(0, 'interceptor', 1),
    ];
    const [fleet] = fleetsIn('203', sector(ships));
    expect(fleet?.stacks.map(({ target, count }) => [target, count])).toEqual([
      ['ship:203:0:dreadnought:1', 1],
      ['ship:203:0:interceptor:0', 2],
      ['ship:203:0:interceptor:1', 1],
    ]);
  });
});

describe('a formation', () => {
  const room = { left: -70, right: 70, top: -35, bottom: 35 };
  const types = ['interceptor', 'cruiser', 'dreadnought', 'starbase'] as const;
  const anyShips = fc.array(fc.record({ owner: fc.nat(3), type: fc.constantFrom(...types), damage: fc.nat(2) }), {
    minLength: 1,
    maxLength: 30,
  });

  test('stays in its room, nothing over anything else, and shows every stack once', () => {
    fc.assert(
      fc.property(anyShips, (ships) => {
        const fleets = fleetsIn('203', sector(ships));
        const { scale, plates } = formation(fleets, room);
        const boxes = plates.map(({ x, y, width }) => ({ left: x, right: x + width, y }));
        for (const { left, right, y } of boxes) {
          expect(Math.max(-left, right) * scale).toBeLessThanOrEqual(70.01);
          expect((Math.abs(y) + item.height / 2) * scale).toBeLessThanOrEqual(35.01);
        }
        for (const [i, a] of boxes.entries())
          for (const b of boxes.slice(i + 1))
            expect(a.y !== b.y || a.right <= b.left + 0.01 || b.right <= a.left + 0.01).toBe(true);
        const shown = plates.flatMap(({ stacks }) => stacks.map(({ stack }) => stack.target));
        expect(shown).toEqual(fleets.flatMap(({ stacks }) => stacks.map(({ target }) => target)));
      }),
      { numRuns: 200 },
    );
  });

  test('keeps a few ships large', () => {
    const few = fleetsIn('203', sector([ship(0, 'cruiser'), ship(0, 'interceptor'), ship(0, 'interceptor')]));
    expect(formation(few, room).scale).toBeGreaterThan(1);
  });
});
