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
import { leaksTo, rule, shownTo, viewersOf } from '@orrery/kernel/testing';
import { expect, test, vi } from 'vitest';
import { sector } from './content/sectors.ts';
import { imagine } from './imagine.ts';
import { broken, eclipse } from './index.ts';
import { scoreOf } from './rules/scoring.ts';
import { sectorsOf } from './rules/table.ts';
import type { Eclipse, EclipseConfig } from './state.ts';
import { midgame } from './testing/midgame.ts';
import { position } from './testing/position.ts';
import { playPrudently } from './testing/prudent.ts';
import { scoreView, view } from './view.ts';

vi.setConfig({ testTimeout: 120_000 });

type EclipseMatch = Match<Eclipse, EclipseConfig>;

const counts = [2, 3, 4, 5, 6] as const;
const random = (text: string) => new Keystream(seedFrom(text));

/** A game of each number of players, every other one from the middle; `visit` runs before every answer. */
function games(kind: string, visit: (match: EclipseMatch, name: string) => void): void {
  for (const players of counts) {
    const name = `secrets ${kind} ${players}`;
    const species = players % 2 === 0 ? 'random' : 'chosen';
    const config = { players, species, warpPortals: players > 3 } as const;
    const match = players % 2 === 0 ? midgame(config, name) : Match.start(eclipse, config, seedFrom(name));
    playPrudently(match, random(name), () => visit(match, name));
  }
}

test('nobody can tell the true position from one in which all hidden from them is dealt anew', () => {
  let positions = 0;
  games('telling', (match, name) => {
    const isRare = match.peek().drawn !== null || match.peek().found.length > 0;
    if (match.length % 31 !== 0 && !isRare) return;
    positions++;
    expect(leaksTo(match, match.config.players, seedFrom(`${name} ${match.length}`)), name).toBeNull();
  });
  expect(positions).toBeGreaterThan(100);
});

test('what is dealt anew is a possible position, and one can play on from it', () => {
  let drawn = 0;
  games('playing on', (match, name) => {
    if (match.length % 61 !== 0 && match.peek().drawn === null) return;
    if (match.peek().drawn !== null) drawn++;
    for (const viewer of viewersOf(match.config.players)) {
      const sample = match.sample(viewer, seedFrom(name));
      expect(broken(sample.peek() as Eclipse), name).toBeNull();
      expect(JSON.stringify(glimpse(match, viewer, seedFrom(name))), name).toBe(JSON.stringify(sample.peek()));
      const keepOptions = (each: EclipseMatch) =>
        each.waitingFor().flatMap((seat) => each.pending(seat)?.options.map(({ id }) => id) ?? []);
      if (viewer === match.peek().drawn?.seat) expect(keepOptions(sample)).toEqual(keepOptions(match));
      playPrudently(sample, random(`${name} ${match.length}`), undefined, sample.length + 4);
      expect(broken(sample.peek() as Eclipse), name).toBeNull();
    }
  });
  expect(drawn).toBeGreaterThan(5);
});

/** What the viewer sees of the state. */
const seen = (g: Eclipse, viewer: Viewer) => JSON.stringify(view(g, viewer));

/** Whether a part of the state is dealt anew for the viewer, whose view stays the same. */
function isDealtAnew(truth: Eclipse, viewer: Viewer, read: (g: Eclipse) => unknown): boolean {
  const values = new Set<string>();
  for (let deal = 0; deal < 16; deal++) {
    const g = copy(truth);
    imagine(g, viewer, random(`deal ${deal}`));
    expect(broken(g)).toBeNull();
    expect(seen(g, viewer)).toBe(seen(truth, viewer));
    values.add(JSON.stringify(read(g)));
  }
  return values.size > 1;
}

const started = () =>
  copy(
    Match.start(eclipse, { players: 3, species: ['eridani', 'planta', 'orion'] }, seedFrom('hidden')).peek() as Eclipse,
  );

test('every hidden thing is dealt anew, and only to those who may not see it', () => {
  const g = started();
  g.drawn = { seat: 1, tiles: g.reputationBag.splice(0, 3) };
  const parts: [string, (state: Eclipse) => unknown, readonly Seat[]][] = [
    ['the inner stack', ({ stacks }) => stacks[1], []],
    ['the middle stack', ({ stacks }) => stacks[2], []],
    ['which outer sectors are in the game', ({ stacks }) => stacks[3].toSorted(), []],
    ['the technologies to come', ({ bag }) => bag.slice(0, 5), []],
    ['the discovery tiles to come', ({ discoveries }) => discoveries.slice(0, 5), []],
    ['the tile in the Galactic Center', ({ sectors }) => sectors['001']?.discovery, []],
    ['reputation tiles', ({ players }) => players[0]?.reputation, [0]],
    ['tiles just drawn', ({ drawn }) => drawn?.tiles, [1]],
    ['the reputation bag', ({ reputationBag }) => reputationBag, []],
  ];
  for (const [name, read, knowing] of parts) {
    for (const viewer of viewersOf(3)) {
      const mayKnow = knowing.some((seat) => seat === viewer);
      expect(isDealtAnew(g, viewer, read), `${name} for ${viewer}`).toBe(!mayKnow);
    }
  }
});

