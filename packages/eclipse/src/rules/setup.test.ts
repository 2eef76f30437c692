import { Keystream, Match, type Seat, seedFrom } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SpeciesId, TechnologyId } from '../content/ids.ts';
import { speciesFigures, technology } from '../content/registry.ts';
import { type SectorId, sector } from '../content/sectors.ts';
import { speciesIds } from '../content/species/index.ts';
import { eclipse } from '../index.ts';
import type { Eclipse, Hex } from '../state.ts';
import { position } from '../testing/position.ts';
import { playPrudently } from '../testing/prudent.ts';
import { research } from './research.ts';
import { drawTechnologies } from './tech-tray.ts';

const counts = [2, 3, 4, 5, 6] as const;
const seeds = Array.from({ length: 40 }, (_, i) => seedFrom(`setup ${i}`));
const start = (config: object, seed = seedFrom('setup')) => Match.start(eclipse, config, seed);
const started = (config: object, seed?: string) => start(config, seed).peek() as Eclipse;
const perCount = (numbers: readonly number[]) => counts.map((players, i) => [players, numbers[i] as number] as const);

const regular = (ids: readonly TechnologyId[]) => ids.filter((id) => technology(id).category !== 'rare');
const sectorsOfKind = (g: Eclipse, kind: string) =>
  (Object.keys(g.sectors) as SectorId[]).filter((id) => sector(id).kind === kind);
const sets = <T>(all: readonly T[]) => new Set(all).size;

