/** All agendas of the game. Catalogue: agenda-cards. */
import type { AgendaId } from './ids.ts';
import type { Agenda } from './kinds.ts';
import { inGame, registry } from './registry.ts';

export { type AgendaId, agendaIds } from './ids.ts';
export type { Agenda } from './kinds.ts';

export function agenda(id: AgendaId): Agenda {
  return inGame(registry.agendas, id);
}

/** The whole deck. */
export function agendaDeck(): AgendaId[] {
  return Object.keys(registry.agendas) as AgendaId[];
}
