/** Catalogue: agenda-phase.8–11, agenda-phase.22. The possible outcomes of an agenda, and predictions of them. */
import type { Message, Option, Ref, Rules, Seat, Thing } from '@orrery/kernel';
import { type AgendaId, agenda } from '../content/agendas.ts';
import type { Announced } from '../content/hooks.ts';
import { type PlanetId, planet } from '../content/planets.ts';
import { type BearerKey, payPrediction } from '../content/registry.ts';
import type { Agenda, Ti4 } from '../state.ts';
import { tell, the, words } from '../words.ts';
import { announceOne } from './announce.ts';
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
  return outcomes.map((outcome) => {
    const target = targetOf(id, outcome);
    const named = { id: `${verb}:${outcome}`, value: outcome, label: outcomeWords(id, outcome) };
    return target === null ? named : { ...named, target };
  });
}

function targetOf(id: AgendaId, outcome: string): Ref | null {
  switch (agenda(id).vote) {
    case 'for-against':
    case 'elect-other':
      return null;
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

/** The player names the outcome that they expect (agenda-phase.22). */
export function* announcePrediction(g: Ti4, seat: Seat): Rules<Announced<string>> {
  const { id, outcomes } = currentAgenda(g);
  return yield* announceOne(
    seat,
    words('ti4.predict', { agenda: the.agenda(id) }),
    outcomeOptions('predict', id, outcomes),
  );
}

/** `source` is the key of what pays if it comes true. */
export function predict(g: Ti4, seat: Seat, source: BearerKey, outcome: string): void {
  const { id, predictions } = currentAgenda(g);
  predictions.push({ seat, source, outcome });
  tell(g, 'ti4.predicts', { seat: the.seat(seat), what: source, outcome: outcomeWords(id, outcome) });
}

/** True predictions pay after the outcome was resolved (agenda-phase.22b), in the order from the speaker. */
export function* payPredictions(g: Ti4, outcome: string): Rules {
  const { predictions } = currentAgenda(g);
  for (const seat of clockwise(g, g.speaker)) {
    for (const prediction of predictions) {
      if (prediction.seat !== seat || prediction.outcome !== outcome) continue;
      tell(g, 'ti4.prediction-true', { seat: the.seat(seat), what: prediction.source });
      yield* payPrediction(g, prediction.source, seat, outcome);
    }
  }
}
