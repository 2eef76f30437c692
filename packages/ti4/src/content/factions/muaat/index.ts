import type { FactionSheet } from '../../factions.ts';
import { notYet } from '../../not-yet.ts';
import { needs } from '../../technologies.ts';
import { flagship, hitsOn, ship } from '../../units.ts';

export const muaat: FactionSheet = {
  home: 'tile-04',
  gate: null,
  commodities: 4,
  startingUnits: { 'war-sun': 1, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['plasma-scoring'],
  technologyChoice: null,
  abilities: { 'star-forge': notYet, 'gashlai-physiology': notYet },
  units: {
    'prototype-war-sun': {
      ...ship,
      type: 'war-sun',
      cost: 12,
      combat: hitsOn(3, 3),
      move: 1,
      capacity: 6,
      sustainDamage: true,
      bombardment: hitsOn(3, 3),
      disablesPlanetaryShield: true,
    },
    'prototype-war-sun-2': {
      ...ship,
      type: 'war-sun',
      upgrade: true,
      cost: 10,
      combat: hitsOn(3, 3),
      move: 3,
      capacity: 6,
      sustainDamage: true,
      bombardment: hitsOn(3, 3),
      disablesPlanetaryShield: true,
    },
    'the-inferno': { ...flagship, combat: hitsOn(5, 2), ...notYet },
  },
  technologies: {
    'magmus-reactor': { colour: 'warfare', prerequisites: needs({ warfare: 2 }), ...notYet },
    'prototype-war-sun-2': { colour: null, prerequisites: needs({ warfare: 3, cybernetic: 1 }) },
  },
  note: { 'fires-of-the-gashlai': notYet },
};
