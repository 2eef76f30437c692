import type { FactionSheet } from '../../factions.ts';
import { notYet } from '../../not-yet.ts';
import { needs } from '../../technologies.ts';
import { flagship, hitsOn } from '../../units.ts';

export const mentak: FactionSheet = {
  home: 'tile-02',
  gate: null,
  commodities: 2,
  startingUnits: { cruiser: 2, carrier: 1, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['sarween-tools', 'plasma-scoring'],
  technologyChoice: null,
  abilities: { ambush: notYet, pillage: notYet },
  units: {
    'fourth-moon': { ...flagship, combat: hitsOn(7, 2), ...notYet },
  },
  technologies: {
    'mirror-computing': { colour: 'cybernetic', prerequisites: needs({ cybernetic: 3 }), ...notYet },
    'salvage-operations': { colour: 'cybernetic', prerequisites: needs({ cybernetic: 2 }), ...notYet },
  },
  note: { 'promise-of-protection': notYet },
};