rule('eclipse', 'setup.1', 'two to six can play, and the game is over after round 8', () => {
  for (const players of counts) expect(started({ players }).players).toHaveLength(players);
  for (const players of [0, 1, 7, 8]) expect(() => start({ players })).toThrow('players');
  const match = start({ players: 2 });
  const rounds = new Set<number>();
  playPrudently(match, new Keystream(seedFrom('rounds')), () => rounds.add(match.peek().round));
  expect([...rounds]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(match.peek()).toMatchObject({ round: 8, phase: 'over' });
});

rule(
  'eclipse',
  ['setup.2', 'setup.3'],
  'regular technologies are drawn by the number of players; rare ones come along',
  () => {
    for (const [players, tiles] of perCount([12, 14, 16, 18, 20])) {
      const games = seeds.map((seed) => started({ players, warpPortals: true }, seed));
      for (const { tray, bag } of games) {
        expect(regular(tray)).toHaveLength(tiles);
        expect(tray.length + bag.length).toBe(114);
      }
      const rares = games.map(({ tray }) => tray.length - tiles);
      expect(sets(rares)).toBeGreaterThan(2);
      expect(sets(games.map(({ tray }) => tray.join()))).toBe(seeds.length);
    }
  },
);

rule('eclipse', 'setup.3', 'rare tiles never count, however many there are', () => {
  const rare: TechnologyId[] = [
    'antimatter-splitter',
    'conifold-field',
    'neutron-absorber',
    'absorption-shield',
    'cloaking-device',
    'improved-logistics',
    'sentient-hull',
    'soliton-cannon',
    'metasynthesis',
  ];
  const table = position()
    .with((g) => {
      const first: TechnologyId[] = [...rare, 'starbase', 'orbital'];
      g.bag = [...first, ...without(g.bag, first)];
    })
    .play(function* (g) {
      drawTechnologies(g, 2);
    });
  expect(table.state.tray).toEqual(['starbase', 'orbital', ...rare]); // more than the seven printed slots
});

function without<T>(all: readonly T[], taken: readonly T[]): T[] {
  const left = [...all];
  for (const each of taken) left.splice(left.indexOf(each), 1);
  return left;
}

rule('eclipse', 'setup.4', 'copies of a technology on display limit how many players can still research it', () => {
  const table = position({ players: 3 })
    .tray('starbase', 'nanorobots', 'nanorobots')
    .resources(0, 0, 9)
    .resources(1, 0, 9)
    .resources(2, 0, 9)
    .play(function* (g) {
      for (const seat of g.players.keys()) yield* research(g, seat);
    })
    .answer('technology:nanorobots');
  expect(table.state.tray).toEqual(['starbase', 'nanorobots']);
  table.answer('technology:nanorobots');
  expect(table.state.tray).toEqual(['starbase']);
  expect(table.options).not.toContain('technology:nanorobots');
});

rule('eclipse', 'setup.5', 'all reputation tiles are in the bag, all discovery tiles in one facedown supply', () => {
  const games = seeds.slice(0, 10).map((seed) => started({ players: 6, warpPortals: true, species: terrans(6) }, seed));
  for (const g of games) {
    expect(g.reputationBag.toSorted().join('')).toBe(`${'1'.repeat(12)}${'2'.repeat(10)}${'3'.repeat(7)}4444`);
    expect(g.discoveries).toHaveLength(35); // one lies in the Galactic Center
  }
  expect(sets(games.map(({ discoveries }) => discoveries.join()))).toBe(10);
  expect(start({ players: 6, warpPortals: true, species: terrans(6) }).view(0)).toMatchObject({
    reputationBag: 33,
    discoveries: 35,
  });
});

function terrans(players: number): SpeciesId[] {
  return speciesIds.filter((id) => id.startsWith('terran')).slice(0, players);
}

rule('eclipse', 'setup.6', 'the blueprints of non-player ships are the same at the end of the game', () => {
  const match = start({ players: 2, ancients: 'advanced', guardians: 'normal', gcds: 'advanced' });
  playPrudently(match, new Keystream(seedFrom('same')));
  expect(match.peek().npcs).toEqual({ ancient: 'advanced', guardian: 'normal', gcds: 'advanced' });
});

rule('eclipse', 'setup.7', 'the Galactic Center lies in the middle, with its defence on a facedown tile', () => {
  const games = seeds.map((seed) => started({ players: 3 }, seed));
  for (const g of games) {
    expect(g.sectors['001']).toMatchObject({ q: 0, r: 0, owner: null });
    expect(g.sectors['001']?.ships).toEqual([{ owner: 'gcds', type: 'gcds', damage: 0 }]);
  }
  expect(sets(games.map((g) => g.sectors['001']?.discovery))).toBeGreaterThan(8);
  const view = start({ players: 3 }).view(0) as unknown as { sectors: { '001': { discovery: unknown } } };
  expect(view.sectors['001'].discovery).toBe(true);
});

rule('eclipse', 'setup.8', 'rings I and II are complete, of ring III as many as the players need', () => {
  for (const [players, outer] of perCount([5, 8, 14, 16, 18])) {
    const games = seeds.slice(0, 12).map((seed) => started({ players, warpPortals: true }, seed));
    for (const { stacks } of games) {
      expect([stacks[1].length, stacks[2].length, stacks[3].length]).toEqual([10, 13, outer]);
      expect(stacks[1].every((id) => sector(id).kind === 'inner')).toBe(true);
      expect(stacks[2].every((id) => sector(id).kind === 'middle')).toBe(true);
      expect(stacks[3].every((id) => sector(id).kind === 'outer')).toBe(true);
    }
    for (const ring of [1, 2, 3] as const) expect(sets(games.map(({ stacks }) => stacks[ring].join()))).toBe(12);
    expect(sets(games.map(({ stacks }) => stacks[3].toSorted().join()))).toBeGreaterThan(8); // others are left out
  }
});

rule('eclipse', 'setup.10', 'anybody may be the start player, and takes the first turn', () => {
  for (const players of counts) {
    const matches = seeds.map((seed) => start({ players }, seed));
    expect(sets(matches.map((match) => match.peek().startPlayer))).toBe(players);
    for (const match of matches) expect(match.waitingFor()).toEqual([match.peek().startPlayer]);
  }
});

rule(
  'eclipse',
  'setup.11',
  'species are chosen counter-clockwise from the right of the start player, who is last',
  () => {
    for (const seed of seeds.slice(0, 10)) {
      const match = start({ players: 5, species: 'chosen' }, seed);
      const order: Seat[] = [];
      while (match.peek().phase === 'setup') {
        const [seat] = match.waitingFor() as [Seat];
        order.push(seat);
        match.answer(seat, match.pending(seat)!.options.at(-1)!.id);
      }
      const { startPlayer } = match.peek();
      expect(order).toEqual([4, 3, 2, 1, 0].map((step) => (startPlayer + step) % 5));
    }
  },
);

rule('eclipse', 'setup.12', 'whoever takes a side of a board takes the other side out of the game', () => {
  const boards = {
    red: ['eridani', 'terran-directorate'],
    blue: ['hydran', 'terran-federation'],
    green: ['planta', 'terran-union'],
    yellow: ['draco', 'terran-republic'],
    white: ['mechanema', 'terran-conglomerate'],
    black: ['orion', 'terran-alliance'],
  };
  for (const [colour, sides] of Object.entries(boards))
    expect(speciesIds.filter((id) => speciesFigures(id).board === colour)).toEqual(sides);
  for (const [taken, other] of Object.values(boards).flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ])) {
    const match = start({ players: 2, species: 'chosen' });
    const offered = () => match.pending(match.waitingFor()[0]!)!.options.map(({ id }) => id);
    expect(offered()).toHaveLength(12);
    const before = offered();
    match.answer(match.waitingFor()[0]!, `species:${taken}`);
    expect(offered()).toEqual(before.filter((id) => id !== `species:${taken}` && id !== `species:${other}`));
  }
  for (const seed of seeds) {
    const { players } = started({ players: 6 }, seed);
    expect(sets(players.map(({ species }) => speciesFigures(species!).board))).toBe(6);
  }
  const dealt = seeds.flatMap((seed) => started({ players: 6 }, seed).players.map(({ species }) => species));
  expect(sets(dealt)).toBe(12);
});

