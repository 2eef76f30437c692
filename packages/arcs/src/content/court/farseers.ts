import type { GuildCard } from '../hooks.ts';

export const farseers: GuildCard<'bc17'> = {
  id: 'bc17',
  name: 'Farseers',
  kind: 'guild',
  suit: 'psionic',
  raidCost: 2,
};
