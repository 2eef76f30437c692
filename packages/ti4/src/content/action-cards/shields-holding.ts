import { opponentIn } from '../../rules/combat.ts';
import { choose, option, words } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

const card = 'action-card/shields-holding';

/** Cancels up to two hits against the holder's ships in a space combat, before or after these have sustained damage. */
export const shieldsHolding: ActionCard = {
  copies: 4,
  triggers: [
    on(['before hits-assigned', 'when hits-assigned'], {
      usable: (g, holder, { seat, hits, cancelledBy = [] }) =>
        seat === holder &&
        hits > 0 &&
        g.combat?.kind === 'space' &&
        opponentIn(g.combat, holder) !== null &&
        !cancelledBy.includes(card),
      *resolve(_g, holder, pool) {
        const most = Math.min(2, pool.hits);
        const amounts = Array.from({ length: most }, (_, less) =>
          option(`cancel:${most - less}`, most - less, 'ti4.count', { count: most - less }),
        );
        pool.hits -= yield* choose(holder, words('ti4.cancel-hits', { hits: pool.hits }), amounts);
        pool.cancelledBy = [...(pool.cancelledBy ?? []), card];
      },
    }),
  ],
};
