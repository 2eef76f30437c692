/** Catalogue: sustain-damage, space-combat.6, destroyed.1. */
import type { Rules } from '@orrery/kernel';
import type { Hits, Place } from '../content/events.ts';
import type { UnitType } from '../content/units.ts';
import type { Ti4 } from '../state.ts';

/** Cancelling, Sustain Damage, then the owner destroys one unit for each hit left. `places` and `matches` say which units can take them. */
export function* assignHits(
  _g: Ti4,
  _hits: Hits,
  _places: readonly Place[],
  _matches: (type: UnitType, place: Place) => boolean,
): Rules {
  throw new Error('not written yet');
}
