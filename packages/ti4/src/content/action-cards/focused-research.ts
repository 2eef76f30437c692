import { ifPaid, spendTradeGoods } from '../../rules/spend.ts';
import { player } from '../../rules/table.ts';
import { canResearchSomething, research } from '../../rules/technology.ts';
import type { ActionCard } from '../action-cards.ts';

const price = 4;

/** Action: 4 trade goods for researching a technology. */
export const focusedResearch: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) =>
      player(g, holder).tradeGoods >= price && ifPaid(g, holder, price, () => canResearchSomething(g, holder)),
    *resolve(g, holder) {
      spendTradeGoods(g, holder, price);
      yield* research(g, holder);
    },
  },
};
