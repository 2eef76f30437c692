import { repeal } from '../../rules/laws.ts';
import type { Agenda, AgendaId } from '../agendas.ts';

/** The elected law ends. */
export const judicialAbolishment: Agenda = {
  kind: 'directive',
  vote: 'elect-law',
  trait: null,
  givesWay: (g) => g.laws.length === 0,
  *resolve(g, outcome) {
    yield* repeal(g, outcome as AgendaId);
  },
};
