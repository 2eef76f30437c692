import type { GuildCard } from '../hooks.ts';

export const latticeSpies: GuildCard<'bc16'> = {
  id: 'bc16',
  name: 'Lattice Spies',
  kind: 'guild',
  suit: 'psionic',
  raidCost: 2,
};
