/** Catalogue: commodities, trade.3. */
import type { Rules, Seat } from '@orrery/kernel';
import { fold } from '../content/registry.ts';
import type { Ti4 } from '../state.ts';
import { tell, the } from '../words.ts';
import { factionOf, player } from './table.ts';
import { openWindow } from './window.ts';

/** The most commodities that a player can have (commodities.2). */
export function commodityValue(g: Ti4, seat: Seat): number {
  return fold('commodityValue', factionOf(g, seat).commodities, g, seat);
}

/** Takes commodities up to the player's commodity value (commodities.3). */
export function* replenish(g: Ti4, seat: Seat): Rules {
  const sheet = player(g, seat);
  sheet.commodities = Math.max(sheet.commodities, commodityValue(g, seat));
  tell(g, 'ti4.replenishes', { seat: the.seat(seat), count: sheet.commodities });
  yield* openWindow(g, 'when commodities-replenished', { seat });
  yield* openWindow(g, 'after commodities-replenished', { seat });
}
