import { discardAtRandom, keepHandLimit } from '../../rules/action-cards.ts';
import { clockwise } from '../../rules/table.ts';
import type { Agenda } from '../agendas.ts';

/** For: nobody holds more than 3 action cards, from now on. Against: everybody loses one at random. */
export const executiveSanctions: Agenda = {
  kind: 'law',
  vote: 'for-against',
  trait: null,
  modify: { handLimit: (limit) => Math.min(limit, 3) },
  *resolve(g, outcome) {
    for (const seat of clockwise(g, g.speaker)) {
      if (outcome === 'for') yield* keepHandLimit(g, seat);
      else discardAtRandom(g, seat);
    }
  },
};
