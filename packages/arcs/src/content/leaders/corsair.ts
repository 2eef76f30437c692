import { hasResource } from '../../rules/resources.ts';
import type { Leader } from '../hooks.ts';
import { resources } from '../resources.ts';

export const corsair: Leader<'leader11'> = {
  id: 'leader11',
  name: 'Corsair',
  set: 'pack',
  resources: ['fuel', 'weapon'],
  start: {
    A: { city: 0, starport: 1, ships: 4 },
    B: { city: 0, starport: 0, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
  /** Tricky. */
  reroll: { dice: (g, holder) => ({ raid: resources.filter((resource) => hasResource(g, holder, resource)).length }) },
  modify: {
    /** Wary. */
    attackDice: (limits) => ({ ...limits, assaultWithSkirmish: true }),
  },
};
