import type { FactionSheet } from '../../factions.ts';
import { flagship, hitsOn } from '../../units.ts';
import { instinctTraining } from './instinct-training.ts';
import { nullificationField } from './nullification-field.ts';
import { peaceAccords } from './peace-accords.ts';
import { politicalFavor } from './political-favor.ts';
import { quash } from './quash.ts';

export const xxcha: FactionSheet = {
  home: 'tile-14',
  gate: null,
  commodities: 4,
  startingUnits: { cruiser: 2, carrier: 1, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['graviton-laser-system'],
  technologyChoice: null,
  abilities: { 'peace-accords': peaceAccords, quash },
  units: {
    'loncara-ssodu': { ...flagship, combat: hitsOn(7, 2), spaceCannon: { ...hitsOn(5, 3), range: 1 } },
  },
  technologies: {
    'instinct-training': instinctTraining,
    'nullification-field': nullificationField,
  },
  note: { 'political-favor': politicalFavor },
};
