import type { Rules, Seat } from '@orrery/kernel';
import { discardAllTokens } from '../../rules/resources.ts';
import type { Arcs } from '../../state.ts';
import type { AmbitionId } from '../ambitions.ts';
import type { Leader } from '../hooks.ts';
import { bonusToken } from './bonus-token.ts';

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
  on: { taxed: bonusToken('fuel'), scored: lavish },
};

function* lavish(g: Arcs, holder: Seat, scored: readonly AmbitionId[]): Rules {
  if (scored.includes('tycoon')) discardAllTokens(g, holder, 'fuel');
}
