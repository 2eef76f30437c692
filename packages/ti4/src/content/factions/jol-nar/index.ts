import type { FactionSheet } from '../../factions.ts';
import { analytical } from './analytical.ts';
import { brilliant } from './brilliant.ts';
import { eResSiphons } from './e-res-siphons.ts';
import { fragile } from './fragile.ts';
import { jnsHylarim } from './jns-hylarim.ts';
import { researchAgreement } from './research-agreement.ts';
import { spacialConduitCylinder } from './spacial-conduit-cylinder.ts';

export const jolNar: FactionSheet = {
  home: 'tile-12',
  gate: null,
  commodities: 4,
  startingUnits: { dreadnought: 1, carrier: 2, fighter: 1, infantry: 2, pds: 2, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools'],
  technologyChoice: null,
  abilities: { fragile, brilliant, analytical },
  units: { 'jns-hylarim': jnsHylarim },
  technologies: { 'e-res-siphons': eResSiphons, 'spacial-conduit-cylinder': spacialConduitCylinder },
  note: { 'research-agreement': researchAgreement },
};
