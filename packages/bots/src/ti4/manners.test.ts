import { type Answer, copy, Keystream, Match, type Seat, seated, seedFrom } from '@orrery/kernel';
import { type Ti4, ti4 } from '@orrery/ti4';
import { type AgendaId, agenda } from '@orrery/ti4/queries';
import { position } from '@orrery/ti4/testing';
import { expect, test } from 'vitest';
import { opinion } from './agendas.ts';
import { ti4Greedy } from './player.ts';

interface Ballot {
  readonly agenda: AgendaId;
  readonly votes: number;
}

/** What four greedy players did in a game. */
function watched(name: string) {
  const match = Match.start(ti4, { players: 4, factions: 'random' }, seedFrom(name));
  const chance = new Keystream(seedFrom(`chance of ${name}`));
  const ballots: Ballot[] = [];
  const gifts: string[] = [];
  let couldVote = false;
  const votedFor: { seat: Seat; agenda: AgendaId; outcome: string }[] = [];
  while (!match.isOver) {
    const seat = match.waitingFor()[0] ?? 0;
    const place = seated(match, seat, chance);
    if (place === null) throw new Error(`seat ${seat} has nothing to decide`);
    const [, id] = [seat, ti4Greedy.choose(place, chance)] satisfies Answer;
    const before: Ti4 = copy(match.peek());
    if (place.decision.options.some((option) => option.id.startsWith('vote:'))) couldVote = true;
    if (place.decision.prompt.key === 'ti4.vote' && id.startsWith('vote:') && before.agenda) {
      votedFor.push({ seat, agenda: before.agenda.id, outcome: id.slice('vote:'.length) });
    }
    if (id === 'accept' && before.offer) {
      const { gives, asks } = before.offer;
      const support = [gives.note, asks.note].filter((note) => note?.id === 'support-for-the-throne');
      if (support.length === 1) gifts.push(JSON.stringify(before.offer));
    }
    match.answer(seat, id);
    if (before.agenda && match.peek().agenda?.id !== before.agenda.id) {
      const votes = before.agenda.votes.reduce((sum, each) => sum + each.votes, 0);
      if (couldVote) ballots.push({ agenda: before.agenda.id, votes });
      couldVote = false;
    }
  }
  return { match, ballots, gifts, votedFor };
}

test('support is exchanged for support, every agenda that can get votes gets some, and nobody elects to their own loss', () => {
  const games = ['manners 1', 'manners 2'].map(watched);
  expect(games.flatMap(({ gifts }) => gifts)).toEqual([]);
  const ballots = games.flatMap((game) => game.ballots);
  expect(ballots.length).toBeGreaterThan(5);
  expect(ballots.filter(({ votes }) => votes === 0)).toEqual([]);
  for (const { match, votedFor } of games) {
    const players = match.peek().players.map((_, seat) => `player-${seat}`);
    for (const { seat, agenda: id, outcome } of votedFor) {
      if (agenda(id).vote !== 'elect-player') continue;
      const isOwn = outcome === players[seat];
      expect(isOwn, `${id}: seat ${seat} for ${outcome}`).toBe(id !== 'public-execution');
    }
  }
}, 120_000);

test('of objectives that can be scored the greedy player takes the one with the most points, and of equal ones pays last', () => {
  const table = position()
    .phase('status')
    .objectives('negotiate-trade-routes', 'develop-weaponry', 'centralize-galactic-trade')
    .goods(0, 10)
    .technologies(0, 'carrier-2', 'cruiser-2');
  const chosen = (made: typeof table) => {
    const { match } = made.from('status');
    const chance = new Keystream(seedFrom('objectives'));
    const place = seated(match, 0, chance);
    return place && ti4Greedy.choose(place, chance);
  };
  expect(chosen(table)).toBe('score:centralize-galactic-trade');
  expect(chosen(table.goods(0, 5))).toBe('score:develop-weaponry');
});

test('being elected is a gain or a loss, and the more so for others the nearer they are to winning', () => {
  const { match } = watched('opinions');
  const g = match.peek();
  const seats = g.players.map((_, seat) => seat);
  for (const seat of seats) {
    const others = seats.filter((other) => other !== seat);
    const own = opinion(g, seat, 'minister-of-policy', `player-${seat}`);
    for (const other of others) expect(own).toBeGreaterThan(opinion(g, seat, 'minister-of-policy', `player-${other}`));
    const executed = opinion(g, seat, 'public-execution', `player-${seat}`);
    for (const other of others) expect(executed).toBeLessThan(opinion(g, seat, 'public-execution', `player-${other}`));
    const first = others.toSorted((a, b) => (g.players[b]?.points ?? 0) - (g.players[a]?.points ?? 0));
    const worth = first.map((other) => opinion(g, seat, 'the-crown-of-emphidia', `player-${other}`));
    expect(worth).toEqual(worth.toSorted((a, b) => a - b));
  }
}, 120_000);
