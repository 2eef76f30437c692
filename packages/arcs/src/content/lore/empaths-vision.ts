import type { Lore } from '../hooks.ts';

export const empathsVision: Lore<'lore19'> = {
  id: 'lore19',
  name: "Empath's Vision",
  set: 'pack',
  whileDeclared: 'empath',
};
