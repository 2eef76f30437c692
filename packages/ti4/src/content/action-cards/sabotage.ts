import { the, words } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** Cancels an action card of another player, but never another copy of itself. */
export const sabotage: ActionCard = {
  copies: 4,
  triggers: [
    on('when action-card-played', {
      usable: (_g, holder, { seat, card, cancelled }) => seat !== holder && card !== 'sabotage' && !cancelled,
      label: (_g, _holder, { seat, card, announced }) =>
        announced === null
          ? words('ti4.cancel-card', { what: 'action-card/sabotage', seat: the.seat(seat), card: the.actionCard(card) })
          : words('ti4.cancel-announced-card', {
              what: 'action-card/sabotage',
              seat: the.seat(seat),
              card: the.actionCard(card),
              announced,
            }),
      *resolve(_g, _holder, playing) {
        playing.cancelled = true;
      },
    }),
  ],
};
