import type { FactionSheet } from '../../factions.ts';
import { arbiters } from './arbiters.ts';
import { guildShips } from './guild-ships.ts';
import { mastersOfTrade } from './masters-of-trade.ts';
import { productionBiomes } from './production-biomes.ts';
import { quantumDatahubNode } from './quantum-datahub-node.ts';
import { tradeConvoys } from './trade-convoys.ts';
import { wrathOfKenara } from './wrath-of-kenara.ts';

export const hacan: FactionSheet = {
  home: 'tile-16',
  gate: null,
  commodities: 6,
  startingUnits: { cruiser: 1, carrier: 2, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors', 'sarween-tools'],
  technologyChoice: null,
  abilities: { 'masters-of-trade': mastersOfTrade, 'guild-ships': guildShips, arbiters },
  units: {
    'wrath-of-kenara': wrathOfKenara,
  },
  technologies: {
    'production-biomes': productionBiomes,
    'quantum-datahub-node': quantumDatahubNode,
  },
  note: { 'trade-convoys': tradeConvoys },
};
