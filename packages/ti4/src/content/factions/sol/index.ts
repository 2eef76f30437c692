import type { FactionSheet } from '../../factions.ts';
import { needs } from '../../technologies.ts';
import { revival } from '../../units/revival.ts';
import { groundForce, hitsOn, ship } from '../../units.ts';
import { genesis } from './genesis.ts';
import { militarySupport } from './military-support.ts';
import { orbitalDrop } from './orbital-drop.ts';
import { versatile } from './versatile.ts';

export const sol: FactionSheet = {
  home: 'tile-01',
  gate: null,
  commodities: 4,
  startingUnits: { carrier: 2, destroyer: 1, fighter: 3, infantry: 5, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors', 'neural-motivator'],
  technologyChoice: null,
  abilities: { 'orbital-drop': orbitalDrop, versatile },
  units: {
    'advanced-carrier': { ...ship, type: 'carrier', cost: 3, combat: hitsOn(9), move: 1, capacity: 6 },
    'advanced-carrier-2': {
      ...ship,
      type: 'carrier',
      upgrade: true,
      cost: 3,
      combat: hitsOn(9),
      move: 2,
      capacity: 8,
      sustainDamage: true,
    },
    'spec-ops': { ...groundForce, type: 'infantry', cost: 1, combat: hitsOn(7) },
    'spec-ops-2': {
      ...groundForce,
      type: 'infantry',
      upgrade: true,
      cost: 1,
      combat: hitsOn(6),
      ...revival('spec-ops-2', 5),
    },
    genesis,
  },
  technologies: {
    'advanced-carrier-2': { colour: null, prerequisites: needs({ propulsion: 2 }) },
    'spec-ops-2': { colour: null, prerequisites: needs({ biotic: 2 }) },
  },
  note: { 'military-support': militarySupport },
};
