import type { FactionSheet } from '../../factions.ts';
import { needs } from '../../technologies.ts';
import { hitsOn, ship } from '../../units.ts';
import { firesOfTheGashlai } from './fires-of-the-gashlai.ts';
import { gashlaiPhysiology } from './gashlai-physiology.ts';
import { magmusReactor } from './magmus-reactor.ts';
import { starForge } from './star-forge.ts';
import { theInferno } from './the-inferno.ts';

export const muaat: FactionSheet = {
  home: 'tile-04',
  gate: null,
  commodities: 4,
  startingUnits: { 'war-sun': 1, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['plasma-scoring'],
  technologyChoice: null,
  abilities: { 'star-forge': starForge, 'gashlai-physiology': gashlaiPhysiology },
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
    'the-inferno': theInferno,
  },
  technologies: {
    'magmus-reactor': magmusReactor,
    'prototype-war-sun-2': { colour: null, prerequisites: needs({ warfare: 3, cybernetic: 1 }) },
  },
  note: { 'fires-of-the-gashlai': firesOfTheGashlai },
};
