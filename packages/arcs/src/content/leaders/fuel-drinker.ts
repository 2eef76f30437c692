import type { Leader } from '../hooks.ts';

export const fuelDrinker: Leader<'leader03'> = {
  id: 'leader03',
  name: 'Fuel-Drinker',
  set: 'base',
  resources: ['fuel', 'fuel'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 0, starport: 1, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
};
