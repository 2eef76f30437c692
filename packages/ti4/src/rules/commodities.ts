/** Catalogue: commodities, trade.3. */
import type { Rules, Seat } from '@orrery/kernel';
import type { Ti4 } from '../state.ts';

/** Takes commodities up to the player's commodity value (commodities.3). */
export function* replenish(_g: Ti4, _seat: Seat): Rules {
  throw new Error('not written yet');
}
