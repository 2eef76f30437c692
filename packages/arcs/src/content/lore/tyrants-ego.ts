import type { Lore } from '../hooks.ts';

export const tyrantsEgo: Lore<'lore25'> = {
  id: 'lore25',
  name: "Tyrant's Ego",
  set: 'pack',
  whileDeclared: 'tyrant',
};