/** The six zones two steps from the middle in a straight line, clockwise from the north. */
const zones: readonly Hex[] = [
  { q: 0, r: -2 },
  { q: 2, r: -2 },
  { q: 2, r: 0 },
  { q: 0, r: 2 },
  { q: -2, r: 2 },
  { q: -2, r: 0 },
];
const zoneOf = (g: Eclipse, id: SectorId) =>
  zones.findIndex(({ q, r }) => g.sectors[id]?.q === q && g.sectors[id]?.r === r);

rule(
  'eclipse',
  'setup.13',
  'home sectors lie in starting zones, clockwise by seats, their arrows to the center',
  () => {
    for (const players of counts) {
      const g = started({ players }, seeds[players]);
      const homes = g.players.map(({ species }) => speciesFigures(species!).home);
      const places = homes.map((id) => zoneOf(g, id));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(sets(places)).toBe(players);
      expect(places).not.toContain(-1);
      // The arrow is at printed edge 0; the middle is straight across the zone's own direction.
      for (const id of homes) expect(g.sectors[id]?.rotation).toBe((zoneOf(g, id) + 3) % 6);
    }
  },
);

rule('eclipse', 'setup.14', 'every free starting zone gets a random guardian sector that faces the center', () => {
  for (const [players, guardians] of perCount([4, 3, 2, 1, 0])) {
    const games = seeds.slice(0, 20).map((seed) => started({ players }, seed));
    for (const g of games) {
      const ids = sectorsOfKind(g, 'guardian');
      expect(ids).toHaveLength(guardians);
      for (const id of ids) expect(g.sectors[id]?.rotation).toBe((zoneOf(g, id) + 3) % 6);
      const used = [...ids, ...sectorsOfKind(g, 'starting')].map((id) => zoneOf(g, id));
      expect(used.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    }
    const places = games.map((g) =>
      sectorsOfKind(g, 'guardian')
        .map((id) => `${id}@${zoneOf(g, id)}`)
        .join(),
    );
    if (guardians > 0) expect(sets(places)).toBeGreaterThan(3);
  }
});

rule('eclipse', 'setup.15', 'a guardian stands on a facedown discovery tile in each guardian sector', () => {
  const g = started({ players: 2 });
  for (const id of sectorsOfKind(g, 'guardian')) {
    expect(g.sectors[id]?.ships).toEqual([{ owner: 'guardian', type: 'guardian', damage: 0 }]);
    expect(g.sectors[id]?.discovery).not.toBeNull();
  }
  expect(g.discoveries).toHaveLength(35 - 5);
});

rule('eclipse', 'setup.16', 'homes, guardians and boards that are not used never come into the game', () => {
  const match = start({ players: 3, warpPortals: true });
  const before = (['starting', 'guardian'] as const).flatMap((kind) => sectorsOfKind(match.peek() as Eclipse, kind));
  expect(before).toHaveLength(6);
  playPrudently(match, new Keystream(seedFrom('unused')));
  const g = match.peek() as Eclipse;
  const after = (['starting', 'guardian'] as const).flatMap((kind) => sectorsOfKind(g, kind));
  expect(after.toSorted()).toEqual(before.toSorted());
  const lying = [...Object.values(g.stacks), ...Object.values(g.discards)].flat();
  expect(lying.every((id) => ['inner', 'middle', 'outer'].includes(sector(id).kind))).toBe(true);
});

rule('eclipse', 'setup.17', 'colony ships are ready: three, or four for Planta', () => {
  const g = started({ players: 6, species: ['planta', 'orion', 'draco', 'hydran', 'mechanema', 'eridani'] });
  expect(g.players.map(({ colonyShips }) => colonyShips)).toEqual([
    { ready: 4, used: 0 },
    ...new Array(5).fill({ ready: 3, used: 0 }),
  ]);
});

rule(
  'eclipse',
  ['setup.18', 'setup.22'],
  'twelve discs stay on the track (Eridani ten), one lies at home, three in reserve',
  () => {
    const g = started({ players: 3, species: ['eridani', 'terran-union', 'orion'] });
    expect(g.players.map(({ discs, reserve }) => [discs, reserve])).toEqual([
      [10, 3],
      [12, 3],
      [12, 3],
    ]);
    expect([g.sectors['222']?.owner, g.sectors['225']?.owner, g.sectors['232']?.owner]).toEqual([0, 1, 2]);
    expect(g.players.map(({ actionDiscs, reactionDiscs }) => [...Object.values(actionDiscs), reactionDiscs])).toEqual(
      new Array(3).fill([0, 0, 0, 0, 0, 0, 0]),
    );
  },
);

rule('eclipse', 'setup.19', 'of 33 cubes those at home have left their tracks, the others leave 2 or 3 open', () => {
  const match = start({ players: 2, species: ['eridani', 'planta'] });
  const [eridani, planta] = match.peek().players;
  expect(eridani?.cubes).toEqual({ materials: 11, science: 10, money: 10 });
  expect(planta?.cubes).toEqual({ materials: 10, science: 10, money: 11 });
  const { players } = match.view(0) as unknown as { players: { production: object; upkeep: number }[] };
  expect(players[0]?.production).toEqual({ materials: 2, science: 3, money: 3 });
  expect(players[1]?.production).toEqual({ materials: 3, science: 3, money: 2 });
});

rule('eclipse', 'setup.20', 'stores start with what the board says', () => {
  const g = started({ players: 4, species: ['eridani', 'hydran', 'draco', 'terran-conglomerate'] });
  expect(g.players.map(({ resources }) => resources)).toEqual([
    { materials: 4, science: 2, money: 26 },
    { materials: 2, science: 6, money: 2 },
    { materials: 3, science: 4, money: 2 },
    { materials: 4, science: 3, money: 3 },
  ]);
});

rule(
  'eclipse',
  ['setup.21', 'setup.24', 'species-orion.2'],
  'an interceptor is at home (Orion: a cruiser), all else waits',
  () => {
    const g = started({ players: 2, species: ['orion', 'planta'] });
    expect(g.sectors['232']?.ships).toEqual([{ owner: 0, type: 'cruiser', damage: 0 }]);
    expect(g.sectors['226']?.ships).toEqual([{ owner: 1, type: 'interceptor', damage: 0 }]);
    expect([g.sectors['232']?.arrivals, g.sectors['226']?.arrivals]).toEqual([[0], [1]]);
    expect(g.players.map(({ supply }) => supply)).toEqual([
      { interceptor: 8, cruiser: 3, dreadnought: 2, starbase: 4 },
      { interceptor: 7, cruiser: 4, dreadnought: 2, starbase: 4 },
    ]);
    expect(g.players.map(({ ambassadors }) => ambassadors)).toEqual([3, 3]);
  },
);

rule('eclipse', 'setup.23', 'a cube lies on every square at home that is not advanced', () => {
  for (const id of speciesIds.filter((each) => each !== 'hydran')) {
    const other = speciesIds.find((each) => speciesFigures(each).board !== speciesFigures(id).board)!;
    const g = started({ players: 2, species: [id, other] });
    const { home } = speciesFigures(id);
    expect(g.sectors[home]?.cubes, id).toEqual(
      sector(home).population.map(({ type, advanced }) => (advanced ? null : type)),
    );
    const placed = sector(home).population.filter(({ advanced }) => !advanced);
    for (const track of ['materials', 'science', 'money'] as const)
      expect(g.players[0]?.cubes[track], id).toBe(11 - placed.filter(({ type }) => type === track).length);
  }
});

rule('eclipse', 'setup.25', 'nobody has passed, and everybody can act', () => {
  const match = start({ players: 6 });
  expect(match.peek().players.map(({ passed }) => passed)).toEqual(new Array(6).fill(false));
  expect(match.pending(match.peek().startPlayer)?.options.map(({ id }) => id)).toContain('explore');
});
