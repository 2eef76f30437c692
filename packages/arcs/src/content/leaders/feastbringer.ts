import type { Leader } from '../hooks.ts';

export const feastbringer: Leader<'leader07'> = {
  id: 'leader07',
  name: 'Feastbringer',
  set: 'base',
  resources: ['relic', 'material'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 1, starport: 0, ships: 3 },
    C: { city: 0, starport: 0, ships: 3 },
  },
};
