/** Catalogue: agenda-phase.5–16, agenda-phase.19, speaker.2. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import type { PlanetId } from '../content/planets.ts';
import type { Ti4 } from '../state.ts';
import { choose, decline, option, tell, the, words } from '../words.ts';
import { currentAgenda, outcomeOptions, outcomeWords } from './outcomes.ts';
import { boundVote } from './pledges.ts';
import { exhaust } from './spend.ts';
import { clockwise, othersClockwise } from './table.ts';
import { deliberate, pauseForTrades } from './transactions.ts';
import { canVote, freeVotes, votesAvailable, votesOf, votingPlanets } from './votes.ts';
import { openWindow } from './window.ts';

/** Each player votes, from the left of the speaker clockwise, the speaker last (agenda-phase.2b, speaker.2). */
export function* vote(g: Ti4): Rules {
  const { speaker } = g;
  const current = currentAgenda(g);
  current.toVote = [...othersClockwise(g, speaker), speaker];
  yield* pauseForTrades(g, clockwise(g, speaker)); // any two may deal before either votes
  for (let [seat] = current.toVote; seat !== undefined; [seat] = current.toVote) {
    yield* voteInTurn(g, seat);
    current.toVote.shift();
  }
  yield* openWindow(g, 'after speaker-voted', { agenda: current.id });
}

/** Everybody may trade when their turn to vote comes, also who cannot vote (transactions.6). */
function* voteInTurn(g: Ti4, seat: Seat): Rules {
  const { id, outcomes, votes } = currentAgenda(g);
  const options = (): Option<string | null>[] => {
    const bound = boundVote(g, seat);
    if (bound) return outcomeOptions('vote', id, [bound.outcome]); // deals.3
    const possible = votesAvailable(g, seat) > 0 ? outcomes : [];
    return [...outcomeOptions('vote', id, possible), decline<string | null>('abstain', null, 'ti4.abstain')]; // agenda-phase.14
  };
  const outcome = yield* deliberate(g, seat, words('ti4.vote', { agenda: the.agenda(id) }), options);
  if (outcome === null) {
    tell(g, 'ti4.abstains', { seat: the.seat(seat) });
    return;
  }
  const cast = yield* exhaustForVotes(g, seat);
  votes.push({ seat, outcome, votes: cast });
  tell(g, 'ti4.votes', { seat: the.seat(seat), outcome: outcomeWords(id, outcome), votes: cast }); // agenda-phase.12
  yield* openWindow(g, 'after votes-cast', { seat, outcome, votes: cast });
}

/** Takes the right to vote on the current agenda. */
export function barFromVoting(g: Ti4, seat: Seat): void {
  const { barred } = currentAgenda(g);
  if (!barred.includes(seat)) barred.push(seat);
  tell(g, 'ti4.cannot-vote', { seat: the.seat(seat) });
}

/** Any number of planets, each with all of its votes (agenda-phase.6, agenda-phase.6a); at least what was promised, if there is so much. */
function* exhaustForVotes(g: Ti4, seat: Seat): Rules<number> {
  const least = boundVote(g, seat)?.votes ?? 1;
  let votes = freeVotes(g, seat);
  for (;;) {
    const planets = votingPlanets(g, seat);
    if (planets.length === 0) return votes;
    const options: Option<readonly PlanetId[]>[] = planets.map((id) =>
      option<readonly PlanetId[]>(
        `exhaust:${id}`,
        [id],
        'ti4.exhaust-for-votes',
        { planet: the.planet(id), votes: votesOf(g, seat, id) },
        `planet:${id}`,
      ),
    );
    if (planets.length > 1) options.push(option<readonly PlanetId[]>('exhaust:all', planets, 'ti4.exhaust-all'));
    if (votes >= least) options.push(decline<readonly PlanetId[]>('done', [], 'ti4.done'));
    const chosen = yield* choose(seat, words('ti4.cast-votes', { votes }), options);
    if (chosen.length === 0) return votes;
    for (const id of chosen) {
      votes += votesOf(g, seat, id);
      exhaust(g, id);
      tell(g, 'ti4.exhausts', { seat: the.seat(seat), planet: the.planet(id) });
    }
  }
}

/** Whether the player has cast votes on the current agenda; abstaining is not voting (agenda-phase.14). */
export function hasVoted(g: Ti4, seat: Seat): boolean {
  return currentAgenda(g).votes.some((each) => each.seat === seat);
}

/** Additional votes go to the outcome the player has voted for; without the right to vote they count nothing (agenda-phase.15, .16). */
export function addVotes(g: Ti4, seat: Seat, votes: number): void {
  const cast = currentAgenda(g).votes.find((each) => each.seat === seat);
  if (!cast || !canVote(g, seat)) return;
  cast.votes += votes;
  tell(g, 'ti4.adds-votes', { seat: the.seat(seat), votes });
}

/** The most votes win; the speaker decides between tied outcomes or, without votes, between all (agenda-phase.19). */
export function* tally(g: Ti4): Rules<string> {
  const { id, outcomes, votes } = currentAgenda(g);
  const totals = outcomes.map((outcome) =>
    votes.reduce((sum, each) => (each.outcome === outcome ? sum + each.votes : sum), 0),
  );
  const most = Math.max(...totals);
  const leading = outcomes.filter((_, index) => totals[index] === most);
  return yield* choose(
    g.speaker,
    words('ti4.decide-outcome', { agenda: the.agenda(id) }),
    outcomeOptions('decide', id, leading),
  );
}
