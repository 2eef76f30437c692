import type { Lore } from '../hooks.ts';

export const tycoonsCharm: Lore<'lore28'> = {
  id: 'lore28',
  name: "Tycoon's Charm",
  set: 'pack',
  whileDeclared: 'tycoon',
};
