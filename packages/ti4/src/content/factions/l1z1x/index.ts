import type { FactionSheet } from '../../factions.ts';
import { notYet } from '../../not-yet.ts';
import { needs } from '../../technologies.ts';
import { flagship, hitsOn, ship } from '../../units.ts';

export const l1z1x: FactionSheet = {
  home: 'tile-06',
  gate: null,
  commodities: 2,
  startingUnits: { dreadnought: 1, carrier: 1, fighter: 3, infantry: 5, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['neural-motivator', 'plasma-scoring'],
  technologyChoice: null,
  abilities: { assimilate: notYet, harrow: notYet },
  units: {
    'super-dreadnought': {
      ...ship,
      type: 'dreadnought',
      cost: 4,
      combat: hitsOn(5),
      move: 1,
      capacity: 2,
      sustainDamage: true,
      bombardment: hitsOn(5),
    },
    'super-dreadnought-2': {
      ...ship,
      type: 'dreadnought',
      upgrade: true,
      cost: 4,
      combat: hitsOn(4),
      move: 2,
      capacity: 2,
      sustainDamage: true,
      bombardment: hitsOn(4),
      immuneToDirectHit: true,
    },
    '0-0-1': { ...flagship, combat: hitsOn(5, 2), capacity: 5, ...notYet },
  },
  technologies: {
    'inheritance-systems': { colour: 'cybernetic', prerequisites: needs({ cybernetic: 2 }), ...notYet },
    'super-dreadnought-2': { colour: null, prerequisites: needs({ propulsion: 2, cybernetic: 1 }) },
  },
  note: { 'cybernetic-enhancements': notYet },
};
