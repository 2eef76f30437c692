import type { FactionSheet } from '../../factions.ts';
import { notYet } from '../../not-yet.ts';
import { needs } from '../../technologies.ts';
import { revival } from '../../units/revival.ts';
import { flagship, groundForce, hitsOn, ship } from '../../units.ts';

export const sol: FactionSheet = {
  home: 'tile-01',
  gate: null,
  commodities: 4,
  startingUnits: { carrier: 2, destroyer: 1, fighter: 3, infantry: 5, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors', 'neural-motivator'],
  technologyChoice: null,
  abilities: { 'orbital-drop': notYet, versatile: notYet },
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
    genesis: { ...flagship, combat: hitsOn(5, 2), capacity: 12, ...notYet },
  },
  technologies: {
    'advanced-carrier-2': { colour: null, prerequisites: needs({ propulsion: 2 }) },
    'spec-ops-2': { colour: null, prerequisites: needs({ biotic: 2 }) },
  },
  note: { 'military-support': notYet },
};
