import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** Cancels an action card of another player, but never another copy of itself. */
export const sabotage: ActionCard = {
  copies: 4,
  triggers: [
    on('when action-card-played', {
      usable: (_g, holder, { seat, card, cancelled }) => seat !== holder && card !== 'sabotage' && !cancelled,
      *resolve(_g, _holder, playing) {
        playing.cancelled = true;
      },
    }),
  ],
};
