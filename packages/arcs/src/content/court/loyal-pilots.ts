import type { GuildCard } from '../hooks.ts';

export const loyalPilots: GuildCard<'bc07'> = {
  id: 'bc07',
  name: 'Loyal Pilots',
  kind: 'guild',
  suit: 'fuel',
  raidCost: 3,
};
