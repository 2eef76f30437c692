/** Catalogue: strategic-action. */
import type { Rules, Seat } from '@orrery/kernel';
import type { StrategyCardId } from '../content/strategy-cards.ts';
import type { Ti4 } from '../state.ts';

/** Primary ability, everybody's secondary, then the card is exhausted. */
export function* strategicAction(_g: Ti4, _seat: Seat, _card: StrategyCardId): Rules {
  throw new Error('not written yet');
}
