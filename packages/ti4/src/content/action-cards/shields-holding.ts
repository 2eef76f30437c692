import { opponentIn } from '../../rules/combat.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** Cancels up to two hits against the holder's ships in a space combat. */
export const shieldsHolding: ActionCard = {
  copies: 4,
  triggers: [
    on('before hits-assigned', {
      usable: (g, holder, { seat, hits, place }) =>
        seat === holder &&
        hits > 0 &&
        g.combat?.kind === 'space' &&
        g.combat.system === place &&
        opponentIn(g.combat, holder) !== null,
      *resolve(_g, _holder, pool) {
        pool.hits = Math.max(0, pool.hits - 2);
      },
    }),
  ],
};
