/** Positions for tests of agendas. */
import type { Seat } from '@orrery/kernel';
import type { ActionCardId } from '../content/action-cards.ts';
import type { AgendaId } from '../content/agendas.ts';
import type { FactionId } from '../content/factions.ts';
import type { Ti4 } from '../state.ts';
import { type Position, position, type Table } from './position.ts';

/** The agenda phase is about to begin. Nobody has notes, so that nobody can trade; seat 0 is the speaker. */
export function session(factions?: readonly FactionId[]): Position {
  const made = factions ? position({ players: factions.length as 3 | 4 | 5 | 6, factions }) : position();
  return made.phase('agenda').with((g: Ti4) => {
    for (const player of g.players) player.notes = [];
  });
}

/** The agenda is revealed now; a second one, if none is named, does nothing but take trade goods. */
export function reveal(made: Position, agenda: AgendaId, second: AgendaId = 'economic-equality'): Table {
  const table = made.agendaDeck(...new Set([agenda, second])).from('agenda');
  while (table.state.agenda === null && table.prompt === 'ti4.window') table.answer('pass');
  return table;
}

/** Nobody votes or uses a card, and the speaker decides. */
export function decide(table: Table, outcome: string): Table {
  votes(table, {});
  const { agenda } = table.state;
  const isOpen = () => table.state.agenda?.id === agenda?.id && table.state.agenda?.outcome === null;
  if (table.options.includes(`decide:${outcome}`)) table.answer(`decide:${outcome}`);
  while (table.prompt === 'ti4.window' && isOpen()) table.answer('pass');
  return table;
}

/** Those named vote on the agenda with all they have; the others abstain, and nobody uses a card, until the one named can be used. */
export function votes(table: Table, cast: { readonly [seat: Seat]: string }, card: ActionCardId | null = null): Table {
  const isOffered = () => table.options.includes(`use:action-card/${card}`);
  while (table.state.agenda === null && table.prompt === 'ti4.window' && !isOffered()) table.answer('pass');
  const { id, number } = table.state.agenda ?? {};
  const isSame = () => table.state.agenda?.id === id && table.state.agenda?.number === number;
  while (isSame() && !isOffered() && (table.prompt === 'ti4.vote' || table.prompt === 'ti4.window')) {
    const outcome = cast[table.seat ?? -1];
    if (table.prompt === 'ti4.window') table.answer('pass');
    else table.answer(outcome === undefined ? 'abstain' : `vote:${outcome}`);
    if (table.options.includes('exhaust:all')) table.answer('exhaust:all');
  }
  return table;
}
