/** Positions for tests of agendas. */
import type { Seat } from '@orrery/kernel';
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
  return made.agendaDeck(...new Set([agenda, second])).from('agenda');
}

/** Nobody votes or plays a card, and the speaker decides. */
export function decide(table: Table, outcome: string): Table {
  while (table.prompt === 'ti4.vote' || table.prompt === 'ti4.window') {
    table.answer(table.prompt === 'ti4.vote' ? 'abstain' : 'pass');
  }
  return table.options.includes(`decide:${outcome}`) ? table.answer(`decide:${outcome}`) : table;
}

/** Those named vote with all they have; the others abstain. Nobody plays a card. */
export function votes(table: Table, cast: { readonly [seat: Seat]: string }): Table {
  const { agenda } = table.state;
  while ((table.prompt === 'ti4.vote' || table.prompt === 'ti4.window') && table.state.agenda?.id === agenda?.id) {
    if (table.prompt === 'ti4.window') {
      table.answer('pass');
      continue;
    }
    const outcome = cast[table.seat ?? -1];
    table.answer(outcome === undefined ? 'abstain' : `vote:${outcome}`);
    if (table.options.includes('exhaust:all')) table.answer('exhaust:all');
  }
  return table;
}
