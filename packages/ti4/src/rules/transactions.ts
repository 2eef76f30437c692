/** Catalogue: transactions, deals, commodities.5. */
import type { Message, Option, Rules, Seat } from '@orrery/kernel';
import type { Ti4 } from '../state.ts';

/** Asks the player; an active player may trade before they decide (transactions.1a). */
export function* deliberate<V>(_g: Ti4, _seat: Seat, _prompt: Message, _options: readonly Option<V>[]): Rules<V> {
  throw new Error('not written yet');
}
