import type { Leader } from '../hooks.ts';

export const overseer: Leader<'leader10'> = {
  id: 'leader10',
  name: 'Overseer',
  set: 'pack',
  resources: ['fuel', 'material'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 0, starport: 1, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
};
