import type { Leader } from '../hooks.ts';
import { bonusToken } from './bonus-token.ts';
import { startOutraged } from './start-outraged.ts';

export const mystic: Leader<'leader02'> = {
  id: 'leader02',
  name: 'Mystic',
  set: 'base',
  resources: ['psionic', 'relic'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 0, starport: 1, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
  on: { setup: startOutraged('material', 'fuel'), taxed: bonusToken('psionic') },
};
