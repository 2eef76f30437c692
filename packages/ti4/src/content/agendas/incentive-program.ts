import { layOpenObjective } from '../../rules/objectives.ts';
import type { Agenda } from '../agendas.ts';

/** One more public objective is open to all: of stage I if For wins, else of stage II. */
export const incentiveProgram: Agenda = {
  kind: 'directive',
  vote: 'for-against',
  trait: null,
  *resolve(g, outcome) {
    layOpenObjective(g, outcome === 'for' ? 1 : 2);
  },
};
