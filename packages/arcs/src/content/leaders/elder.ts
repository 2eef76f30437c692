import type { Leader } from '../hooks.ts';

export const elder: Leader<'leader01'> = {
  id: 'leader01',
  name: 'Elder',
  set: 'base',
  resources: ['relic', 'material'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 0, starport: 1, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
};
