import {
  copy,
  glimpse,
  Keystream,
  Match,
  type Random,
  type Seat,
  seedFrom,
  type Viewer,
  type ViewMemory,
  viewOfStill,
} from '@orrery/kernel';
import { leaksTo, often, playRandomly, rule, type Stand, shownTo, standOf, viewersOf } from '@orrery/kernel/testing';
import { expect, test, vi } from 'vitest';
import { imagine } from './imagine.ts';
import { arcs } from './index.ts';
import type { Arcs, ArcsConfig } from './state.ts';
import { position } from './testing/position.ts';

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
  games(often(5, 9), (match, name) => {
    if (match.length % 5 !== 0) return;
    positions++;
    expect(leaksTo(match, match.config.players, seedFrom(`${name} ${match.length}`)), name).toBeNull();
  });
  expect(positions).toBeGreaterThan(1000);
});

/** Where all action cards lie, and what must be the same in two places. */
const cardsOf = ({ players, discard, round }: Arcs) =>
  [
    ...players.flatMap(({ hand }) => hand),
    ...discard.down,
    ...discard.up,
    ...round.plays.flatMap(({ card, seizedWith }) => [card, seizedWith ?? 'none']),
  ].toSorted();

test('what is dealt anew is a possible position, and others are asked about their imagined cards', () => {
  let asked = 0;
  games(1, (match, name) => {
    if (match.length % 3 !== 0) return;
    const systems = JSON.stringify(match.peek().systems);
    for (const viewer of viewersOf(match.config.players)) {
      const sample = match.sample(viewer, seedFrom(name));
      const g = sample.peek() as Arcs;
      expect(JSON.stringify(glimpse(match, viewer, seedFrom(name)))).toBe(JSON.stringify(g));
      expect(JSON.stringify(g.systems)).toBe(systems);
      expect(cardsOf(g)).toEqual(cardsOf(match.peek() as Arcs));
      if (g.turn !== null) expect(g.round.plays.find(({ seat }) => seat === g.turn?.seat)?.card).toBe(g.turn.card);
      for (const seat of sample.waitingFor()) {
        const hands = [g.players[seat]?.hand, g.peek && g.players[g.peek.of]?.hand].flatMap((hand) => hand ?? []);
        for (const { target } of sample.pending(seat)?.options ?? []) {
          if (!target?.startsWith('hand:')) continue;
          expect(hands).toContain(target.slice('hand:'.length));
          if (seat !== viewer) asked++;
        }
      }
    }
  });
  expect(asked).toBeGreaterThan(100);
});

/** Adds a made-up field to every object of a state, on every level; `seen` gets to know where. */
function withMadeUp(part: unknown, path: string, seen: Set<string>): void {
  if (Array.isArray(part)) for (const each of part) withMadeUp(each, `${path}[]`, seen);
  else if (typeof part === 'object' && part !== null) {
    for (const [key, each] of Object.entries(part)) withMadeUp(each, `${path}.${key}`, seen);
    Object.assign(part, { madeUp: 'made up' });
    seen.add(path.replace(/\.[1-6]-[a-z]+/, '.*'));
  }
}

test('a new field of the state, on whatever level, is hidden until the view names it', () => {
  const levels = new Set<string>();
  const check = (state: Arcs, name: string) => {
    const g = copy(state);
    withMadeUp(g, '', levels);
    const memory: ViewMemory = new Map();
    for (const viewer of viewersOf(g.players.length))
      expect(JSON.stringify(viewOfStill(arcs, g, viewer, memory)), name).not.toMatch(/made ?up/i);
  };
  games(3, (match, name) => check(match.peek() as Arcs, `${name} at ${match.length}`));
  const arranged = position()
    .with((g) => {
      g.peek = { by: 0, of: 1 };
      g.battle = { ...noBattle, ruins: [{ system: '2-hex', owner: 1, types: ['relic'] }] };
      g.round.unions.push({ card: 'bc04', owner: 0, beside: 'administration-2' });
    })
    .guild(0, 'bc01').state;
  check(arranged, 'arranged');
  for (const level of ['.turn', '.roll.faces', '.draft', '.peek', '.battle.ruins[]', '.round.unions[]', '.court.row[]'])
    expect([...levels]).toContain(level);
  for (const level of ['', '.config', '.systems.*.buildings[]', '.players[].trophies[]', '.players[].guilds[]'])
    expect([...levels]).toContain(level);
});

const noBattle = {
  system: '2-hex',
  attacker: 0,
  defender: 1,
  attackers: 1,
  allFresh: true,
  taken: 0,
  keys: 0,
} as const;

test('all that is public in a state is in the view', () => {
  const match = Match.start(arcs, { players: 3, leadersAndLore: 'all', splitDiscard: true }, seedFrom('public'));
  playRandomly(match, random('public'), () => {
    const g = match.peek() as Arcs;
    const { court, discard, players, round, turn, ...rest } = g;
    const { hand: _, ...open } = players[0] as Arcs['players'][number];
    expect(match.view('spectator')).toMatchObject(rest);
    expect(match.view('spectator')).toMatchObject({
      court: { ...court, deck: court.deck.length },
      discard: { down: discard.down.length, up: discard.up },
      players: { 0: open },
      round: { ...round, plays: round.plays.map(({ seat, mode, claimed }) => ({ seat, mode, claimed })) },
    });
    if (turn && turn.mode !== 'copy') expect(match.view('spectator')).toMatchObject({ turn });
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
const known = (match: ArcsMatch, viewer: Viewer, since = 0, stand?: Stand) =>
  `${shownTo(match, viewer, stand)} ${JSON.stringify(match.events(since, viewer))}`;

test('games that differ only in what a viewer cannot see look the same to that viewer as they go on', () => {
  let compared = 0;
  let seen = 0;
  games(9, (match, name) => {
    if (match.checkpointAt !== match.length) return;
    const { checkpoint } = match.record();
    if (checkpoint.phase !== 'turn') return;
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
        const [standOfA, standOfB] = [standOf(a), standOf(b)];
        for (const viewer of others)
          expect(known(b, viewer, since, standOfB), name).toBe(known(a, viewer, since, standOfA));
        return a.peek().round.plays.length > 0; // up to and with the discard
      });
    });
    expect(pairs).toBeGreaterThan(100);
  });
}
