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
  modify: {
    /** Committed: two dice more than usual, however few those are. */
    attackDice: (limits) => ({ ...limits, least: limits.least + 2, most: limits.most + 2 }),
    /** Disorganized. */
    moveLimit: 2,
  },
};
