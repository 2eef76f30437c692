import type { Lore } from '../hooks.ts';

export const survivalOverrides: Lore<'lore18'> = {
  id: 'lore18',
  name: 'Survival Overrides',
  set: 'pack',
};
