import type { FactionSheet } from '../../factions.ts';
import { notYet } from '../../not-yet.ts';
import { needs } from '../../technologies.ts';
import { flagship, hitsOn } from '../../units.ts';

export const yin: FactionSheet = {
  home: 'tile-03',
  gate: null,
  commodities: 2,
  startingUnits: { carrier: 2, destroyer: 1, fighter: 4, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['sarween-tools'],
  technologyChoice: null,
  abilities: { indoctrination: notYet, devotion: notYet },
  units: {
    'van-hauge': { ...flagship, combat: hitsOn(9, 2), ...notYet },
  },
  technologies: {
    'impulse-core': { colour: 'cybernetic', prerequisites: needs({ cybernetic: 2 }), ...notYet },
    'yin-spinner': { colour: 'biotic', prerequisites: needs({ biotic: 2 }), ...notYet },
  },
  note: { 'greyfire-mutagen': notYet },
};
