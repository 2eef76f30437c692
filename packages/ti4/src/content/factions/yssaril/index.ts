import type { FactionSheet } from '../../factions.ts';
import { notYet } from '../../not-yet.ts';
import { needs } from '../../technologies.ts';
import { flagship, hitsOn } from '../../units.ts';

export const yssaril: FactionSheet = {
  home: 'tile-15',
  gate: null,
  commodities: 3,
  startingUnits: { cruiser: 1, carrier: 2, fighter: 2, infantry: 5, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['neural-motivator'],
  technologyChoice: null,
  abilities: { 'stall-tactics': notYet, scheming: notYet, crafty: notYet },
  units: {
    'ysia-yssrila': { ...flagship, combat: hitsOn(5, 2), move: 2, ...notYet },
  },
  technologies: {
    'mageon-implants': { colour: 'biotic', prerequisites: needs({ biotic: 3 }), ...notYet },
    'transparasteel-plating': { colour: 'biotic', prerequisites: needs({ biotic: 1 }), ...notYet },
  },
  note: { 'spy-net': notYet },
};
