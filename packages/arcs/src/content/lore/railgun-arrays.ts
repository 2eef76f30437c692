import { hitAttackers } from '../../rules/hits.ts';
import { freshAt } from '../../rules/table.ts';
import type { Lore } from '../hooks.ts';

export const railgunArrays: Lore<'lore12'> = {
  id: 'lore12',
  name: 'Railgun Arrays',
  set: 'base',
  on: {
    *defending(g, holder, battle) {
      if (freshAt(g, holder, battle.system) > 0) yield* hitAttackers(g, battle, 1);
    },
  },
};
