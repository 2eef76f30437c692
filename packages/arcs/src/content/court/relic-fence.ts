import type { GuildCard } from '../hooks.ts';

export const relicFence: GuildCard<'bc24'> = {
  id: 'bc24',
  name: 'Relic Fence',
  kind: 'guild',
  suit: 'relic',
  raidCost: 2,
};
