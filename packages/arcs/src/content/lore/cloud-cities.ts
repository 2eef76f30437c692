import type { Lore } from '../hooks.ts';

export const cloudCities: Lore<'lore09'> = {
  id: 'lore09',
  name: 'Cloud Cities',
  set: 'base',
};
