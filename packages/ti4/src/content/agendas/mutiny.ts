import { votersFor } from '../../rules/outcomes.ts';
import { gainPoints, losePoints } from '../../rules/victory.ts';
import type { Agenda } from '../agendas.ts';

/** Everybody who has voted for it gains a point if it passes, else loses one. */
export const mutiny: Agenda = {
  kind: 'directive',
  vote: 'for-against',
  trait: null,
  *resolve(g, outcome) {
    for (const seat of votersFor(g, 'for')) {
      if (outcome === 'for') gainPoints(g, [seat], 1);
      else losePoints(g, seat, 1);
    }
  },
};
