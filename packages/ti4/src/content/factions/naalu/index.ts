import type { FactionSheet } from '../../factions.ts';
import { needs } from '../../technologies.ts';
import { hitsOn, ship } from '../../units.ts';
import { foresight } from './foresight.ts';
import { giftOfPrescience } from './gift-of-prescience.ts';
import { matriarch } from './matriarch.ts';
import { neuroglaive } from './neuroglaive.ts';
import { telepathic } from './telepathic.ts';

export const naalu: FactionSheet = {
  home: 'tile-09',
  gate: null,
  commodities: 3,
  startingUnits: { cruiser: 1, carrier: 1, destroyer: 1, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['neural-motivator', 'sarween-tools'],
  technologyChoice: null,
  abilities: { telepathic, foresight },
  units: {
    'hybrid-crystal-fighter': { ...ship, type: 'fighter', cost: 1, perCost: 2, combat: hitsOn(8), fleet: 0 },
    'hybrid-crystal-fighter-2': {
      ...ship,
      type: 'fighter',
      upgrade: true,
      cost: 1,
      perCost: 2,
      combat: hitsOn(7),
      move: 2,
      fleet: 0.5,
      freeWithinCapacity: true,
    },
    matriarch,
  },
  technologies: {
    neuroglaive,
    'hybrid-crystal-fighter-2': { colour: null, prerequisites: needs({ biotic: 1, propulsion: 1 }) },
  },
  note: { 'gift-of-prescience': giftOfPrescience },
};
