import { currentAgenda } from '../../rules/outcomes.ts';
import type { Agenda, AgendaId } from '../agendas.ts';

/** The elected law is voted on again as if it had just been revealed; until then it works on. */
export const miscountDisclosed: Agenda = {
  kind: 'directive',
  vote: 'elect-law',
  trait: null,
  givesWay: (g) => g.laws.length === 0,
  *resolve(g, outcome) {
    currentAgenda(g).revote = outcome as AgendaId;
  },
};
