import type { Lore } from '../hooks.ts';

export const repairDrones: Lore<'lore07'> = {
  id: 'lore07',
  name: 'Repair Drones',
  set: 'base',
};
