import type { FactionSheet } from '../../factions.ts';
import { notYet } from '../../not-yet.ts';
import { needs } from '../../technologies.ts';
import { flagship, hitsOn } from '../../units.ts';

export const xxcha: FactionSheet = {
  home: 'tile-14',
  gate: null,
  commodities: 4,
  startingUnits: { cruiser: 2, carrier: 1, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['graviton-laser-system'],
  technologyChoice: null,
  abilities: { 'peace-accords': notYet, quash: notYet },
  units: {
    'loncara-ssodu': { ...flagship, combat: hitsOn(7, 2), spaceCannon: { ...hitsOn(5, 3), range: 1 } },
  },
  technologies: {
    'instinct-training': { colour: 'biotic', prerequisites: needs({ biotic: 1 }), ...notYet },
    'nullification-field': { colour: 'cybernetic', prerequisites: needs({ cybernetic: 2 }), ...notYet },
  },
  note: { 'political-favor': notYet },
};
