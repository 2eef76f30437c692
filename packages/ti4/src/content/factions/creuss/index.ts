import type { FactionSheet } from '../../factions.ts';
import { notYet } from '../../not-yet.ts';
import { needs } from '../../technologies.ts';
import { flagship, hitsOn } from '../../units.ts';
import { quantumEntanglement } from './quantum-entanglement.ts';
import { wormholeGenerator } from './wormhole-generator.ts';

export const creuss: FactionSheet = {
  home: 'tile-51',
  gate: 'tile-17',
  commodities: 4,
  startingUnits: { carrier: 1, destroyer: 2, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['gravity-drive'],
  technologyChoice: null,
  abilities: { 'quantum-entanglement': quantumEntanglement, slipstream: notYet, 'creuss-gate': notYet },
  units: {
    'hil-colish': { ...flagship, combat: hitsOn(5), ...notYet },
  },
  technologies: {
    'dimensional-splicer': { colour: 'warfare', prerequisites: needs({ warfare: 1 }), ...notYet },
    'wormhole-generator': wormholeGenerator,
  },
  note: { 'creuss-iff': notYet },
};
