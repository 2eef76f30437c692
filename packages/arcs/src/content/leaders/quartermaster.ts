import type { Leader } from '../hooks.ts';

export const quartermaster: Leader<'leader16'> = {
  id: 'leader16',
  name: 'Quartermaster',
  set: 'pack',
  resources: ['fuel', 'weapon'],
  start: {
    A: { city: 0, starport: 1, ships: 4 },
    B: { city: 0, starport: 0, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
};
