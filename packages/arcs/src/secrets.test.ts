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
  games(9, (match, name) => {
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
    for (const viewer of viewersOf(match.config.players)) {
      const sample = match.sample(viewer, seedFrom(name));
      const g = sample.peek() as Arcs;
      expect(g.systems).toEqual(match.peek().systems);
      expect(cardsOf(g)).toEqual(cardsOf(match.peek() as Arcs));
      if (g.turn !== null) expect(g.round.plays.find(({ seat }) => seat === g.turn?.seat)?.card).toBe(g.turn.card);
      for (const seat of sample.waitingFor()) {
        const hands = [g.players[seat]?.hand, g.peek && g.players[g.peek.of]?.hand].flatMap((hand) => hand ?? []);
        for (const { target } of sample.pending(seat)?.options ?? []) {
          if (!target?.startsWith('hand:')) continue;
          expect(hands.map((card) => `hand:${card}`)).toContain(target);
          if (seat !== viewer) asked++;
        }
      }
    }
  });
  expect(asked).toBeGreaterThan(100);
});

test('a view has these parts and no others: whether a new one may be seen has to be decided', () => {
  const keys = (part: unknown) =>
    Object.keys(part as object)
      .toSorted()
      .join(' ');
  const match = Match.start(arcs, { players: 3 }, seedFrom('parts'));
  match.answer(match.waitingFor()[0] as Seat, match.pending(match.waitingFor()[0] as Seat)?.options[0]?.id ?? '');
  const shown = match.view('spectator') as Record<string, Record<string, unknown>>;
  expect(keys(shown)).toBe(
    'ambitions battle chapter config court discard draft initiative markers passes peek players rivalTokens roll round setupCard supply systems turn viewer',
  );
  expect(keys(shown.players?.[0])).toBe(
    'agents captives cities guilds hand handSize leader lore outrage power scrapped ships slots starports trophies',
  );
  expect(keys(shown.court)).toBe('deck discard resolving row');
  expect(keys(shown.discard)).toBe('down up');
  expect(keys(shown.round)).toBe('declared plays seizedBy unions waiting zeroed');
  expect(keys((shown.round!.plays as unknown[])[0])).toBe('card claimed mode seat seizedWith');
  expect(keys(shown.turn)).toBe('acted card mode pips prelude seat spent used weapon');
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
  games(9, (match, name) => {
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
