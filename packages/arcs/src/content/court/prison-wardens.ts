import type { GuildCard } from '../hooks.ts';

export const prisonWardens: GuildCard<'bc12'> = {
  id: 'bc12',
  name: 'Prison Wardens',
  kind: 'guild',
  suit: 'weapon',
  raidCost: 2,
};
