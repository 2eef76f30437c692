import type { Lore } from '../hooks.ts';

export const tyrantsAuthority: Lore<'lore26'> = {
  id: 'lore26',
  name: "Tyrant's Authority",
  set: 'pack',
  whileDeclared: 'tyrant',
};
