import type { FactionSheet } from '../../factions.ts';
import { notYet } from '../../not-yet.ts';
import { needs } from '../../technologies.ts';
import { flagship, hitsOn } from '../../units.ts';

export const jolNar: FactionSheet = {
  home: 'tile-12',
  gate: null,
  commodities: 4,
  startingUnits: { dreadnought: 1, carrier: 2, fighter: 1, infantry: 2, pds: 2, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools'],
  technologyChoice: null,
  abilities: { fragile: notYet, brilliant: notYet, analytical: notYet },
  units: {
    'jns-hylarim': { ...flagship, combat: hitsOn(6, 2), ...notYet },
  },
  technologies: {
    'e-res-siphons': { colour: 'cybernetic', prerequisites: needs({ cybernetic: 2 }), ...notYet },
    'spacial-conduit-cylinder': { colour: 'propulsion', prerequisites: needs({ propulsion: 2 }), ...notYet },
  },
  note: { 'research-agreement': notYet },
};
