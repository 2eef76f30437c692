import type { Lore } from '../hooks.ts';

export const raiderExosuits: Lore<'lore17'> = {
  id: 'lore17',
  name: 'Raider Exosuits',
  set: 'pack',
};
