/** Catalogue: agenda-cards. */
import type { Trait } from './planets.ts';

export interface AgendaFigures {
  readonly kind: 'law' | 'directive';
  /** 'elect-other': the rules of the card say what can be elected. */
  readonly vote: 'for-against' | 'elect-player' | 'elect-planet' | 'elect-law' | 'elect-other';
  /** Only planets with this trait may be elected. */
  readonly trait: Trait | null;
}

const rows = {
  'fleet-regulations': { kind: 'law', vote: 'for-against', trait: null },
  'shard-of-the-throne': { kind: 'law', vote: 'elect-player', trait: null },
  'core-mining': { kind: 'law', vote: 'elect-planet', trait: 'hazardous' },
  'miscount-disclosed': { kind: 'directive', vote: 'elect-law', trait: null },
  'economic-equality': { kind: 'directive', vote: 'for-against', trait: null },
  'judicial-abolishment': { kind: 'directive', vote: 'elect-law', trait: null },
} as const;

export type AgendaId = keyof typeof rows;

export const agendas: Readonly<Record<AgendaId, AgendaFigures>> = rows;
export const agendaIds = Object.keys(rows) as readonly AgendaId[];

export function agenda(id: AgendaId): AgendaFigures {
  return agendas[id];
}
