import type { Leader } from '../hooks.ts';

export const anarchist: Leader<'leader13'> = {
  id: 'leader13',
  name: 'Anarchist',
  set: 'pack',
  resources: ['relic', 'weapon'],
  start: {
    A: { city: 0, starport: 0, ships: 4 },
    B: { city: 0, starport: 0, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
};
