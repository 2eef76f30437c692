import type { Seat } from '@orrery/kernel';
import { gainTradeGoods, spendTradeGoods } from '../../../rules/spend.ts';
import { exchangeStrategyCards, heldStrategyCards } from '../../../rules/strategy-cards.ts';
import { othersClockwise, player } from '../../../rules/table.ts';
import { spendToken } from '../../../rules/tokens.ts';
import type { Ti4 } from '../../../state.ts';
import { choose, words } from '../../../words.ts';
import { on } from '../../hooks.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

const price = 3;

/** At the end of the strategy phase, for a strategy token and 3 trade goods to another player, exchanges a strategy card with them. */
export const quantumDatahubNode: TechnologyCard = {
  colour: 'cybernetic',
  prerequisites: needs({ cybernetic: 3 }),

  triggers: [
    on('when strategy-phase-end', {
      usable: (g, holder) =>
        player(g, holder).pools.strategy > 0 &&
        player(g, holder).tradeGoods >= price &&
        player(g, holder).strategyCards.length > 0 &&
        partners(g, holder).length > 0,
      *resolve(g, holder) {
        const taken = yield* choose(
          holder,
          words('ti4.take-strategy-card'),
          partners(g, holder).flatMap((seat) => heldStrategyCards(g, seat)),
        );
        const given = yield* choose(holder, words('ti4.give-strategy-card'), heldStrategyCards(g, holder));
        spendToken(g, holder, 'strategy');
        spendTradeGoods(g, holder, price);
        exchangeStrategyCards(g, given, taken);
        yield* gainTradeGoods(g, taken.from, price);
      },
    }),
  ],
};

function partners(g: Ti4, holder: Seat): Seat[] {
  return othersClockwise(g, holder).filter((seat) => player(g, seat).strategyCards.length > 0);
}
