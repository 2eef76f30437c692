import type { GuildCard } from '../hooks.ts';

export const loyalMarines: GuildCard<'bc15'> = {
  id: 'bc15',
  name: 'Loyal Marines',
  kind: 'guild',
  suit: 'weapon',
  raidCost: 3,
};
