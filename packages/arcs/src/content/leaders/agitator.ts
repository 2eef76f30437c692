import type { Leader } from '../hooks.ts';

export const agitator: Leader<'leader15'> = {
  id: 'leader15',
  name: 'Agitator',
  set: 'pack',
  resources: ['fuel', 'material'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 0, starport: 1, ships: 4 },
    C: { city: 0, starport: 0, ships: 2 },
  },
};
