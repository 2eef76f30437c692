import { freshAt } from '../../rules/table.ts';
import type { Lore } from '../hooks.ts';

export const seekerTorpedoes: Lore<'lore14'> = {
  id: 'lore14',
  name: 'Seeker Torpedoes',
  set: 'base',
  reroll: {
    dice: (g, holder) => (g.battle ? { assault: freshAt(g, holder, g.battle.system) } : {}),
  },
};
