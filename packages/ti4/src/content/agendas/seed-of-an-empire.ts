import { gainPoints, seatsWith } from '../../rules/victory.ts';
import type { Agenda } from '../agendas.ts';

/** A point for whoever has most points if For wins, else for whoever has fewest; for all who are tied. */
export const seedOfAnEmpire: Agenda = {
  kind: 'directive',
  vote: 'for-against',
  trait: null,
  *resolve(g, outcome) {
    for (const seat of seatsWith(g, outcome === 'for' ? 'most' : 'fewest')) gainPoints(g, [seat], 1);
  },
};
