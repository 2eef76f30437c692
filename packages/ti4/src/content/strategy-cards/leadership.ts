/** Catalogue: leadership. */
import type { Rules, Seat } from '@orrery/kernel';
import { influencePerToken } from '../../figures.ts';
import { available, spendAnyAmount } from '../../rules/spend.ts';
import { player } from '../../rules/table.ts';
import { gainTokens } from '../../rules/tokens.ts';
import type { Ti4 } from '../../state.ts';
import type { StrategyCard } from '../strategy-cards.ts';

/** Influence buys tokens, as long as there are any to gain. */
function canBuy(g: Ti4, seat: Seat): boolean {
  return player(g, seat).tokens > 0 && available(g, seat, 'influence') >= influencePerToken;
}

function* buyTokens(g: Ti4, seat: Seat): Rules {
  if (!canBuy(g, seat)) return;
  const paid = yield* spendAnyAmount(g, seat, 'influence', 'ti4.pay-for-tokens');
  yield* gainTokens(g, seat, Math.floor(paid / influencePerToken));
}

export const leadership: StrategyCard = {
  initiative: 1,
  *primary(g, seat) {
    yield* gainTokens(g, seat, 3);
    yield* buyTokens(g, seat);
  },
  secondaryCost: 0,
  secondaryUsable: canBuy,
  secondary: buyTokens,
};
