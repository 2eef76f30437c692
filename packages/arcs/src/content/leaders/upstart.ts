import type { Leader } from '../hooks.ts';

export const upstart: Leader<'leader04'> = {
  id: 'leader04',
  name: 'Upstart',
  set: 'base',
  resources: ['psionic', 'material'],
  start: {
    A: { city: 1, starport: 0, ships: 4 },
    B: { city: 0, starport: 1, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
};
