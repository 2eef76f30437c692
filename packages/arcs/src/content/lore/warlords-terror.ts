import type { Lore } from '../hooks.ts';

export const warlordsTerror: Lore<'lore24'> = {
  id: 'lore24',
  name: "Warlord's Terror",
  set: 'pack',
  whileDeclared: 'warlord',
};
