import type { GuildCard } from '../hooks.ts';

export const armsUnion: GuildCard<'bc11'> = {
  id: 'bc11',
  name: 'Arms Union',
  kind: 'guild',
  suit: 'weapon',
  raidCost: 2,
};
