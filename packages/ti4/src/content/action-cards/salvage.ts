import { gainTradeGoods } from '../../rules/spend.ts';
import { player } from '../../rules/table.ts';
import { pauseForTrade } from '../../rules/transactions.ts';
import { tell, the } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** Who loses a space combat against the holder hands over all commodities, which arrive as trade goods. */
export const salvage: ActionCard = {
  copies: 1,
  triggers: [
    on('after space-combat-won', {
      usable: (g, holder, { seat, loser }) => seat === holder && player(g, loser).commodities > 0,
      *resolve(g, holder, { loser }) {
        if (g.turn) yield* pauseForTrade(g, g.turn.seat); // the loser may still trade them away
        const count = player(g, loser).commodities;
        player(g, loser).commodities = 0;
        tell(g, 'ti4.hands-over-commodities', { seat: the.seat(loser), count, rival: the.seat(holder) });
        yield* gainTradeGoods(g, holder, count);
      },
    }),
  ],
};
