import type { Lore } from '../hooks.ts';
import { endsOutrage } from './shared.ts';

export const warlordsCruelty: Lore<'lore23'> = {
  id: 'lore23',
  name: "Warlord's Cruelty",
  set: 'pack',
  whileDeclared: 'warlord',
  modify: {
    taxRule: (rule) => ({ ...rule, again: true }),
    taxesSlotsAgain: () => true,
  },
  prelude: [endsOutrage('lore23', 'weapon')],
};
