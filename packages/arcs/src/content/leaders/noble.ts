import type { Rules, Seat } from '@orrery/kernel';
import { secureFromDeck } from '../../rules/secure.ts';
import type { Arcs } from '../../state.ts';
import type { AmbitionId } from '../ambitions.ts';
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
  pairing: { action: 'influence', extra: 'influence', before: false },
  modify: {
    /** Proud. */
    award: (award) => (award.place === 1 ? award : { ...award, power: 0 }),
  },
  on: { declared: connected },
};

function* connected(g: Arcs, holder: Seat, _: AmbitionId, isFirst: boolean): Rules {
  if (isFirst) yield* secureFromDeck(g, holder);
}
