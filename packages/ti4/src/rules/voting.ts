/** Catalogue: agenda-phase.5–16, agenda-phase.19, speaker.2. */
import { choose, type Option, type Rules, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../content/planets.ts';
import { fold } from '../content/registry.ts';
import type { Ti4 } from '../state.ts';
import { option, tell, words } from '../words.ts';
import { currentAgenda, outcomeArgument, outcomeOptions } from './outcomes.ts';
import { exhaust, influenceOf, readiedPlanets } from './spend.ts';
import { othersClockwise } from './table.ts';
import { deliberate } from './transactions.ts';
import { openWindow } from './window.ts';

/** Each player votes, from the left of the speaker clockwise, the speaker last (agenda-phase.2b, speaker.2). */
export function* vote(g: Ti4): Rules {
  const { speaker } = g;
  for (const seat of [...othersClockwise(g, speaker), speaker]) yield* voteInTurn(g, seat);
  yield* openWindow(g, 'after speaker-voted', { agenda: currentAgenda(g).id });
}

/** Everybody may trade when their turn to vote comes, also who cannot vote (transactions.6). */
function* voteInTurn(g: Ti4, seat: Seat): Rules {
  const { id, outcomes, votes } = currentAgenda(g);
  const possible = canVote(g, seat) && (freeVotes(g, seat) > 0 || votingPlanets(g, seat).length > 0) ? outcomes : [];
  const options: Option<string | null>[] = [
    ...outcomeOptions('vote', id, possible),
    option<string | null>('abstain', null, 'ti4.abstain'), // agenda-phase.14
  ];
  const outcome = yield* deliberate(g, seat, words('ti4.vote', { agenda: id }), options);
  if (outcome === null) {
    tell(g, 'ti4.abstains', { seat });
    return;
  }
  const cast = yield* exhaustForVotes(g, seat);
  votes.push({ seat, outcome, votes: cast });
  tell(g, 'ti4.votes', { seat, outcome: outcomeArgument(id, outcome), votes: cast }); // agenda-phase.12
  yield* openWindow(g, 'after votes-cast', { seat, outcome, votes: cast });
}

/** Who is prevented from voting casts no votes at all (agenda-phase.16). */
export function canVote(g: Ti4, seat: Seat): boolean {
  return !currentAgenda(g).barred.includes(seat) && fold('canVote', true, g, seat);
}

/** Takes the right to vote on the current agenda. */
export function barFromVoting(g: Ti4, seat: Seat): void {
  const { barred } = currentAgenda(g);
  if (!barred.includes(seat)) barred.push(seat);
  tell(g, 'ti4.cannot-vote', { seat });
}

/** Votes that a player has without exhausting a planet. */
function freeVotes(g: Ti4, seat: Seat): number {
  return fold('freeVotes', 0, g, seat);
}

function votesOf(g: Ti4, seat: Seat, planet: PlanetId): number {
  return fold('planetVotes', influenceOf(g, planet), g, seat, planet);
}

function votingPlanets(g: Ti4, seat: Seat): PlanetId[] {
  return readiedPlanets(g, seat).filter((id) => votesOf(g, seat, id) > 0);
}

/** Any number of planets, each with all of its votes (agenda-phase.6, agenda-phase.6a). */
function* exhaustForVotes(g: Ti4, seat: Seat): Rules<number> {
  let votes = freeVotes(g, seat);
  for (;;) {
    const planets = votingPlanets(g, seat);
    if (planets.length === 0) return votes;
    const options: Option<readonly PlanetId[]>[] = planets.map((id) =>
      option<readonly PlanetId[]>(
        `exhaust:${id}`,
        [id],
        'ti4.exhaust-for-votes',
        { planet: id, votes: votesOf(g, seat, id) },
        `planet:${id}`,
      ),
    );
    if (planets.length > 1) options.push(option<readonly PlanetId[]>('exhaust:all', planets, 'ti4.exhaust-all'));
    if (votes > 0) options.push(option<readonly PlanetId[]>('done', [], 'ti4.done'));
    const chosen = yield* choose(seat, words('ti4.cast-votes', { votes }), options);
    if (chosen.length === 0) return votes;
    for (const id of chosen) {
      votes += votesOf(g, seat, id);
      exhaust(g, id);
      tell(g, 'ti4.exhausts', { seat, planet: id });
    }
  }
}

/** Additional votes go to the outcome the player has voted for; without the right to vote they count nothing (agenda-phase.15, .16). */
export function addVotes(g: Ti4, seat: Seat, votes: number): void {
  const cast = currentAgenda(g).votes.find((each) => each.seat === seat);
  if (!cast || !canVote(g, seat)) return;
  cast.votes += votes;
  tell(g, 'ti4.adds-votes', { seat, votes });
}

/** The most votes win; the speaker decides between tied outcomes or, without votes, between all (agenda-phase.19). */
export function* tally(g: Ti4): Rules<string> {
  const { id, outcomes, votes } = currentAgenda(g);
  const totals = outcomes.map((outcome) =>
    votes.reduce((sum, each) => (each.outcome === outcome ? sum + each.votes : sum), 0),
  );
  const most = Math.max(...totals);
  const leading = outcomes.filter((_, index) => totals[index] === most);
  return yield* choose(g.speaker, words('ti4.decide-outcome', { agenda: id }), outcomeOptions('decide', id, leading));
}
