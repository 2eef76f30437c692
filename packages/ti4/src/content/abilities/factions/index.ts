import type { FactionId } from '../../factions.ts';
import type { Hooks } from '../../hooks.ts';
import { mitosis } from './arborec.ts';
import { quantumEntanglement } from './creuss.ts';
import { arbiters, guildShips, mastersOfTrade } from './hacan.ts';
import { armada, munitionsReserves } from './letnev.ts';
import { telepathic } from './naalu.ts';
import { galacticThreat, propagation, technologicalSingularity } from './nekro.ts';

/** The abilities on each faction sheet, by their ids. */
export const factionHooks: Partial<Record<FactionId, { readonly [ability: string]: Hooks }>> = {
  arborec: { mitosis },
  letnev: { 'munitions-reserves': munitionsReserves, armada },
  hacan: { 'masters-of-trade': mastersOfTrade, 'guild-ships': guildShips, arbiters },
  creuss: { 'quantum-entanglement': quantumEntanglement },
  naalu: { telepathic },
  nekro: {
    'galactic-threat': galacticThreat,
    'technological-singularity': technologicalSingularity,
    propagation,
  },
};
