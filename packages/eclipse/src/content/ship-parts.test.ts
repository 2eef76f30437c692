import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Weapon } from '../figures.ts';
import { ratings } from '../rules/blueprints.ts';
import { upgrade } from '../rules/upgrade.ts';
import { position } from '../testing/index.ts';
import type { PartId } from './ids.ts';
import { part, partIds } from './ship-parts.ts';

interface Change {
  produced?: number;
  consumed?: number;
  move?: number;
  initiative?: number;
  computer?: number;
  shield?: number;
  hull?: number;
  cannons?: Omit<Weapon, 'part'>;
  missiles?: Omit<Weapon, 'part'>;
}

/** What a dreadnought gains by each part on its empty space. */
const changes: Readonly<Record<PartId, Change>> = {
  'ion-cannon': { consumed: 1, cannons: { colour: 'yellow', count: 1 } },
  'plasma-cannon': { consumed: 2, cannons: { colour: 'orange', count: 1 } },
  'soliton-cannon': { consumed: 3, cannons: { colour: 'blue', count: 1 } },
  'antimatter-cannon': { consumed: 4, cannons: { colour: 'red', count: 1 } },
  'flux-missile': { initiative: 1, missiles: { colour: 'yellow', count: 2 } },
  'plasma-missile': { consumed: 1, missiles: { colour: 'orange', count: 2 } },
  'electron-computer': { computer: 1 },
  'positron-computer': { consumed: 1, computer: 2 },
  'gluon-computer': { consumed: 2, computer: 3 },
  'gauss-shield': { shield: 1 },
  'phase-shield': { consumed: 1, shield: 2 },
  'absorption-shield': { produced: 4, shield: 1 },
  hull: { hull: 1 },
  'improved-hull': { hull: 2 },
  'sentient-hull': { hull: 1, computer: 1 },
  'conifold-field': { consumed: 2, hull: 3 },
  'nuclear-drive': { consumed: 1, move: 1, initiative: 1 },
  'fusion-drive': { consumed: 2, move: 2, initiative: 2 },
  'tachyon-drive': { consumed: 3, move: 3, initiative: 3 },
  'transition-drive': { move: 3 },
  'nuclear-source': { produced: 3 },
  'fusion-source': { produced: 6 },
  'tachyon-source': { produced: 9 },
  'zero-point-source': { produced: 12 },
  'ion-disruptor': { initiative: 3, cannons: { colour: 'yellow', count: 1 } },
  'ion-turret': { cannons: { colour: 'yellow', count: 2 } },
  'plasma-turret': { consumed: 3, cannons: { colour: 'orange', count: 2 } },
  'soliton-charger': { consumed: 1, cannons: { colour: 'blue', count: 1 } },
  'ion-missile': { missiles: { colour: 'yellow', count: 3 } },
  'soliton-missile': { initiative: 1, missiles: { colour: 'blue', count: 1 } },
  'antimatter-missile': { missiles: { colour: 'red', count: 1 } },
  'axion-computer': { initiative: 1, computer: 2 },
  'flux-shield': { consumed: 2, initiative: 1, shield: 3 },
  'inversion-shield': { produced: 2, shield: 2 },
  'shard-hull': { hull: 3 },
  'conformal-drive': { consumed: 2, move: 4, initiative: 2 },
  'nonlinear-drive': { produced: 2, move: 2 },
  'hypergrid-source': { produced: 11 },
  'muon-source': { produced: 2, initiative: 1 },
};

const values = ['produced', 'consumed', 'move', 'initiative', 'computer', 'shield', 'hull'] as const;

for (const id of partIds) {
  content('eclipse', `ship-part/${id}`, 'changes a dreadnought as it should', () => {
    const { technology, ancient } = part(id);
    const table = position().with((g) => {
      // Energy for anything.
      g.players[0]!.blueprints.dreadnought.tiles = [null, 'zero-point-source', null, null, null, null, null, null];
      if (ancient) g.players[0]!.keptParts.push(id);
    });
    if (technology) table.know(0, technology);
    const before = ratings(table.state, 0, 'dreadnought');
    const space = id === 'muon-source' ? 'outside' : 6;
    const after = ratings(
      table.play((g) => upgrade(g, 0)).answer(`part:${id}`, `blueprint:dreadnought:${space}`).state,
      0,
      'dreadnought',
    );
    const { cannons, missiles, ...sums } = changes[id];
    for (const value of values) expect(after[value] - before[value], value).toBe(sums[value] ?? 0);
    const gained = (kind: 'cannons' | 'missiles') => after[kind].filter((each) => !before[kind].includes(each));
    expect(gained('missiles')).toEqual(missiles ? [{ ...missiles, part: id }] : []);
    expect(after.cannons.length - before.cannons.length).toBe(cannons ? 1 : 0);
    if (cannons) expect(after.cannons).toContainEqual({ ...cannons, part: id });
  });
}

for (const id of partIds.filter((each) => part(each).technology !== null)) {
  content('eclipse', `ship-part/${id}`, 'cannot be placed without its technology', () => {
    expect(position().play((g) => upgrade(g, 0)).options).not.toContain(`part:${id}`);
  });
}
