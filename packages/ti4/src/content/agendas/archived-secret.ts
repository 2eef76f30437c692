import { drawSecret } from '../../rules/objectives.ts';
import { electedSeat } from '../../rules/outcomes.ts';
import type { Agenda } from '../agendas.ts';

/** The elected player draws a secret objective. */
export const archivedSecret: Agenda = {
  kind: 'directive',
  vote: 'elect-player',
  trait: null,
  *resolve(g, outcome) {
    yield* drawSecret(g, electedSeat(outcome));
  },
};
