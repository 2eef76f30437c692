import type { Leader } from '../hooks.ts';

export const noble: Leader<'leader12'> = {
  id: 'leader12',
  name: 'Noble',
  set: 'pack',
  resources: ['psionic', 'psionic'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 0, starport: 1, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
};
