import { hasResource } from '../../rules/resources.ts';
import { lootResource } from '../../rules/steal.ts';
import type { Lore } from '../hooks.ts';
import { endsOutrage } from './shared.ts';

export const keepersTrust: Lore<'lore21'> = {
  id: 'lore21',
  name: "Keeper's Trust",
  set: 'pack',
  whileDeclared: 'keeper',
  modify: {
    protects(g, holder, thief, loot) {
      const resource = lootResource(g, holder, loot);
      return resource !== null && hasResource(g, thief, resource);
    },
  },
  prelude: [endsOutrage('lore21', 'relic')],
};
