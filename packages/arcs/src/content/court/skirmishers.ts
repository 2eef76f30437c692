import type { GuildCard } from '../hooks.ts';

export const skirmishers: GuildCard<'bc13'> = {
  id: 'bc13',
  name: 'Skirmishers',
  kind: 'guild',
  suit: 'weapon',
  raidCost: 2,
};
