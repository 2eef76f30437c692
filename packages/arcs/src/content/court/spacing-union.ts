import type { GuildCard } from '../hooks.ts';

export const spacingUnion: GuildCard<'bc10'> = {
  id: 'bc10',
  name: 'Spacing Union',
  kind: 'guild',
  suit: 'fuel',
  raidCost: 2,
};
