import type { ActionCard } from '../action-cards.ts';
import { cancelWords } from '../cancel.ts';
import { on } from '../hooks.ts';

/** Cancels an action card of another player, but never another copy of itself. */
export const sabotage: ActionCard = {
  copies: 4,
  triggers: [
    on('when action-card-played', {
      usable: (_g, holder, { seat, card }) => seat !== holder && card !== 'sabotage',
      label: (_g, _holder, playing) => cancelWords('action-card/sabotage', playing),
      *resolve(_g, _holder, playing) {
        playing.cancelled = true;
      },
    }),
  ],
};
