import { gainTradeGoods } from '../../rules/spend.ts';
import { planetsOf } from '../../rules/table.ts';
import type { ActionCard } from '../action-cards.ts';
import { planet } from '../planets.ts';

/** Action: a trade good for each industrial planet of the holder, all of them at once; there may be none. */
export const industrialInitiative: ActionCard = {
  copies: 1,
  action: {
    usable: () => true,
    *resolve(g, holder) {
      const industrial = planetsOf(g, holder).filter((id) => planet(id).trait === 'industrial');
      yield* gainTradeGoods(g, holder, industrial.length);
    },
  },
};
