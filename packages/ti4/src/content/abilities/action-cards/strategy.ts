import { spendTradeGoods } from '../../../rules/spend.ts';
import { player } from '../../../rules/table.ts';
import { canResearchSomething, research } from '../../../rules/technology.ts';
import { type Hooks, on } from '../../hooks.ts';

/** Action: 4 trade goods for researching a technology. */
export const focusedResearch: Hooks = {
  action: {
    usable: (g, holder) => player(g, holder).tradeGoods >= 4 && canResearchSomething(g, holder),
    *resolve(g, holder) {
      spendTradeGoods(g, holder, 4);
      yield* research(g, holder);
    },
  },
};

/** A player who chooses a strategy card must take another one if there is one. */
export const publicDisgrace: Hooks = {
  triggers: [
    on('when strategy-card-chosen', {
      usable: (g, holder, { seat, refused }) => seat !== holder && !refused && Object.keys(g.strategyCards).length > 1,
      *resolve(_g, _holder, choice) {
        choice.refused = true;
      },
    }),
  ],
};
