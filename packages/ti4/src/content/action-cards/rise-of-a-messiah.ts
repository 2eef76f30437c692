import { mayPlace, placeUnits } from '../../rules/reinforcements.ts';
import { planetsOf } from '../../rules/table.ts';
import type { ActionCard } from '../action-cards.ts';

/** Action: 1 infantry on every planet of the holder that may have one. */
export const riseOfAMessiah: ActionCard = {
  copies: 1,
  action: {
    usable: () => true,
    *resolve(g, holder) {
      for (const id of planetsOf(g, holder)) {
        if (mayPlace(g, holder, 'infantry', id)) yield* placeUnits(g, holder, 'infantry', 1, id);
      }
    },
  },
};
