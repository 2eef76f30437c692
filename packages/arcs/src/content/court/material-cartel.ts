import type { GuildCard } from '../hooks.ts';

export const materialCartel: GuildCard<'bc03'> = {
  id: 'bc03',
  name: 'Material Cartel',
  kind: 'guild',
  suit: 'material',
  raidCost: 2,
};
