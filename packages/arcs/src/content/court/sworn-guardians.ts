import { removeGuild } from '../../rules/cities.ts';
import { bury } from '../../rules/piles.ts';
import type { GuildCard } from '../hooks.ts';

export const swornGuardians: GuildCard<'bc22'> = {
  id: 'bc22',
  name: 'Sworn Guardians',
  kind: 'guild',
  suit: 'relic',
  raidCost: 1,
  modify: {
    protects: (_, __, ___, loot) => !('guild' in loot && loot.guild.id === 'bc22'),
  },
  on: {
    *stolen(g, holder) {
      removeGuild(g, holder, 'bc22');
      bury(g, 'bc22');
    },
  },
};
