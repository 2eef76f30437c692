import type { Option, Seat } from '@orrery/kernel';
import { inReinforcements } from '../../rules/pieces.ts';
import { announcePrediction, predict } from '../../rules/predictions.ts';
import { barFromVoting } from '../../rules/voting.ts';
import type { Ti4 } from '../../state.ts';
import { decline } from '../../words.ts';
import type { ActionCard, ActionCardId } from '../action-cards.ts';
import { type Hooks, on } from '../hooks.ts';
import type { UnitType } from '../units.ts';

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

/** Where a unit may be placed. Nobody must take one off the board for it when reinforcements hold none. */
export function orNone<P>(g: Ti4, seat: Seat, type: UnitType, places: readonly Option<P>[]): Option<P | null>[] {
  if (inReinforcements(g, seat, type) > 0) return [...places];
  return [...places, decline<P | null>('none', null, 'ti4.place-none')];
}
