/** Catalogue: production, producing-units, cost, blockaded. */
import type { Rules, Seat } from '@orrery/kernel';
import type { Place } from '../content/events.ts';
import type { SystemId } from '../content/systems.ts';
import type { Ti4 } from '../state.ts';

/** Uses the PRODUCTION of the player's units in a system; with `only`, of the units in that place. */
export function* produce(_g: Ti4, _seat: Seat, _system: SystemId, _only?: Place): Rules {
  throw new Error('not written yet');
}
