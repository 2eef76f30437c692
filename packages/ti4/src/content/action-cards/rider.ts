import { announcePrediction, predict } from '../../rules/outcomes.ts';
import { barFromVoting } from '../../rules/voting.ts';
import type { ActionCard, ActionCardId } from '../action-cards.ts';
import { type Hooks, on } from '../hooks.ts';

/** The holder gives up the vote and predicts the outcome; `predicted` is what it brings to be right. */
export function rider(card: ActionCardId, predicted: NonNullable<Hooks['predicted']>): ActionCard {
  return {
    copies: 1,
    triggers: [
      on('after agenda-revealed', {
        usable: () => true,
        announce: announcePrediction,
        *resolve(g, holder, _revealed, _owner, outcome) {
          barFromVoting(g, holder);
          predict(g, holder, `action-card/${card}`, outcome);
        },
      }),
    ],
    predicted,
  };
}
