import type { Lore } from '../hooks.ts';

export const keepersSolidarity: Lore<'lore22'> = {
  id: 'lore22',
  name: "Keeper's Solidarity",
  set: 'pack',
  whileDeclared: 'keeper',
};
