import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** The agenda just revealed is discarded, and the next one is revealed instead. */
export const veto: ActionCard = {
  copies: 1,
  triggers: [
    on('when agenda-revealed', {
      usable: () => true,
      *resolve(_g, _holder, revealed) {
        revealed.discarded = true;
      },
    }),
  ],
};
