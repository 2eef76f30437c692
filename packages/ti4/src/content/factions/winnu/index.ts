import type { FactionSheet } from '../../factions.ts';
import { acquiescence } from './acquiescence.ts';
import { bloodTies } from './blood-ties.ts';
import { hegemonicTradePolicy } from './hegemonic-trade-policy.ts';
import { lazaxGateFolding } from './lazax-gate-folding.ts';
import { reclamation } from './reclamation.ts';
import { salaiSaiCorian } from './salai-sai-corian.ts';

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
  abilities: { 'blood-ties': bloodTies, reclamation },
  units: { 'salai-sai-corian': salaiSaiCorian },
  technologies: { 'hegemonic-trade-policy': hegemonicTradePolicy, 'lazax-gate-folding': lazaxGateFolding },
  note: { acquiescence },
};
