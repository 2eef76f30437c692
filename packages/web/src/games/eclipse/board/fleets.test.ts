import { describe, expect, test } from 'vitest';
import type { SectorView, ShipView } from '../model.ts';
import { fleetsIn } from './fleets.ts';

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

  test('are one stack whatever their damage where that does not matter, and show the worst', () => {
    const ships = [ship(0, 'interceptor'), ship(0, 'interceptor', 2), ship(0, 'interceptor', 1)];
    const [fleet] = fleetsIn('203', sector(ships), false);
    expect(fleet?.stacks.map(({ damage, count }) => [damage, count])).toEqual([[2, 3]]);
  });
});
