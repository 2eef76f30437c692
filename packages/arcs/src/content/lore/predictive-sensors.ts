import type { Lore } from '../hooks.ts';

export const predictiveSensors: Lore<'lore15'> = {
  id: 'lore15',
  name: 'Predictive Sensors',
  set: 'pack',
};
