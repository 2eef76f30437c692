import type { GuildCard } from '../hooks.ts';

export const courtEnforcers: GuildCard<'bc14'> = {
  id: 'bc14',
  name: 'Court Enforcers',
  kind: 'guild',
  suit: 'weapon',
  raidCost: 2,
};
