import type { GuildCard } from '../hooks.ts';

export const miningInterest: GuildCard<'bc02'> = {
  id: 'bc02',
  name: 'Mining Interest',
  kind: 'guild',
  suit: 'material',
  raidCost: 2,
};