test('what everybody can work out stays as it is when hidden things are dealt anew', () => {
  const truth = position({ players: 3 })
    .nextSectors(2, '203')
    .tray('starbase', 'orbital')
    .reputation(1, 3, 2)
    .with((g) => {
      g.discards[2].push(...g.stacks[2].splice(0, 1));
      g.stacks[3].length = 8;
    }).state;
  for (let deal = 0; deal < 20; deal++) {
    const g = copy(truth);
    imagine(g, 0, random(`known ${deal}`));
    expect(g.discards).toEqual(truth.discards);
    expect(g.stacks[2]).not.toContain('203');
    expect(g.stacks[2].toSorted()).toEqual(truth.stacks[2].toSorted());
    expect(g.bag.toSorted()).toEqual(truth.bag.toSorted());
    expect(g.stacks[3]).toHaveLength(8);
    expect(g.stacks[3].every((id) => sector(id).kind === 'outer')).toBe(true);
    expect(g.players[1]?.reputation.map((tile) => tile !== null)).toEqual([false, true, true, false, false]);
  }
});

rule('eclipse', 'reputation.11', 'my reputation tiles are my secret until they are scored', () => {
  const g = position({ players: 3 }).reputation(1, 4, 1).state;
  const values = (viewer: Viewer) => view(g, viewer).players[1]?.reputation.slice(1, 3);
  const points = (viewer: Viewer) => view(g, viewer).players[1]?.score?.reputation;
  expect([values(1), points(1)]).toEqual([[{ value: 4 }, { value: 1 }], 5]);
  for (const viewer of [0, 2, 'spectator'] as const)
    expect([values(viewer), points(viewer)]).toEqual([[{ value: null }, { value: null }], null]);
  g.phase = 'over';
  for (const viewer of viewersOf(3))
    expect([values(viewer), points(viewer)]).toEqual([[{ value: 4 }, { value: 1 }], 5]);
});

test('whoever draws reputation tiles sees them; the others see how many', () => {
  const g = position().with((state) => {
    state.drawn = { seat: 1, tiles: state.reputationBag.splice(0, 3) };
  }).state;
  expect(view(g, 1).drawn).toEqual({ seat: 1, tiles: [1, 1, 1], count: 3 });
  for (const viewer of [0, 'spectator'] as const)
    expect(view(g, viewer).drawn).toEqual({ seat: 1, tiles: null, count: 3 });
});

/** Adds a made-up field to every object of a state, on every level; `seen` gets to know where. */
function withMadeUp(part: unknown, path: string, seen: Set<string>): void {
  if (Array.isArray(part)) for (const each of part) withMadeUp(each, `${path}[]`, seen);
  else if (typeof part === 'object' && part !== null) {
    for (const [key, each] of Object.entries(part)) withMadeUp(each, `${path}.${key}`, seen);
    Object.assign(part, { madeUp: 'made up' });
    seen.add(path.replace(/sectors\.\d{3}/, 'sectors.*'));
  }
}

test('a new kind of points is hidden until the view names it', () => {
  const score = { ...scoreOf(position().state, 0), madeUp: 1 };
  expect(scoreView(score, true)).toEqual(scoreOf(position().state, 0));
});

test('a new field of the state, on whatever level, is hidden until the view names it', () => {
  const levels = new Set<string>();
  const check = (state: Eclipse, name: string) => {
    const g = copy(state);
    withMadeUp(g, '', levels);
    const memory: ViewMemory = new Map();
    for (const viewer of viewersOf(g.players.length))
      expect(JSON.stringify(viewOfStill(eclipse, g, viewer, memory)), name).not.toMatch(/made ?up/i);
  };
  games('made up', (match, name) => {
    const { found, drawn, revealed, battle } = match.peek();
    const isRare = found.length > 0 || drawn !== null || revealed !== null || (battle?.retreats.length ?? 0) > 0;
    if (isRare || match.length % 17 === 0) check(match.peek() as Eclipse, `${name} at ${match.length}`);
  });
  // Whatever is an object in some state was one here.
  const own = (path: string, ...keys: string[]) => keys.map((key) => `${path}${key}`);
  expect([...levels]).toEqual(
    expect.arrayContaining([
      ...own('', '', '.config', '.npcs', '.stacks', '.discards', '.turn', '.revealed', '.revealed.zone', '.found[]'),
      ...own('', '.drawn', '.battle', '.battle.queue[]', '.battle.retreats[]', '.battle.fighters[]'),
      ...own('', '.battle.fighters[].destroyed[]', '.roll', '.roll.dice[]', '.sectors', '.sectors.*'),
      ...own('.sectors.*', '.orbital', '.ships[]'),
      ...own('.players[]', '', '.resources', '.actionDiscs', '.cubes', '.graveyard', '.colonyShips', '.technologies'),
      ...own('.players[]', '.supply', '.blueprints', '.blueprints.cruiser', '.reputation[]'),
    ]),
  );
});

