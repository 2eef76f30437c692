import { discardOne } from '../../../rules/action-cards.ts';
import { type Hooks, on } from '../../hooks.ts';

/** Each draw of action cards is of one more, and then one of the hand is discarded. */
export const scheming: Hooks = {
  modify: { cardsDrawn: (cards) => cards + 1 },
  triggers: [
    on('when action-cards-drawn', {
      mandatory: true,
      usable: (_g, holder, { seat, count }) => seat === holder && count > 0,
      resolve: discardOne,
    }),
  ],
};
