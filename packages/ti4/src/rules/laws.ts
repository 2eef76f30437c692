/** Catalogue: agenda-cards, attach. */
import type { Rules, Seat } from '@orrery/kernel';
import { type AgendaId, agenda } from '../content/agendas.ts';
import type { PlanetId } from '../content/planets.ts';
import type { Law, Ti4 } from '../state.ts';
import { tell, the } from '../words.ts';
import { electedSeat } from './outcomes.ts';

export function lawInPlay(g: Ti4, id: AgendaId): Law | undefined {
  return g.laws.find((law) => law.id === id);
}

/**
 * The law stays in play (agenda-cards.3): with the player it elects (agenda-cards.4), attached to the planet it elects
 * (attach.0), or in the common area. A law that was voted on once more gets its new outcome.
 */
export function enact(g: Ti4, id: AgendaId, outcome: string): void {
  const { vote } = agenda(id);
  const owner = vote === 'elect-player' ? electedSeat(outcome) : null;
  const planet = vote === 'elect-planet' ? (outcome as PlanetId) : null;
  const law = { id, outcome, owner, planet, exhausted: false };
  const index = g.laws.findIndex((each) => each.id === id);
  if (index < 0) g.laws.push(law);
  else g.laws[index] = law;
  g.decks.agendaDiscard = g.decks.agendaDiscard.filter((each) => each !== id); // it was discarded for its own election
  tell(g, 'ti4.law-stays', { agenda: the.agenda(id) });
}

/** Whether the law's card is in play and readied, so that exhausting it can pay for its ability (readied.3). */
export function isLawReady(g: Ti4, id: AgendaId): boolean {
  return lawInPlay(g, id)?.exhausted === false;
}

/** Exhausts the card itself; it is readied in the status phase, and stays as it is when its planet changes hands (attach.2). */
export function exhaustLaw(g: Ti4, seat: Seat, id: AgendaId): void {
  const law = lawInPlay(g, id);
  if (!law || law.exhausted) throw new Error(`${id} cannot be exhausted`);
  law.exhausted = true;
  tell(g, 'ti4.exhausts-law', { seat: the.seat(seat), agenda: the.agenda(id) });
}

/** The effect ends and the card goes on top of the discard pile (agenda-cards.5). */
export function* repeal(g: Ti4, id: AgendaId): Rules {
  if (!lawInPlay(g, id)) return;
  g.laws = g.laws.filter((law) => law.id !== id);
  g.decks.agendaDiscard.push(id);
  tell(g, 'ti4.law-ends', { agenda: the.agenda(id) });
  const after = agenda(id).discarded;
  if (after) yield* after(g);
}
