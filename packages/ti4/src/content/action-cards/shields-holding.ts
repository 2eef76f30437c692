import { announceOne } from '../../rules/announce.ts';
import { opponentIn } from '../../rules/combat.ts';
import { option, words } from '../../words.ts';
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
      announce(_g, holder, { hits }) {
        const most = Math.min(2, hits);
        const amounts = Array.from({ length: most }, (_, less) =>
          option(`cancel:${most - less}`, most - less, 'ti4.count', { count: most - less }),
        );
        return announceOne(holder, words('ti4.cancel-hits', { hits }), amounts);
      },
      *resolve(_g, _holder, pool, _owner, count: number) {
        pool.hits -= count;
        pool.cancelledBy = [...(pool.cancelledBy ?? []), card];
      },
    }),
  ],
};
