import { Keystream, Match, type Player, seated, seedFrom } from '@orrery/kernel';
import { type Ti4, ti4 } from '@orrery/ti4';
import { expect, test } from 'vitest';
import { random } from '../random.ts';
import { habits, ti4Greedy } from './player.ts';

/** The messages that greedy players were asked with. */
const asked = new Set<string>();

/** Plays a game with these players by seat and returns it. */
function played(name: string, players: readonly Player<Ti4>[]) {
  const match = Match.start(ti4, { players: players.length, factions: 'random' }, seedFrom(name));
  const chance = new Keystream(seedFrom(`chance of ${name}`));
  while (!match.isOver) {
    const seat = match.waitingFor()[0] ?? 0;
    const place = seated(match, seat, chance);
    if (place === null) throw new Error(`seat ${seat} has nothing to decide`);
    if (players[seat] === ti4Greedy) asked.add(place.decision.prompt.key);
    match.answer(seat, players[seat]?.choose(place, chance) ?? '');
  }
  return match;
}

test('the greedy player beats random ones in most games', () => {
  const wins = Array.from({ length: 6 }, (_, game) => {
    const players = [0, 1, 2].map((seat) => (seat === game % 3 ? ti4Greedy : random));
    return played(`greedy ${game}`, players).outcome?.winners.includes(game % 3);
  });
  expect(wins.filter((won) => won).length).toBeGreaterThanOrEqual(5);
}, 120_000);

test('greedy players among themselves fight it out: somebody reaches the goal before the objectives run out', () => {
  const match = played('all greedy', [ti4Greedy, ti4Greedy, ti4Greedy, ti4Greedy]);
  const state = match.peek();
  expect(Math.max(...state.players.map(({ points }) => points))).toBe(10);
  expect(state.objectives.some(({ scored }) => scored.length > 0)).toBe(true);
  expect(state.custodians).toBe(false);
}, 120_000);

/** Asked by one agenda only, which hardly ever comes up. */
const seldom = 'ti4.settle?';

test('every habit is used within a few games', () => {
  const unused = () => Object.keys(habits).filter((key) => !asked.has(key) && key !== seldom);
  for (let game = 0; game < 6 && unused().length > 0; game++) {
    played(`habits ${game}`, [ti4Greedy, ti4Greedy, ti4Greedy, ti4Greedy]);
  }
  expect(unused()).toEqual([]);
}, 120_000);

test('a planet that is offered is taken', () => {
  const prompt = { key: seldom };
  const options = [
    { id: 'settle', value: true, label: { key: 'ti4.settle' } },
    { id: 'leave', value: false, label: { key: 'ti4.leave' }, idle: true as const },
  ];
  const decision = { at: 0, seat: 0, prompt, options };
  const mind = {
    seat: 0,
    decision,
    random: new Keystream(seedFrom('settle')),
    g: Match.start(ti4, { players: 3 }, seedFrom('settle')).peek(),
  };
  expect(habits[seldom]?.(mind)).toBe('settle');
});
