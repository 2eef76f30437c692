import type { FactionSheet } from '../../factions.ts';
import { antivirus } from './antivirus.ts';
import { galacticThreat } from './galactic-threat.ts';
import { propagation } from './propagation.ts';
import { technologicalSingularity } from './technological-singularity.ts';
import { theAlastor } from './the-alastor.ts';
import { valefarAssimilator } from './valefar-assimilator.ts';

export const nekro: FactionSheet = {
  home: 'tile-08',
  gate: null,
  commodities: 3,
  startingUnits: { dreadnought: 1, cruiser: 1, carrier: 1, fighter: 2, infantry: 2, 'space-dock': 1 },
  startingTechnologies: ['dacxive-animators', 'valefar-assimilator-x', 'valefar-assimilator-y'],
  technologyChoice: null,
  abilities: { 'galactic-threat': galacticThreat, 'technological-singularity': technologicalSingularity, propagation },
  units: {
    'the-alastor': theAlastor,
  },
  technologies: {
    'valefar-assimilator-x': valefarAssimilator,
    'valefar-assimilator-y': valefarAssimilator,
  },
  note: { antivirus },
};
