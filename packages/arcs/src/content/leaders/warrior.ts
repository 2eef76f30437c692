import type { Leader } from '../hooks.ts';

export const warrior: Leader<'leader06'> = {
  id: 'leader06',
  name: 'Warrior',
  set: 'base',
  resources: ['weapon', 'material'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 0, starport: 1, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
};
