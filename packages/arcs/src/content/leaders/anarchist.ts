import type { Rules, Seat } from '@orrery/kernel';
import { scrap } from '../../rules/pieces.ts';
import { shipsAt } from '../../rules/table.ts';
import type { Arcs } from '../../state.ts';
import type { Leader } from '../hooks.ts';

export const anarchist: Leader<'leader13'> = {
  id: 'leader13',
  name: 'Anarchist',
  set: 'pack',
  resources: ['relic', 'weapon'],
  start: {
    A: { city: 0, starport: 0, ships: 4 },
    B: { city: 0, starport: 0, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
  modify: {
    /** Principled, Inspiring. */
    taxRule: (rule, g, holder, { system, building }) => ({
      ...rule,
      allowed: building.owner !== holder && (rule.allowed || shipsAt(g, holder, system) > 0),
    }),
    taxesEmptySlots: (g, holder, system) => shipsAt(g, holder, system) > 0,
  },
  on: { setup: decentralized },
};

/** Cities leave the board from the left (resources.3), so which two are scrapped need not be said. */
function* decentralized(g: Arcs, holder: Seat): Rules {
  scrap(g, holder, 'cities', 2);
}
