import { predict } from '../../../rules/outcomes.ts';
import { gainTokens } from '../../../rules/tokens.ts';
import { barFromVoting } from '../../../rules/voting.ts';
import type { ActionCardId } from '../../action-cards.ts';
import { type Hooks, on } from '../../hooks.ts';

/** The holder gives up the vote and predicts the outcome; `predicted` is what it brings to be right. */
function rider(card: ActionCardId, predicted: NonNullable<Hooks['predicted']>): Hooks {
  return {
    triggers: [
      on('after agenda-revealed', {
        usable: () => true,
        *resolve(g, holder) {
          barFromVoting(g, holder);
          yield* predict(g, holder, `action-card/${card}`);
        },
      }),
    ],
    predicted,
  };
}

export const leadershipRider = rider('leadership-rider', function* (g, holder) {
  yield* gainTokens(g, holder, 3);
});
