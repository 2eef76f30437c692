import type { FactionSheet } from '../../factions.ts';
import { notYet } from '../../not-yet.ts';
import { needs } from '../../technologies.ts';
import { flagship, hitsOn } from '../../units.ts';

export const winnu: FactionSheet = {
  home: 'tile-07',
  gate: null,
  commodities: 3,
  startingUnits: { cruiser: 1, carrier: 1, fighter: 2, infantry: 2, pds: 1, 'space-dock': 1 },
  startingTechnologies: [],
  technologyChoice: {
    count: 1,
    options: ['antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools'],
  },
  abilities: { 'blood-ties': notYet, reclamation: notYet },
  units: {
    'salai-sai-corian': { ...flagship, combat: hitsOn(7, 0), ...notYet },
  },
  technologies: {
    'hegemonic-trade-policy': { colour: 'cybernetic', prerequisites: needs({ cybernetic: 2 }), ...notYet },
    'lazax-gate-folding': { colour: 'propulsion', prerequisites: needs({ propulsion: 2 }), ...notYet },
  },
  note: { acquiescence: notYet },
};
