import type { GuildCard } from '../hooks.ts';

export const adminUnion: GuildCard<'bc04'> = {
  id: 'bc04',
  name: 'Admin Union',
  kind: 'guild',
  suit: 'material',
  raidCost: 2,
};
