/** Catalogue: agenda-cards. */
import type { Rules } from '@orrery/kernel';
import type { AgendaId } from '../content/agendas.ts';
import type { Law, Ti4 } from '../state.ts';

export function enact(_g: Ti4, _law: Law): void {
  throw new Error('not written yet');
}

/** The effect ends and the card goes on top of the discard pile (agenda-cards.5). */
export function* repeal(_g: Ti4, _id: AgendaId): Rules {
  throw new Error('not written yet');
}
