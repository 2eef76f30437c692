import { opponentIn } from '../../../rules/combat.ts';
import { addEffect } from '../../../rules/effects.ts';
import { spendTradeGoods } from '../../../rules/spend.ts';
import { player } from '../../../rules/table.ts';
import { type NoteHooks, on } from '../../hooks.ts';
import { rerollsWhileLasting } from '../../rerolls.ts';

/** Letnev: its owner loses 2 trade goods, and the holder may reroll dice of this round of space combat. */
export const warFunding: NoteHooks = {
  staysUntil: 'combat-round',
  triggers: [
    on('when space-combat-round-start', {
      usable: (_g, holder, { combat }) => opponentIn(combat, holder) !== null,
      *resolve(g, holder, _start, owner) {
        const lost = Math.min(2, player(g, owner).tradeGoods);
        if (lost > 0) spendTradeGoods(g, owner, lost);
        addEffect(g, 'note/war-funding', holder, 'combat-round');
      },
    }),
  ],
  whileLasting: rerollsWhileLasting('note/war-funding'),
};
