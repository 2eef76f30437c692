/** Catalogue: agenda-phase.8–11. The possible outcomes of an agenda. */
import type { Message, Option, Ref, Seat, Thing } from '@orrery/kernel';
import { type AgendaId, agenda } from '../content/agendas.ts';
import { type PlanetId, planet } from '../content/planets.ts';
import type { Agenda, Ti4 } from '../state.ts';
import { tell, the, words } from '../words.ts';
import { clockwise } from './table.ts';

/** The agenda that is being voted on. */
export function currentAgenda(g: Ti4): Agenda {
  if (g.agenda === null) throw new Error('no agenda is being voted on');
  return g.agenda;
}

/** What could be voted for now (agenda-phase.8, agenda-phase.9). */
export function eligibleOutcomes(g: Ti4, id: AgendaId): readonly string[] {
  const { vote, trait, outcomes } = agenda(id);
  if (outcomes) return outcomes(g);
  switch (vote) {
    case 'for-against':
      return ['for', 'against'];
    case 'elect-player':
      return clockwise(g, 0).map(playerOutcome);
    case 'elect-planet':
      return controlledPlanets(g).filter((each) => trait === null || planet(each).trait === trait);
    case 'elect-law':
      return g.laws.map((law) => law.id);
    case 'elect-other':
      return [];
  }
}

/** Only planets that a player controls can be elected (agenda-phase.11). */
export function controlledPlanets(g: Ti4): PlanetId[] {
  return (Object.keys(g.planets) as PlanetId[]).filter((id) => typeof g.planets[id]?.owner === 'number');
}

export function playerOutcome(seat: Seat): string {
  return `player-${seat}`;
}

export function electedSeat(outcome: string): Seat {
  return Number(outcome.slice('player-'.length));
}

/** What a card of its own rules lets players elect: a thing by kind and id. */
type Elected = Thing<'strategy-card' | 'secret-objective' | 'system'>;

/** What an outcome is called. */
export function outcomeWords(id: AgendaId, outcome: string): Message {
  switch (agenda(id).vote) {
    case 'for-against':
      return words(outcome === 'for' ? 'ti4.outcome-for' : 'ti4.outcome-against');
    case 'elect-player':
      return words('ti4.outcome-player', { seat: the.seat(electedSeat(outcome)) });
    case 'elect-planet':
      return words('ti4.outcome', { outcome: the.planet(outcome as PlanetId) });
    case 'elect-law':
      return words('ti4.outcome', { outcome: the.agenda(outcome as AgendaId) });
    case 'elect-other':
      return words('ti4.outcome', { outcome: outcome as Elected });
  }
}

/** The outcomes of the current agenda as options. */
export function outcomeOptions(verb: string, id: AgendaId, outcomes: readonly string[]): Option<string>[] {
  return outcomes.map((outcome) => ({
    id: `${verb}:${outcome}`,
    value: outcome,
    label: outcomeWords(id, outcome),
    target: targetOf(id, outcome),
  }));
}

function targetOf(id: AgendaId, outcome: string): Ref {
  switch (agenda(id).vote) {
    case 'for-against':
      return `outcome:${outcome}`;
    case 'elect-other':
      return outcome.startsWith('system/') ? `system:${outcome.slice('system/'.length)}` : `card:${outcome}`;
    case 'elect-player':
      return `seat:${electedSeat(outcome)}`;
    case 'elect-planet':
      return `planet:${outcome}`;
    case 'elect-law':
      return `card:law/${outcome}`;
  }
}

/** Who has cast votes for an outcome of the current agenda, from the speaker on; abstaining is not voting (agenda-phase.14). */
export function votersFor(g: Ti4, outcome: string): Seat[] {
  const { votes } = currentAgenda(g);
  return clockwise(g, g.speaker).filter((seat) =>
    votes.some((each) => each.seat === seat && each.outcome === outcome && each.votes > 0),
  );
}

/** The rest of an outcome waits until the next strategy phase begins, for these players. */
export function putOff(g: Ti4, id: AgendaId, outcome: string, seats: Seat[]): void {
  g.delayed.push({ agenda: id, outcome, seats });
  tell(g, 'ti4.put-off', { agenda: the.agenda(id) });
}
