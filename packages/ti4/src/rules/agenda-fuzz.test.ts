/** Random agenda phases, one after the other, and random turns under random laws: games of random players rarely come so far. */
import { readFileSync } from 'node:fs';
import { copy, Keystream, Match, type Random, type Seat, seedFrom } from '@orrery/kernel';
import { leaksTo, questionFlaw, Reader, stateNotPlain } from '@orrery/kernel/testing';
import { expect, test, vi } from 'vitest';
import { agenda, agendaDeck } from '../content/agendas.ts';
import { broken, messages, ti4 } from '../index.ts';
import type { Ti4, Ti4Config } from '../state.ts';
import { busyAnswer, midgame } from '../testing/index.ts';
import { discardHand, drawActionCards } from './action-cards.ts';
import { enact } from './laws.ts';
import { eligibleOutcomes } from './outcomes.ts';
import { clockwise, player } from './table.ts';
import { untilVictory } from './victory.ts';

vi.setConfig({ testTimeout: 120_000 });

const reader = new Reader(messages.en);
const catalogue = readFileSync(new URL('../../catalogue.md', import.meta.url), 'utf8');

/** After the strategy cards are chosen they are given back, one player draws action cards, and the next agendas come. */
const parliament = {
  ...ti4,
  phases: {
    ...ti4.phases,
    turn: untilVictory(function* (g) {
      for (const seat of clockwise(g, g.speaker)) {
        for (const { id } of player(g, seat).strategyCards) g.strategyCards[id] = 0;
        player(g, seat).strategyCards = [];
      }
      yield* drawActionCards(g, g.speaker, 2);
      return 'agenda';
    }),
  },
};

function middle(name: string, players: number): Ti4 {
  const g = copy(midgame({ players, points: 14 } as Partial<Ti4Config>, name).peek() as Ti4);
  g.custodians = false;
  g.round = 1;
  const { secrets, scoredSecrets } = player(g, 0);
  scoredSecrets.push(...secrets.splice(0, 1));
  return g;
}

/** What somebody could learn of what is hidden; looked for now and then. */
function leak(match: Match<Ti4, Ti4Config>, name: string): string | null {
  if (match.length % 61 !== 0) return null;
  const viewer = leaksTo(match, match.config.players, seedFrom(`${name} ${match.length}`));
  return viewer === null ? null : `${viewer} learns something`;
}

/** Says which agendas were voted on. */
function play(match: Match<Ti4, Ti4Config>, random: Random, answers: number, name: string): Set<string> {
  const voted = new Set<string>();
  while (!match.isOver && match.length < answers) {
    const seat = match.waitingFor()[0] as Seat;
    const { prompt, options = [] } = match.pending(seat) ?? {};
    match.answer(seat, prompt?.key === 'ti4.trade?' ? 'go-on' : busyAnswer(options, random)); // trade is tested elsewhere
    voted.add(match.peek().agenda?.id ?? '');
    const flaw =
      broken(match.peek() as Ti4) ??
      questionFlaw(match, reader, catalogue) ??
      stateNotPlain(match) ??
      leak(match, name);
    if (flaw) throw new Error(`${name} at ${match.length}: ${flaw}`);
  }
  for (const event of match.events(0, 'spectator')) reader.read(event);
  return voted;
}

test('agenda phases one after the other keep the laws, and most agendas are voted on', () => {
  const voted = new Set<string>();
  for (let game = 0; game < 8; game++) {
    const name = `parliament ${game}`;
    const g = middle(name, 3 + (game % 4));
    g.phase = 'agenda';
    for (const seat of game % 2 === 0 ? clockwise(g, 0) : []) discardHand(g, seat); // so that votes come faster
    const match = Match.at(parliament, g.config, seedFrom(name), 'agenda', g);
    for (const id of play(match, new Keystream(seedFrom(`${name}!`)), 500, name)) voted.add(id);
  }
  expect([...reader.unknown]).toEqual([]);
  expect(voted.size).toBeGreaterThan(25);
});

test('turns under many laws keep the laws of the game', () => {
  for (let game = 0; game < 6; game++) {
    const name = `under laws ${game}`;
    const random = new Keystream(seedFrom(`${name}!`));
    const g = middle(name, 3 + (game % 4));
    for (const id of agendaDeck()) {
      const outcomes = eligibleOutcomes(g, id).filter((outcome) => outcome !== 'against');
      if (agenda(id).kind !== 'law' || agenda(id).vote === 'elect-other' || outcomes.length === 0) continue;
      if (random.below(2) === 0) continue;
      g.decks.agendas = g.decks.agendas.filter((each) => each !== id);
      enact(g, id, outcomes[random.below(outcomes.length)] as string);
    }
    play(Match.at(ti4, g.config, seedFrom(name), 'strategy', g), random, 300, name);
  }
  expect([...reader.unknown]).toEqual([]);
});
