import type { FactionSheet } from '../../factions.ts';
import { needs } from '../../technologies.ts';
import { revival } from '../../units/revival.ts';
import { groundForce, hitsOn } from '../../units.ts';
import { bioplasmosis } from './bioplasmosis.ts';
import { duhaMenaimon } from './duha-menaimon.ts';
import { mitosis } from './mitosis.ts';
import { stymie } from './stymie.ts';

export const arborec: FactionSheet = {
  home: 'tile-05',
  gate: null,
  commodities: 3,
  startingUnits: { cruiser: 1, carrier: 1, fighter: 2, infantry: 4, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['magen-defense-grid'],
  technologyChoice: null,
  abilities: { mitosis },
  units: {
    'letani-warrior': {
      ...groundForce,
      type: 'infantry',
      cost: 1,
      combat: hitsOn(8),
      production: { kind: 'fixed', value: 1 },
    },
    'letani-warrior-2': {
      ...groundForce,
      type: 'infantry',
      upgrade: true,
      cost: 1,
      combat: hitsOn(7),
      production: { kind: 'fixed', value: 2 },
      ...revival('letani-warrior-2', 6),
    },
    'duha-menaimon': duhaMenaimon,
  },
  technologies: {
    bioplasmosis,
    'letani-warrior-2': { colour: null, prerequisites: needs({ biotic: 2 }) },
  },
  note: { stymie },
};
