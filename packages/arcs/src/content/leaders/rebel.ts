import type { Leader } from '../hooks.ts';

export const rebel: Leader<'leader05'> = {
  id: 'leader05',
  name: 'Rebel',
  set: 'base',
  resources: ['material', 'weapon'],
  start: {
    A: { city: 0, starport: 1, ships: 4 },
    B: { city: 0, starport: 0, ships: 4 },
    C: { city: 0, starport: 0, ships: 2 },
  },
};
