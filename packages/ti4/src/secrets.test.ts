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
import { leaksTo, often, playRandomly, rule, shownTo, viewersOf } from '@orrery/kernel/testing';
import { expect, test, vi } from 'vitest';
import { stage } from './content/public-objectives.ts';
import { system } from './content/systems.ts';
import { imagine } from './imagine.ts';
import { broken, ti4 } from './index.ts';
import type { Ti4, Ti4Config } from './state.ts';
import { busyAnswer, midgame, position } from './testing/index.ts';
import { view } from './view.ts';

vi.setConfig({ testTimeout: 120_000 });

type Ti4Match = Match<Ti4, Ti4Config>;

const counts = [3, 4, 5, 6] as const;
const random = (text: string) => new Keystream(seedFrom(text));

/** Random games of all kinds; `visit` runs before every answer. */
function games(perCount: number, visit: (match: Ti4Match, name: string) => void): void {
  for (const players of counts) {
    for (let game = 0; game < perCount; game++) {
      const name = `secrets ${players} ${game}`;
      const kind = { galaxy: game % 2 === 0 ? 'built' : 'preset', factions: game % 2 === 0 ? 'drafted' : 'random' };
      const match = Match.start(ti4, { players, ...kind }, seedFrom(name));
      playRandomly(match, random(name), () => visit(match, name));
    }
  }
}

/** The first answers of games that begin amid great fleets. */
function midgames(perCount: number, answers: number, visit: (match: Ti4Match, name: string) => void): void {
  for (const players of counts) {
    for (let game = 0; game < perCount; game++) {
      const name = `secret fleets ${players} ${game}`;
      const match = midgame({ players }, name);
      const chance = random(name);
      while (!match.isOver && match.length < answers) {
        visit(match, name);
        const waiting = match.waitingFor();
        const seat = waiting[chance.below(waiting.length)] as Seat;
        match.answer(seat, busyAnswer(match.pending(seat)?.options ?? [], chance));
      }
    }
  }
}

test('nobody can tell the true position from one in which all hidden from them is dealt anew', () => {
  let positions = 0;
  const check = (match: Ti4Match, name: string) => {
    if (match.length % 37 !== 0) return;
    positions++;
    expect(leaksTo(match, match.config.players, seedFrom(`${name} ${match.length}`)), name).toBeNull();
  };
  games(1, check);
  midgames(1, 300, check);
  expect(positions).toBeGreaterThan(100);
});

