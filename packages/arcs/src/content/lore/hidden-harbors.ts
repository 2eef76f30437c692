import type { Lore } from '../hooks.ts';

export const hiddenHarbors: Lore<'lore05'> = {
  id: 'lore05',
  name: 'Hidden Harbors',
  set: 'base',
};
