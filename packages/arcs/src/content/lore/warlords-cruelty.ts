import type { Lore } from '../hooks.ts';

export const warlordsCruelty: Lore<'lore23'> = {
  id: 'lore23',
  name: "Warlord's Cruelty",
  set: 'pack',
  whileDeclared: 'warlord',
};
