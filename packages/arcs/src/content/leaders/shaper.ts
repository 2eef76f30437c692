import type { Leader } from '../hooks.ts';

export const shaper: Leader<'leader14'> = {
  id: 'leader14',
  name: 'Shaper',
  set: 'pack',
  resources: ['relic', 'material'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 0, starport: 0, ships: 3 },
    C: { city: 0, starport: 0, ships: 3 },
  },
};
