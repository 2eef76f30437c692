import type { Lore } from '../hooks.ts';

export const tycoonsAmbition: Lore<'lore27'> = {
  id: 'lore27',
  name: "Tycoon's Ambition",
  set: 'pack',
  whileDeclared: 'tycoon',
};
