import type { GuildCard } from '../hooks.ts';

export const silverTongues: GuildCard<'bc20'> = {
  id: 'bc20',
  name: 'Silver-Tongues',
  kind: 'guild',
  suit: 'psionic',
  raidCost: 2,
};
