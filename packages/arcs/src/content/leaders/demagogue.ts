import type { Leader } from '../hooks.ts';

export const demagogue: Leader<'leader08'> = {
  id: 'leader08',
  name: 'Demagogue',
  set: 'base',
  resources: ['psionic', 'weapon'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 0, starport: 1, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
};
