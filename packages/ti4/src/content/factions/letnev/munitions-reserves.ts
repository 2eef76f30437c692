import { opponentIn } from '../../../rules/combat.ts';
import { addEffect } from '../../../rules/effects.ts';
import { spendTradeGoods } from '../../../rules/spend.ts';
import { player } from '../../../rules/table.ts';
import { type Hooks, on } from '../../hooks.ts';
import { rerollsWhileLasting } from '../../rerolls.ts';

/** 2 trade goods at the start of a round of space combat: any dice of this round may be rolled again. */
export const munitionsReserves: Hooks = {
  triggers: [
    on('when space-combat-round-start', {
      usable: (g, holder, { combat }) => opponentIn(combat, holder) !== null && player(g, holder).tradeGoods >= 2,
      *resolve(g, holder) {
        spendTradeGoods(g, holder, 2);
        addEffect(g, 'faction/munitions-reserves', holder, 'combat-round');
      },
    }),
  ],
  whileLasting: rerollsWhileLasting('faction/munitions-reserves'),
};
