import type { FactionSheet } from '../../factions.ts';
import { needs } from '../../technologies.ts';
import { flagship, hitsOn, structure } from '../../units.ts';
import { chaosMapping } from './chaos-mapping.ts';
import { nomadic } from './nomadic.ts';
import { raghsCall } from './raghs-call.ts';
import { scavenge } from './scavenge.ts';

export const saar: FactionSheet = {
  home: 'tile-11',
  gate: null,
  commodities: 3,
  startingUnits: { cruiser: 1, carrier: 2, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors'],
  technologyChoice: null,
  abilities: { scavenge, nomadic },
  units: {
    'floating-factory': {
      ...structure,
      type: 'space-dock',
      move: 1,
      capacity: 4,
      production: { kind: 'fixed', value: 5 },
      inSpace: true,
    },
    'floating-factory-2': {
      ...structure,
      type: 'space-dock',
      upgrade: true,
      move: 2,
      capacity: 5,
      production: { kind: 'fixed', value: 7 },
      inSpace: true,
    },
    'son-of-ragh': { ...flagship, combat: hitsOn(5, 2), barrage: hitsOn(6, 4) },
  },
  technologies: {
    'chaos-mapping': chaosMapping,
    'floating-factory-2': { colour: null, prerequisites: needs({ cybernetic: 2 }) },
  },
  note: { 'raghs-call': raghsCall },
};
