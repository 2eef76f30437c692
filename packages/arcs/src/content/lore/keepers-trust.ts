import type { Lore } from '../hooks.ts';

export const keepersTrust: Lore<'lore21'> = {
  id: 'lore21',
  name: "Keeper's Trust",
  set: 'pack',
  whileDeclared: 'keeper',
};
