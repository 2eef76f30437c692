import type { FactionSheet } from '../../factions.ts';
import { needs } from '../../technologies.ts';
import { hitsOn, ship } from '../../units.ts';
import { flagship001 } from './0-0-1.ts';
import { assimilate } from './assimilate.ts';
import { cyberneticEnhancements } from './cybernetic-enhancements.ts';
import { harrow } from './harrow.ts';
import { inheritanceSystems } from './inheritance-systems.ts';

export const l1z1x: FactionSheet = {
  home: 'tile-06',
  gate: null,
  commodities: 2,
  startingUnits: { dreadnought: 1, carrier: 1, fighter: 3, infantry: 5, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['neural-motivator', 'plasma-scoring'],
  technologyChoice: null,
  abilities: { assimilate, harrow },
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
    '0-0-1': flagship001,
  },
  technologies: {
    'inheritance-systems': inheritanceSystems,
    'super-dreadnought-2': { colour: null, prerequisites: needs({ propulsion: 2, cybernetic: 1 }) },
  },
  note: { 'cybernetic-enhancements': cyberneticEnhancements },
};
