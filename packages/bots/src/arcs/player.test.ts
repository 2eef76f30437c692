import { type Arcs, arcs } from '@orrery/arcs';
import { Keystream, Match, type Player, seated, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { random } from '../random.ts';
import { arcsGreedy } from './player.ts';

/** Plays a four-player game with one greedy seat; returns whether that seat won. */
function greedyWins(game: number): boolean {
  const match = Match.start(arcs, { players: 4, leadersAndLore: game % 2 ? 'all' : 'off' }, seedFrom(`greedy ${game}`));
  const chance = new Keystream(seedFrom(`greedy chance ${game}`));
  const players: Player<Arcs>[] = [0, 1, 2, 3].map((seat) => (seat === game % 4 ? arcsGreedy : random));
  while (!match.isOver) {
    const seat = match.waitingFor()[0] ?? 0;
    const place = seated(match, seat, chance);
    if (place) match.answer(seat, players[seat]?.choose(place, chance) ?? '');
  }
  return match.outcome?.winners.includes(game % 4) ?? false;
}

test('the greedy player beats three random ones in most games', () => {
  const wins = Array.from({ length: 24 }, (_, game) => greedyWins(game)).filter((won) => won).length;
  expect(wins).toBeGreaterThanOrEqual(20);
}, 60_000);

test('what a player is given holds imagined hands, not the true ones', () => {
  const match = Match.start(arcs, { players: 4 }, seedFrom('peek'));
  const seat = match.waitingFor()[0] ?? 0;
  const place = seated(match, seat, new Keystream(seedFrom('p')));
  const truth = match.peek().players.map(({ hand }) => hand.join());
  const imagined = Array.from({ length: 20 }, () => place?.sample().state.players.map(({ hand }) => hand.join()) ?? []);
  expect(imagined.every((hands) => hands[seat] === truth[seat])).toBe(true);
  expect(imagined.some((hands) => hands.some((hand, other) => other !== seat && hand === truth[other]))).toBe(false);
  expect(JSON.stringify(place)).not.toContain(match.record().seed);
});

test('the numbered sample is the same each time, and trying things out does not touch the table', () => {
  const match = Match.start(arcs, { players: 3 }, seedFrom('same'));
  const seat = match.waitingFor()[0] ?? 0;
  const before = match.hash;
  const place = seated(match, seat, new Keystream(seedFrom('s')));
  const [a, b] = [place?.sample(1), place?.sample(1)];
  expect(a?.state).toEqual(b?.state);
  a?.answer(seat, place?.decision.options[0]?.id ?? '');
  expect(match.hash).toBe(before);
});
