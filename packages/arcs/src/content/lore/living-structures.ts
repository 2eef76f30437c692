import type { Lore } from '../hooks.ts';

export const livingStructures: Lore<'lore10'> = {
  id: 'lore10',
  name: 'Living Structures',
  set: 'base',
};
