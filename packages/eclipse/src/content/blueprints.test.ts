import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battleIn } from '../rules/battle.ts';
import { ratings } from '../rules/blueprints.ts';
import { battlefield, field, rollsOf } from '../testing/index.ts';
import { type BlueprintSet, blueprints, type ShipType, shipTypes } from './blueprints.ts';
import type { SpeciesId } from './ids.ts';

const speciesWith: Readonly<Record<BlueprintSet, SpeciesId>> = {
  standard: 'mechanema',
  eridani: 'eridani',
  planta: 'planta',
  orion: 'orion',
};

/** As printed: spaces, initiative with the drive, computer, shield, hull, movement, energy produced and used, dice. */
type Printed = readonly [number, number, number, number, number, number, number, number, number];

const printed: Readonly<Record<BlueprintSet, Readonly<Record<ShipType, Printed>>>> = {
  standard: {
    interceptor: [4, 3, 0, 0, 0, 1, 3, 2, 1],
    cruiser: [6, 2, 1, 0, 1, 1, 3, 2, 1],
    dreadnought: [8, 1, 1, 0, 2, 1, 3, 3, 2],
    starbase: [5, 4, 1, 0, 2, 0, 3, 1, 1],
  },
  eridani: {
    interceptor: [4, 3, 0, 0, 0, 1, 4, 2, 1],
    cruiser: [6, 2, 1, 0, 1, 1, 4, 2, 1],
    dreadnought: [8, 1, 1, 0, 2, 1, 4, 3, 2],
    starbase: [5, 4, 1, 0, 2, 0, 3, 1, 1],
  },
  planta: {
    interceptor: [3, 1, 1, 0, 0, 1, 5, 2, 1],
    cruiser: [5, 1, 1, 0, 1, 1, 5, 2, 1],
    dreadnought: [7, 1, 1, 0, 2, 1, 5, 3, 2],
    starbase: [4, 2, 2, 0, 2, 0, 5, 1, 1],
  },
  orion: {
    interceptor: [4, 4, 0, 1, 0, 1, 4, 2, 1],
    cruiser: [6, 3, 1, 1, 1, 1, 5, 2, 1],
    dreadnought: [8, 2, 1, 1, 2, 1, 6, 3, 2],
    starbase: [5, 5, 1, 1, 2, 0, 3, 1, 1],
  },
};

for (const set of Object.keys(blueprints) as BlueprintSet[]) {
  for (const type of shipTypes) {
    const [spaces, initiative, computer, shield, hull, move, produced, consumed, dice] = printed[set][type];

    /** A ship of the blueprint after so many hits by ships that act before it. */
    const underFire = (hits: number) =>
      battlefield({ species: [speciesWith[set], 'terran-federation'] })
        .ships(1, field, { interceptor: hits })
        .tiles(1, 'interceptor', 'ion-cannon', 'fusion-source', 'tachyon-drive') // initiative 5
        .ships(0, field, { [type]: 1 })
        .dice(...new Array(hits).fill('burst'))
        .play((g) => battleIn(g, field));

    content('eclipse', `blueprint/${set}/${type}`, `${set} ${type}: ${spaces} spaces, hull ${hull}`, () => {
      expect(blueprints[set][type].spaces).toHaveLength(spaces);
      const { state } = battlefield({ species: [speciesWith[set], 'terran-federation'] });
      expect(ratings(state, 0, type)).toEqual({
        ...{ initiative, computer, shield, hull, move, produced, consumed },
        cannons: new Array(dice).fill({ colour: 'yellow', count: 1, part: 'ion-cannon' }),
        missiles: [],
      });
      // In play: one hit more than its hull destroys it; else it rolls its dice.
      expect(underFire(hull + 1).shipsOf(0, field)).toEqual({});
      if (hull === 0) return;
      const survivor = underFire(hull);
      if (survivor.prompt === 'eclipse.activate-ships') survivor.answer('attack');
      const roll = rollsOf(survivor)[1]?.split(' ');
      expect(roll?.slice(0, 2)).toEqual(['0', type]);
      expect(roll).toHaveLength(2 + dice);
    });
  }
}
