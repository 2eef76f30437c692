import type { Lore } from '../hooks.ts';

export const empathsBond: Lore<'lore20'> = {
  id: 'lore20',
  name: "Empath's Bond",
  set: 'pack',
  whileDeclared: 'empath',
};
