/** Catalogue: deals.3. What a player can bind themself to because they are about to decide it, and how they are held to it. */
import type { Message, Option, Rules, Seat } from '@orrery/kernel';
import type { Pledge, Ti4 } from '../state.ts';
import { choose, decline, option, tell, the, words } from '../words.ts';
import { currentAgenda, outcomeOptions, outcomeWords } from './outcomes.ts';
import { votesAvailable } from './votes.ts';

/** Whether a decision stands before the player that a deal could be about. */
export function canPledge(g: Ti4, seat: Seat): boolean {
  return mayHoldFire(g, seat) || mostVotes(g, seat) > pledgedVotes(g, seat);
}

/** The player is about to decide whether to fire space cannons. */
function mayHoldFire(g: Ti4, seat: Seat): boolean {
  return g.tactical?.firing.includes(seat) ?? false;
}

/** How many votes the player could promise: none once they have voted. */
function mostVotes(g: Ti4, seat: Seat): number {
  return g.agenda?.toVote.includes(seat) ? votesAvailable(g, seat) : 0;
}

function pledgedVotes(g: Ti4, seat: Seat): number {
  return g.agenda?.pledges.find((each) => each.seat === seat)?.votes ?? 0;
}

/** Outcomes that the player can promise to vote for: who is bound to one can only promise more votes for it. */
function outcomesFor(g: Ti4, seat: Seat): readonly string[] {
  const { outcomes, pledges } = currentAgenda(g);
  const bound = pledges.find((each) => each.seat === seat);
  return bound ? [bound.outcome] : outcomes;
}

/** What `by` offers or asks of `of`, or nothing. */
export function* choosePledge(g: Ti4, by: Seat, of: Seat, verb: 'give' | 'ask'): Rules<Pledge | null> {
  if (!canPledge(g, of)) return null;
  const options: Option<Pledge | null>[] = [decline<Pledge | null>(`${verb}:no-pledge`, null, 'ti4.no-pledge')];
  if (mayHoldFire(g, of)) options.push(option(`${verb}:hold-fire`, { kind: 'hold-fire' }, 'ti4.pledge-hold-fire'));
  if (g.agenda) {
    for (const each of outcomeOptions(`${verb}:vote`, g.agenda.id, outcomesFor(g, of))) {
      options.push({ ...each, value: { kind: 'vote', outcome: each.value, votes: 0 } });
    }
  }
  const chosen = yield* choose(by, words(`ti4.${verb}-pledge`, { seat: the.seat(of) }), options);
  if (chosen?.kind !== 'vote') return chosen;
  const votes: Option<number>[] = [];
  for (let n = pledgedVotes(g, of) + 1; n <= mostVotes(g, of); n++) {
    votes.push(option(`${verb}:votes:${n}`, n, 'ti4.count', { count: n }));
  }
  return { ...chosen, votes: yield* choose(by, words('ti4.pledge-votes', { seat: the.seat(of) }), votes) };
}

/** The player is bound from now on. */
export function bind(g: Ti4, seat: Seat, pledge: Pledge | null): void {
  if (pledge === null) return;
  if (pledge.kind === 'hold-fire') {
    const { tactical } = g;
    if (tactical) tactical.firing = tactical.firing.filter((each) => each !== seat);
  } else {
    const { pledges } = currentAgenda(g);
    const { outcome, votes } = pledge;
    const before = pledges.find((each) => each.seat === seat);
    if (before) before.votes = votes;
    else pledges.push({ seat, outcome, votes });
  }
  tell(g, 'ti4.pledges', { seat: the.seat(seat), pledge: pledgeWords(g, pledge) });
}

/** What the player has promised to vote for, if they can: whoever cannot vote is free (deals.4). */
export function boundVote(g: Ti4, seat: Seat): { readonly outcome: string; readonly votes: number } | null {
  const pledge = currentAgenda(g).pledges.find((each) => each.seat === seat);
  return pledge && votesAvailable(g, seat) > 0 ? pledge : null;
}

/** What a pledge is called. */
export function pledgeWords(g: Ti4, pledge: Pledge): Message {
  if (pledge.kind === 'hold-fire') return words('ti4.pledge-hold-fire');
  const outcome = outcomeWords(currentAgenda(g).id, pledge.outcome);
  return words('ti4.pledge-vote', { outcome, votes: pledge.votes });
}
