import type { Lore } from '../hooks.ts';

export const railgunArrays: Lore<'lore12'> = {
  id: 'lore12',
  name: 'Railgun Arrays',
  set: 'base',
};
