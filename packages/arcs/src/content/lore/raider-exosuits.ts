import { hasBuildings } from '../../rules/table.ts';
import type { Lore } from '../hooks.ts';

export const raiderExosuits: Lore<'lore17'> = {
  id: 'lore17',
  name: 'Raider Exosuits',
  set: 'pack',
  modify: {
    attackDice: (limits, g, _, { defender, system }) =>
      hasBuildings(g, defender, system) ? limits : { ...limits, raid: Math.max(limits.raid, 1) },
  },
};
