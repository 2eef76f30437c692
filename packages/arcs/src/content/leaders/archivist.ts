import type { Leader } from '../hooks.ts';

export const archivist: Leader<'leader09'> = {
  id: 'leader09',
  name: 'Archivist',
  set: 'pack',
  resources: ['relic', 'relic'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 1, starport: 0, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
};
