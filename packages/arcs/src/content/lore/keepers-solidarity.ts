import { hasResource } from '../../rules/resources.ts';
import type { Lore } from '../hooks.ts';
import { courtCardById } from '../registry.ts';

export const keepersSolidarity: Lore<'lore22'> = {
  id: 'lore22',
  name: "Keeper's Solidarity",
  set: 'pack',
  whileDeclared: 'keeper',
  modify: {
    protects: (g, holder, _, loot) => 'guild' in loot && hasResource(g, holder, courtCardById[loot.guild.id].suit),
  },
};
