import type { FactionSheet } from '../../factions.ts';
import { creussGate } from './creuss-gate.ts';
import { creussIff } from './creuss-iff.ts';
import { dimensionalSplicer } from './dimensional-splicer.ts';
import { hilColish } from './hil-colish.ts';
import { quantumEntanglement } from './quantum-entanglement.ts';
import { slipstream } from './slipstream.ts';
import { wormholeGenerator } from './wormhole-generator.ts';

export const creuss: FactionSheet = {
  home: 'tile-51',
  gate: 'tile-17',
  commodities: 4,
  startingUnits: { carrier: 1, destroyer: 2, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['gravity-drive'],
  technologyChoice: null,
  abilities: { 'quantum-entanglement': quantumEntanglement, slipstream, 'creuss-gate': creussGate },
  units: { 'hil-colish': hilColish },
  technologies: { 'dimensional-splicer': dimensionalSplicer, 'wormhole-generator': wormholeGenerator },
  note: { 'creuss-iff': creussIff },
};
