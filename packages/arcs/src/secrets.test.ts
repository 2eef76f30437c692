import { copy, Keystream, Match, type Random, type Seat, seedFrom, type Viewer } from '@orrery/kernel';
import { leaksTo, playRandomly, rule, shownTo, viewersOf } from '@orrery/kernel/testing';
import { expect, test, vi } from 'vitest';
import { imagine } from './imagine.ts';
import { arcs } from './index.ts';
import type { Arcs, ArcsConfig } from './state.ts';

vi.setConfig({ testTimeout: 60_000 });

type ArcsMatch = Match<Arcs, ArcsConfig>;

const counts = [2, 3, 4] as const;
const random = (text: string) => new Keystream(seedFrom(text));

/** Random games with leaders and lore in half of them; `visit` runs before every answer. */
function games(perCount: number, visit: (match: ArcsMatch, name: string) => void): void {
  for (const players of counts) {
    for (let game = 0; game < perCount; game++) {
      const name = `secrets ${players} ${game}`;
      const config = { players, leadersAndLore: game % 2 === 0 ? 'all' : 'off', splitDiscard: game % 3 === 0 };
      const match = Match.start(arcs, config, seedFrom(name));
      playRandomly(match, random(name), () => visit(match, name));
    }
  }
}

test('nobody can tell the true position from one in which all hidden from them is dealt anew', () => {
  let positions = 0;
  games(6, (match, name) => {
    if (match.length % 5 !== 0) return;
    positions++;
    expect(leaksTo(match, match.config.players, seedFrom(`${name} ${match.length}`)), name).toBeNull();
  });
  expect(positions).toBeGreaterThan(1000);
});

test('what is dealt anew is a possible position with the same visible parts', () => {
  games(1, (match, name) => {
    if (match.length % 10 !== 0) return;
    for (const viewer of viewersOf(match.config.players)) {
      const sample = match.sample(viewer, seedFrom(name));
      expect(sample.peek().systems).toEqual(match.peek().systems);
      const cards = ({ players, discard, round }: Arcs) =>
        [
          ...players.flatMap(({ hand }) => hand),
          ...discard.down,
          ...discard.up,
          ...round.plays.flatMap(({ card, seizedWith }) => [card, seizedWith ?? 'none']),
        ].toSorted();
      expect(cards(sample.peek() as Arcs)).toEqual(cards(match.peek() as Arcs));
    }
  });
});

/** Plays both matches by the same answers, as long as there are any that both offer; `same` runs before each. */
function inStep(a: ArcsMatch, b: ArcsMatch, chance: Random, steps: number, same: () => boolean): void {
  for (let step = 0; step < steps && !a.isOver && same(); step++) {
    const seat = a.waitingFor()[0] as Seat;
    const other = new Set(b.pending(seat)?.options.map(({ id }) => id));
    const common = (a.pending(seat)?.options ?? []).filter(({ id }) => other.has(id));
    const pick = common[chance.below(Math.max(common.length, 1))];
    if (pick === undefined) return;
    for (const match of [a, b]) match.answer(seat, pick.id);
  }
}

/** All that a viewer is shown and, from event number `since` on, told. */
const known = (match: ArcsMatch, viewer: Viewer, since = 0) =>
  `${shownTo(match, viewer)} ${JSON.stringify(match.events(since, viewer))}`;

test('games that differ only in what a viewer cannot see look the same to that viewer as they go on', () => {
  let compared = 0;
  let seen = 0;
  games(4, (match, name) => {
    const { checkpoint } = match.record();
    if (checkpoint.answers !== match.length || checkpoint.phase !== 'turn') return;
    const players = match.config.players;
    const viewer = viewersOf(players)[compared++ % (players + 1)] as Viewer;
    const other = copy(checkpoint.state);
    imagine(other, viewer, random(`${name} ${match.length}`));
    other.court.deck = [...checkpoint.state.court.deck]; // what the Court reveals is seen by all
    const begin = (state: Arcs) => Match.at(arcs, match.config, seedFrom(name), 'turn', state);
    const [a, b] = [begin(checkpoint.state), begin(other)];
    const mayDiffer = () => {
      const [mine, theirs] = [a, b].map((each) => each.peek().players[viewer as Seat]?.hand);
      return JSON.stringify(mine) !== JSON.stringify(theirs) || a.peek().peek?.by === viewer; // a card drawn, a hand seen
    };
    inStep(a, b, random(name), 25, () => {
      if (mayDiffer()) return false;
      seen++;
      expect(known(b, viewer), `${name} at ${match.length}`).toBe(known(a, viewer));
      return true;
    });
  });
  expect(seen).toBeGreaterThan(3000);
});

for (const kind of ['copy', 'seize'] as const) {
  rule('arcs', 'follow.6', `which card was played face down to ${kind} makes no difference to the others`, () => {
    let pairs = 0;
    games(2, (match, name) => {
      const seat = match.waitingFor()[0] as Seat;
      const [first, second] = (match.pending(seat)?.options ?? []).filter(({ id }) => id.startsWith(`${kind}:`));
      if (first === undefined || second === undefined) return;
      pairs++;
      const [a, b] = [match.clone(), match.clone()];
      const since = match.record().checkpoint.events;
      a.answer(seat, first.id);
      b.answer(seat, second.id);
      const others = viewersOf(match.config.players).filter((viewer) => viewer !== seat);
      inStep(a, b, random(name), 40, () => {
        if (a.peek().peek !== null) return false; // somebody looks at a hand
        for (const viewer of others) expect(known(b, viewer, since), name).toBe(known(a, viewer, since));
        return a.peek().round.plays.length > 0; // up to and with the discard
      });
    });
    expect(pairs).toBeGreaterThan(100);
  });
}
