/** Catalogue: agenda-phase, agenda-cards.6–8. */
import { type Rules, within } from '@orrery/kernel';
import { type AgendaId, agenda } from '../content/agendas.ts';
import type { Ti4 } from '../state.ts';
import { tell, the } from '../words.ts';
import { draw } from './decks.ts';
import { endEffects } from './effects.ts';
import { enact, lawInPlay, repeal } from './laws.ts';
import { currentAgenda, electedSeat, eligibleOutcomes, outcomeWords, playerOutcome } from './outcomes.ts';
import { payPredictions } from './predictions.ts';
import { settle } from './settle.ts';
import { ready } from './spend.ts';
import { clockwise, planetsOf } from './table.ts';
import { tally, vote } from './voting.ts';
import { openWindow } from './window.ts';

export function* agendaPhase(g: Ti4): Rules<string | null> {
  g.phase = 'agenda';
  yield* openWindow(g, ['when agenda-phase-start', 'after agenda-phase-start'], {});
  yield* resolveAgenda(g, 1);
  yield* resolveAgenda(g, 2);
  for (const seat of clockwise(g, g.speaker)) for (const id of planetsOf(g, seat)) ready(g, id); // agenda-phase.4
  tell(g, 'ti4.planets-readied');
  endEffects(g, 'phase');
  return 'strategy';
}

/** One agenda of the phase, with what is revealed in its place or put to the vote because of it. */
function* resolveAgenda(g: Ti4, number: 1 | 2): Rules {
  // With no card that could be voted on the vote is left out.
  let tries = g.decks.agendas.length + g.decks.agendaDiscard.length;
  let next = draw(g, 'agendas');
  while (next !== null && tries-- > 0) next = yield* within(g, 'agenda', putToVote(g, next, number));
}

/** Reveals an agenda, lets everybody vote and resolves the outcome. Says what is put to the vote next in its stead. */
function* putToVote(g: Ti4, id: AgendaId, number: 1 | 2): Rules<AgendaId | null> {
  tell(g, 'ti4.agenda-revealed', { seat: the.seat(g.speaker), agenda: the.agenda(id) });
  if (agenda(id).givesWay?.(g)) {
    yield* discardAgenda(g, id);
    return draw(g, 'agendas');
  }
  const outcomes = [...eligibleOutcomes(g, id)];
  if (outcomes.length === 0) {
    yield* discardAgenda(g, id); // nothing can be voted for: it was one of the two agendas all the same
    return null;
  }
  begin(g, id, number, outcomes);
  const revealed = { agenda: id, discarded: false };
  yield* openWindow(g, 'when agenda-revealed', revealed, () => revealed.discarded);
  if (revealed.discarded) {
    yield* discardAgenda(g, id);
    yield* openWindow(g, 'after agenda-discarded', { agenda: id });
    end(g);
    return draw(g, 'agendas');
  }
  yield* openWindow(g, 'after agenda-revealed', revealed);
  yield* openWindow(g, 'before agenda-voting', { agenda: id });
  const outcome = yield* decide(g, id);
  yield* resolveOutcome(g, id, outcome);
  yield* payPredictions(g, outcome);
  yield* openWindow(g, 'after agenda-resolved', { agenda: id, outcome });
  const { revote } = currentAgenda(g);
  end(g);
  return revote;
}

function begin(g: Ti4, id: AgendaId, number: 1 | 2, outcomes: string[]): void {
  g.agenda = {
    id,
    number,
    outcomes,
    votes: [],
    predictions: [],
    toVote: [],
    pledges: [],
    barred: [],
    traded: [],
    refused: g.players.map(() => g.players.map(() => 0)),
    outcome: null,
    revote: null,
  };
}

function end(g: Ti4): void {
  endEffects(g, 'agenda');
  g.agenda = null;
}

/** A card that is not in play as a law goes to the discard pile; a law leaves play for it. */
function* discardAgenda(g: Ti4, id: AgendaId): Rules {
  tell(g, 'ti4.agenda-discarded', { agenda: the.agenda(id) });
  if (lawInPlay(g, id)) yield* repeal(g, id);
  else g.decks.agendaDiscard.push(id);
}

/** The outcome with the most votes, unless an ability has decided already. */
function* decide(g: Ti4, id: AgendaId): Rules<string> {
  const current = currentAgenda(g);
  if (current.outcome === null) yield* vote(g);
  let outcome = current.outcome ?? (yield* tally(g));
  if (agenda(id).vote === 'elect-player') {
    const elected = { agenda: id, seat: electedSeat(outcome) };
    yield* openWindow(g, 'when player-elected', elected);
    outcome = playerOutcome(elected.seat);
  }
  current.outcome = outcome;
  tell(g, 'ti4.agenda-decided', { agenda: the.agenda(id), outcome: outcomeWords(id, outcome) });
  return outcome;
}

/** A law that is passed stays in play (agenda-phase.20); everything else takes effect once and is discarded (agenda-phase.21). */
function* resolveOutcome(g: Ti4, id: AgendaId, outcome: string): Rules {
  const stays = agenda(id).kind === 'law' && outcome !== 'against';
  if (stays) enact(g, id, outcome);
  yield* agenda(id).resolve(g, outcome);
  if (!stays) yield* discardAgenda(g, id);
  yield* settle(g);
}
