import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** Cancels one hit of a Space Cannon roll of another player. */
export const maneuveringJets: ActionCard = {
  copies: 4,
  triggers: [
    on('before hits-assigned', {
      usable: (_g, holder, { seat, by, cause, hits }) =>
        cause === 'space-cannon' && seat === holder && by !== holder && hits > 0,
      *resolve(_g, _holder, pool) {
        pool.hits--;
      },
    }),
  ],
};
