import { discardHand, drawActionCards } from '../../rules/action-cards.ts';
import { votersFor } from '../../rules/outcomes.ts';
import type { Agenda } from '../agendas.ts';

/** Everybody who has voted for it draws 2 action cards if it passes, else discards all of theirs. */
export const unconventionalMeasures: Agenda = {
  kind: 'directive',
  vote: 'for-against',
  trait: null,
  *resolve(g, outcome) {
    for (const seat of votersFor(g, 'for')) {
      if (outcome === 'for') yield* drawActionCards(g, seat, 2);
      else discardHand(g, seat);
    }
  },
};
