import { the, words } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** A player who chooses a strategy card must take another one if there is one. */
export const publicDisgrace: ActionCard = {
  copies: 1,
  triggers: [
    on('when strategy-card-chosen', {
      usable: (_g, holder, { seat, refused }) => seat !== holder && !refused,
      *announce(_g, _holder, { seat }) {
        return { value: null, label: words('ti4.player', { seat: the.seat(seat) }) };
      },
      *resolve(_g, _holder, choice) {
        choice.refused = true;
      },
    }),
  ],
};