test('all that is public in a state is in the view', () => {
  games('public', (match, name) => {
    if (match.length % 29 !== 0) return;
    const g = match.peek() as Eclipse;
    const { players, sectors, stacks, bag, discoveries, reputationBag, drawn, ...open } = g;
    for (const viewer of viewersOf(players.length)) {
      const shown = view(g, viewer);
      expect(shown, name).toMatchObject(open);
      expect([shown.bag, shown.discoveries, shown.reputationBag]).toEqual(
        [bag, discoveries, reputationBag].map((pile) => pile.length),
      );
      expect(shown.stacks).toEqual({ 1: stacks[1].length, 2: stacks[2].length, 3: stacks[3].length });
      expect(shown.drawn?.count ?? null).toBe(drawn?.tiles.length ?? null);
      for (const [seat, { reputation, ...sheet }] of players.entries())
        expect(shown.players[seat]).toMatchObject(sheet);
      for (const id of sectorsOf(g)) {
        const { discovery, ...rest } = sectors[id]!;
        expect(shown.sectors[id], name).toEqual({ ...rest, discovery: discovery !== null });
      }
    }
  });
});

/** Plays both matches by the same answers, as long as there are any that both offer; `same` runs before each. */
function inStep(a: EclipseMatch, b: EclipseMatch, chance: Random, steps: number, same: () => boolean): void {
  for (let step = 0; step < steps && !a.isOver && same(); step++) {
    const seat = a.waitingFor()[0] as Seat;
    const other = new Set(b.pending(seat)?.options.map(({ id }) => id));
    const common = (a.pending(seat)?.options ?? []).filter(({ id }) => other.has(id));
    const id = common[chance.below(Math.max(1, common.length))]?.id;
    if (id === undefined) return;
    for (const match of [a, b]) match.answer(seat, id);
  }
}

/** All that a viewer is shown and told, and who is asked. */
const known = (match: EclipseMatch, viewer: Viewer) =>
  `${shownTo(match, viewer)} ${match.waitingFor()} ${JSON.stringify(match.events(0, viewer))}`;

test('games that differ only in the reputation of others look the same to a viewer as they go on', () => {
  let steps = 0;
  let drew = 0;
  games('in step', (match, name) => {
    if (match.checkpointAt !== match.length) return;
    const { state, phase, answers } = match.record().checkpoint;
    if (phase === 'setup' || phase === null) return;
    const viewer = viewersOf(match.config.players)[answers % (match.config.players + 1)] as Viewer;
    const other = copy(state);
    imagine(other, viewer, random(`${name} ${answers}`));
    // What is turned up for all to see comes in the same order.
    for (const key of ['stacks', 'bag', 'discoveries', 'sectors'] as const)
      Object.assign(other, { [key]: copy(state[key]) });
    const begin = (from: Eclipse) => Match.at(eclipse, match.config, seedFrom(name), phase, from);
    const [a, b] = [begin(state), begin(other)];
    // The viewer draws from bags that differ.
    const own = (each: EclipseMatch) => {
      const { players, drawn } = each.peek();
      return JSON.stringify(
        viewer === 'spectator' ? null : [players[viewer]?.reputation, drawn?.seat === viewer ? drawn.tiles : null],
      );
    };
    // Points of the eliminated and of the end are counted from what was hidden.
    const scored = (each: EclipseMatch) =>
      each.isOver ||
      each.peek().phase === 'over' ||
      each.peek().players.some(({ finalPoints }) => finalPoints !== null);
    inStep(a, b, random(name), 40, () => {
      if (own(a) !== own(b) || scored(a)) return false;
      steps++;
      if (a.peek().drawn !== null) drew++;
      expect(known(b, viewer), `${name} at ${answers}`).toBe(known(a, viewer));
      return true;
    });
  });
  expect(steps).toBeGreaterThan(1000);
  expect(drew).toBeGreaterThan(0);
});
