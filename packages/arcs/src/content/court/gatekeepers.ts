import type { GuildCard } from '../hooks.ts';

export const gatekeepers: GuildCard<'bc08'> = {
  id: 'bc08',
  name: 'Gatekeepers',
  kind: 'guild',
  suit: 'fuel',
  raidCost: 2,
};
