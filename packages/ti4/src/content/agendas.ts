/** What an agenda is, and all of the game. Catalogue: agenda-cards. */

import type { AgendaHooks } from './hooks.ts';
import type { AgendaId } from './ids.ts';
import type { Trait } from './planets.ts';
import { inGame, registry } from './registry.ts';

export { type AgendaId, agendaIds } from './ids.ts';

/** A law or directive: its hooks work while it is in play as a law. */
export interface Agenda extends AgendaHooks {
  readonly kind: 'law' | 'directive';
  /** 'elect-other': the rules of the card say what can be elected. */
  readonly vote: 'for-against' | 'elect-player' | 'elect-planet' | 'elect-law' | 'elect-other';
  /** Only planets with this trait may be elected. */
  readonly trait: Trait | null;
}

export function agenda(id: AgendaId): Agenda {
  return inGame(registry.agendas, id);
}

/** The whole deck. */
export function agendaDeck(): AgendaId[] {
  return Object.keys(registry.agendas) as AgendaId[];
}