/** Adds a made-up field to every object of a state, on every level; `seen` gets to know where. */
function withMadeUp(part: unknown, path: string, seen: Set<string>): void {
  if (Array.isArray(part)) for (const each of part) withMadeUp(each, `${path}[]`, seen);
  else if (typeof part === 'object' && part !== null) {
    for (const [key, each] of Object.entries(part)) withMadeUp(each, `${path}.${key}`, seen);
    // Rules go through all systems and planets by their ids: there a new id would be a new place, not a new field.
    if (path !== '.systems' && path !== '.planets') Object.assign(part, { madeUp: 'made up' });
    seen.add(path.replace(/^(\.systems|\.planets)\.[^.[]+/, '$1.*'));
  }
}

/** Everything that a state can hold at all, together. */
function fullState(): Ti4 {
  const note = { id: 'ceasefire', of: 1 } as const;
  const bundle = { tradeGoods: 1, commodities: 1, note, actionCards: ['bunker' as const] };
  const vote = { kind: 'vote', outcome: 'core-mining', votes: 1 } as const;
  const die = { type: 'cruiser', place: 'tile-22', unit: 1, result: 5, bonus: 0, value: 7, hits: 0 } as const;
  const roll = {
    seat: 0,
    kind: 'combat',
    at: 'tile-22',
    against: 1,
    dice: [{ ...die, changedBy: [] }],
    extraHits: 0,
  } as const;
  return position()
    .hand(1, 'parley')
    .secrets(1, 'unveil-flagship')
    .note(0, 'trade-agreement', 2)
    .noteInPlay(0, 'trade-agreement', 1)
    .strategyCards(['trade'])
    .law('core-mining', 'wellon', null, 'wellon')
    .objectives('expand-borders')
    .units(0, 'tile-22', { cruiser: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .tactical(0, 'tile-22', 'space-combat')
    .combat({
      kind: 'space',
      system: 'tile-22',
      attacker: 0,
      defender: 1,
      enlisted: [{ seat: 1, place: 'tarmann', type: 'infantry', count: 1 }],
      sustained: [{ seat: 0, type: 'cruiser', count: 1 }],
      rolls: [{ ...roll, dice: [{ ...die, changedBy: [] }] }],
      due: [{ seat: 0, hits: 1 }],
      destroyed: [{ seat: 1, type: 'cruiser' }],
    })
    .with((g) => {
      const cargo = [{ type: 'infantry', count: 1, from: 'jord' } as const];
      g.tactical?.moves.push({ type: 'carrier', count: 1, damaged: false, path: ['tile-01', 'tile-22'], cargo });
      g.players[0]?.copies.push({ by: 'valefar-assimilator-x', technology: 'l4-disruptors', from: 1 });
      g.published.push({ id: 'threaten-enemies', scored: [0], open: true });
      g.effects.push({ source: 'note/ceasefire', holder: 1, until: 'turn', target: null });
      g.delayed.push({ agenda: 'economic-equality', outcome: 'for', seats: [0] });
      g.roll = { ...roll, dice: [{ ...die, changedBy: [] }] };
      g.playing.push({ seat: 0, card: 'sabotage' });
      g.offer = {
        from: 0,
        to: 1,
        gives: { ...bundle, pledge: { kind: 'hold-fire' } },
        asks: { ...bundle, note: { ...note }, pledge: { ...vote } },
      };
      g.building = { hands: [['tile-19'], [], []] };
      g.factionChoice = [['sol'], [], []];
      g.peek = { seat: 0, agendas: ['fleet-regulations'] };
      g.look = { seat: 2, of: 0 };
      g.agenda = {
        id: 'miscount-disclosed',
        number: 1,
        outcomes: ['core-mining'],
        votes: [{ seat: 0, outcome: 'core-mining', votes: 1 }],
        predictions: [{ seat: 1, source: 'action-card/leadership-rider', outcome: 'core-mining' }],
        toVote: [2],
        pledges: [{ seat: 2, outcome: 'core-mining', votes: 1 }],
        barred: [1],
        traded: [[0, 1]],
        refused: [],
        outcome: null,
        revote: null,
      };
    }).state;
}

test('a new field of the state, on whatever level, is hidden until the view names it', () => {
  const hides = (state: Ti4, seats: number): Set<string> => {
    const g = copy(state);
    const levels = new Set<string>();
    withMadeUp(g, '', levels);
    const memory: ViewMemory = new Map();
    for (const viewer of viewersOf(seats))
      expect(JSON.stringify(viewOfStill(ti4, g, viewer, memory))).not.toMatch(/made ?up/i);
    return levels;
  };
  const levels = hides(fullState(), 3);
  const check = (match: Ti4Match, name: string) => {
    if (match.length % 17 !== 0) return;
    const seen = hides(match.peek() as Ti4, match.config.players);
    expect([...seen.difference(levels)], `${name}: fullState() lacks a level`).toEqual([]);
  };
  games(1, check);
  midgames(1, 200, check);
});

test('what is dealt anew is a possible position, and one can play on from it', () => {
  let asked = 0;
  const check = (match: Ti4Match, name: string) => {
    if (match.length % 29 !== 0) return;
    const systems = JSON.stringify(match.peek().systems);
    for (const viewer of viewersOf(match.config.players)) {
      const sample = match.sample(viewer, seedFrom(name));
      const g = sample.peek() as Ti4;
      expect(broken(g)).toBeNull();
      expect(JSON.stringify(glimpse(match, viewer, seedFrom(name)))).toBe(JSON.stringify(g));
      expect(JSON.stringify(g.systems)).toBe(systems);
      const chance = random(`${name} ${match.length}`);
      for (let step = 0; step < 4 && !sample.isOver; step++) {
        const seat = sample.waitingFor()[0] as Seat;
        for (const { target } of sample.pending(seat)?.options ?? []) {
          if (!target?.startsWith('card:action-card/') || seat === viewer || step > 0) continue;
          asked++;
          // Where hands are traded, any card may be asked for.
          const cards: readonly string[] = sample.peek().players[seat]!.actionCards;
          if (!sample.pending(seat)?.prompt.key.includes('ask-cards'))
            expect(cards).toContain(target.slice('card:action-card/'.length));
        }
        sample.answer(seat, busyAnswer(sample.pending(seat)?.options ?? [], chance));
      }
    }
  };
  games(1, check);
  midgames(1, 300, check);
  expect(asked).toBeGreaterThan(20);
});

/** What the viewer sees of the state. */
const seen = (g: Ti4, viewer: Viewer) => JSON.stringify(view(g, viewer));

test('every hidden thing is dealt anew, and only to those who may not see it', () => {
  const changed = (make: (players: 3 | 6) => Ti4, read: (g: Ti4) => unknown, viewer: Viewer) => {
    const truth = make(3);
    const values = new Set<string>();
    for (let deal = 0; deal < 12; deal++) {
      const g = copy(truth);
      imagine(g, viewer, random(`deal ${deal}`));
      expect(seen(g, viewer)).toBe(seen(truth, viewer));
      values.add(JSON.stringify(read(g)));
    }
    return values.size > 1;
  };
  const hands = () =>
    position()
      .hand(0, 'sabotage', 'bunker')
      .hand(1, 'parley', 'intercept')
      .secrets(0, 'unveil-flagship')
      .secrets(1, 'cut-supply-lines')
      .note(1, 'ceasefire', 2)
      .objectives('corner-the-market')
      .faceDown('expand-borders', 'found-a-golden-age').state;
  const others: [string, (g: Ti4) => unknown][] = [
    ['action cards', (g) => g.players[1]!.actionCards],
    ['secret objectives', (g) => g.players[1]!.secrets],
    ['notes', (g) => g.players[1]!.notes],
    ['the action deck', (g) => g.decks.actions],
    ['the agenda deck', (g) => g.decks.agendas],
    ['secret objectives in the deck', (g) => g.decks.secrets],
    ['objectives face down', (g) => g.objectives.map(({ id }) => id)],
    ['objectives in the box', (g) => g.decks.publics],
  ];
  for (const [name, read] of others) {
    expect(changed(hands, read, 0), name).toBe(true);
    expect(changed(hands, read, 'spectator'), name).toBe(true);
  }
  for (const [name, read] of others.slice(0, 3)) expect(changed(hands, read, 1), name).toBe(false);
  const setups: [object, (g: Ti4) => unknown][] = [
    [{ galaxy: 'built', factions: ['sol', 'nekro', 'creuss'] }, (g) => g.building!.hands[1]],
    [{ factions: 'drafted' }, (g) => g.factionChoice![1]],
  ];
  for (const [config, read] of setups) {
    const make = () => copy(Match.start(ti4, { players: 3, ...config }, seedFrom('hidden')).peek() as Ti4);
    expect(changed(make, read, 0)).toBe(true);
    expect(changed(make, read, 1)).toBe(false);
  }
});

test('what is known of hidden things stays as it is when they are dealt anew', () => {
  const truth = position({ players: 4 })
    .note(1, 'ceasefire', 2)
    .note(1, 'trade-agreement', 3)
    .objectives('corner-the-market')
    .faceDown('expand-borders', 'found-a-golden-age').state;
  const start = Match.start(ti4, { players: 4, galaxy: 'built' }, seedFrom('backs')).peek() as Ti4;
  for (let deal = 0; deal < 20; deal++) {
    const g = copy(truth);
    imagine(g, 0, random(`known ${deal}`));
    expect(g.objectives.map(({ id }) => stage(id))).toEqual([1, 1, 2]);
    expect(g.players.map(({ notes }) => notes.length)).toEqual([5, 7, 4, 4]);
    for (const [seat, { notes, foreignNotes }] of g.players.entries())
      expect(notes.filter(({ of }) => of !== seat).length).toBeLessThanOrEqual(foreignNotes);
    const tiles = copy(start);
    imagine(tiles, 0, random(`tiles ${deal}`));
    const backs = (state: Ti4) => state.building!.hands.map((hand) => hand.map((id) => system(id).kind));
    expect(backs(tiles)).toEqual(backs(start));
    expect(new Set(tiles.building!.hands.flat()).size).toBe(32);
  }
});

test('an offer is known to the two partners; others see that cards are offered, not which', () => {
  const note = { id: 'ceasefire', of: 0 } as const;
  const nothing = { tradeGoods: 0, commodities: 0, note: null, actionCards: [], pledge: null };
  const g = position()
    .hand(0, 'parley')
    .with((state) => {
      state.offer = {
        from: 0,
        to: 1,
        gives: { ...nothing, tradeGoods: 1, note, actionCards: ['parley'] },
        asks: nothing,
      };
    }).state;
  for (const partner of [0, 1]) {
    expect(view(g, partner).offer?.gives).toMatchObject({ note, actionCards: ['parley'] });
  }
  for (const other of [2, 'spectator'] as const) {
    expect(view(g, other).offer?.gives).toEqual({
      tradeGoods: 1,
      commodities: 0,
      pledge: null,
      note: null,
      notes: 1,
      actionCards: null,
      actionCardCount: 1,
    });
    expect(view(g, other).offer?.asks).toMatchObject({ notes: 0, actionCardCount: 0 });
  }
  for (let deal = 0; deal < 10; deal++) {
    const dealt = copy(g);
    imagine(dealt, 1, random(`offer ${deal}`));
    expect(dealt.players[0]?.actionCards).toContain('parley');
    expect(dealt.players[0]?.notes).toContainEqual(note);
  }
});

rule('ti4', 'learn-to-play-only.9', 'I can look at my own secret objectives at any time, nobody else can', () => {
  const g = position().secrets(1, 'cut-supply-lines').state;
  expect(view(g, 1).players[1]?.secrets).toEqual(['cut-supply-lines']);
  for (const viewer of [0, 2, 'spectator'] as const) {
    expect(view(g, viewer).players[1]).toMatchObject({ secrets: null, secretCount: 1 });
    expect(seen(g, viewer)).not.toContain('cut-supply-lines');
  }
});

test('who looks at agendas sees them; the others only see that somebody looks', () => {
  const g = position().with((state) => {
    state.peek = { seat: 1, agendas: state.decks.agendas.slice(0, 2) };
  }).state;
  expect(view(g, 1).peek).toEqual({ seat: 1, agendas: g.decks.agendas.slice(0, 2) });
  expect(view(g, 0).peek).toEqual({ seat: 1, agendas: null });
  for (let deal = 0; deal < 10; deal++) {
    for (const viewer of [0, 1]) {
      const dealt = copy(g);
      imagine(dealt, viewer, random(`agendas ${deal}`));
      expect(dealt.peek?.agendas).toEqual(dealt.decks.agendas.slice(0, 2));
      if (viewer === 1) expect(dealt.peek).toEqual(g.peek);
    }
  }
});

test('who looks at the action cards of another sees them; the others only see that somebody looks', () => {
  const g = position()
    .hand(0, 'sabotage', 'bunker')
    .hand(2, 'parley', 'intercept')
    .with((state) => {
      state.look = { seat: 1, of: 0 };
    }).state;
  expect(view(g, 1).players.map(({ actionCards }) => actionCards)).toEqual([['sabotage', 'bunker'], [], null]);
  for (const viewer of [2, 'spectator'] as const) {
    expect(view(g, viewer)).toMatchObject({ look: { seat: 1, of: 0 } });
    expect(view(g, viewer).players[0]).toMatchObject({ actionCards: null, actionCardCount: 2 });
  }
  const dealt = (viewer: Viewer, seat: Seat) =>
    Array.from({ length: 12 }, (_, deal) => {
      const anew = copy(g);
      imagine(anew, viewer, random(`hand ${deal}`));
      expect(seen(anew, viewer)).toBe(seen(g, viewer));
      return anew.players[seat]?.actionCards.join();
    });
  expect(new Set(dealt(1, 0))).toEqual(new Set(['sabotage,bunker']));
  expect(new Set(dealt(1, 2)).size).toBeGreaterThan(1);
  expect(new Set(dealt(2, 0)).size).toBeGreaterThan(1);
});

test('a view has these parts and no others: whether a new one may be seen has to be decided', () => {
  const keys = (part: unknown) =>
    Object.keys(part as object)
      .toSorted()
      .join(' ');
  const shown = view(position().objectives('corner-the-market').state, 'spectator');
  expect(keys(shown)).toBe(
    'addedWormholes agenda building combat config custodians decks delayed effects factionChoice initiativeOrder laws look objectives offer outlook peek phase planets players playing published roll round speaker strategyCards systems tactical turn viewer winner',
  );
  expect(keys(shown.players[0])).toBe(
    'actionCardCount actionCards commodities commodityLimit copies eliminated exhausted faction foreignNotes handLimit noteCount notes notesInPlay passed points pools reinforcements scoredSecrets secretCount secrets strategyCards technologies technologyDeck tokens tradeGoodWorth tradeGoods units unitsPerCost waiting',
  );
  expect(keys(shown.decks)).toBe('actionDiscard actions agendaDiscard agendas publics secrets');
  expect(keys(shown.objectives[0])).toBe('id revealed scored stage');
  expect(keys(shown.systems['tile-18'])).toBe('position tokens units');
  expect(keys(shown.planets.jord)).toBe('exhausted influence owner resources units');
  expect(keys(shown.outlook)).toBe(
    'arriving barred cannons fleets neighbours objectives own points production threats votes',
  );
});

/** Plays both matches by the same answers, as long as there are any that both offer; `same` runs before each. */
function inStep(a: Ti4Match, b: Ti4Match, chance: Random, steps: number, same: () => boolean): void {
  for (let step = 0; step < steps && !a.isOver && same(); step++) {
    const seat = a.waitingFor()[0] as Seat;
    const other = new Set(b.pending(seat)?.options.map(({ id }) => id));
    const common = (a.pending(seat)?.options ?? []).filter(({ id }) => other.has(id));
    if (common.length === 0) return;
    const id = busyAnswer(common, chance);
    for (const match of [a, b]) match.answer(seat, id);
  }
}

/** All that a viewer is shown and told, and who is asked. */
const known = (match: Ti4Match, viewer: Viewer) =>
  `${shownTo(match, viewer)} ${match.waitingFor()} ${JSON.stringify(match.events(0, viewer))}`;

test('games that differ only in what a viewer cannot see look the same to that viewer as they go on', () => {
  let met = 0;
  let compared = 0;
  let steps = 0;
  const check = (match: Ti4Match, name: string) => {
    if (match.checkpointAt !== match.length) return;
    const { checkpoint } = match.record();
    if (checkpoint.phase === 'setup' || checkpoint.phase === null || met++ % often(2, 1) !== 0) return;
    const players = match.config.players;
    const viewer = viewersOf(players)[compared++ % (players + 1)] as Viewer;
    const { state, phase } = checkpoint;
    const other = copy(state);
    imagine(other, viewer, random(`${name} ${match.length}`));
    other.decks.agendas = [...state.decks.agendas]; // what is turned up for all to see
    other.decks.publics = [...state.decks.publics];
    other.objectives = copy(state.objectives);
    const begin = (from: Ti4) => Match.at(ti4, match.config, seedFrom(name), phase, from);
    const [a, b] = [begin(state), begin(other)];
    const hand = ({ actionCards, secrets, notes }: Ti4['players'][number]) => [actionCards, secrets, notes];
    const own = (each: Ti4Match) => JSON.stringify(viewer === 'spectator' ? null : hand(each.peek().players[viewer]!));
    inStep(a, b, random(name), 40, () => {
      if (own(a) !== own(b)) return false; // a card was drawn
      steps++;
      expect(known(b, viewer), `${name} at ${match.length}`).toBe(known(a, viewer));
      return true;
    });
  };
  games(1, check);
  midgames(1, 500, check);
  expect(steps).toBeGreaterThan(1000);
});
