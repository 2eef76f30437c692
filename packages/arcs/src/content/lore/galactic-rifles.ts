import type { Lore } from '../hooks.ts';

export const galacticRifles: Lore<'lore02'> = {
  id: 'lore02',
  name: 'Galactic Rifles',
  set: 'base',
};
