import { gainTokens } from '../../rules/tokens.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** 2 command tokens at the start of the strategy phase. */
export const summit: ActionCard = {
  copies: 1,
  triggers: [
    on('when strategy-phase-start', {
      usable: () => true,
      *resolve(g, holder) {
        yield* gainTokens(g, holder, 2);
      },
    }),
  ],
};
