import { Match, seedFrom } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { layouts, neighbourPositions, type PlayerCount, positions, presets } from '../content/layouts.ts';
import { type SystemId, system } from '../content/systems.ts';
import { ti4 } from '../index.ts';
import type { Ti4 } from '../state.ts';
import { position, Table } from '../testing/position.ts';
import { placeTile } from './board-setup.ts';
import { beside, systemsOf } from './galaxy.ts';
import { clashesOf, slicesOf, unevenness } from './galaxy-balance.ts';
import { type Board, boardOf, clashes } from './galaxy-tiles.ts';

const counts: readonly PlayerCount[] = [3, 4, 5, 6];
const usual = ['sol', 'nekro', 'muaat', 'arborec', 'yin', 'mentak'];
const begin = (players: PlayerCount, galaxy: string, seed = 'board') =>
  new Table(Match.start(ti4, { players, galaxy, factions: usual.slice(0, players) }, seedFrom(seed)));

const isPlacing = (table: Table) => table.prompt?.startsWith('ti4.setup.place-') ?? false;

/** Builds the galaxy; `pick` chooses among the options. */
function built(players: PlayerCount, pick: (options: string[], table: Table) => string, seed?: string): Table {
  const table = begin(players, 'built', seed);
  while (isPlacing(table)) table.answer(pick(table.options, table));
  return table;
}

const first = (options: string[]) => options[0]!;
const parsed = (id: string) => ({ tile: id.split('@')[0] as SystemId, position: Number(id.split('@')[1]) });

/** Tiles on the board by position, without homes and Mecatol Rex. */
const tilesOf = (table: Table): Board =>
  boardOf(table.snapshot()).map((id) => (id && ['blue', 'red'].includes(system(id).kind) ? id : undefined));

const ringOf = (position: number) => positions[position]!.ring;

rule('ti4', 'board-setup.2', 'blue and red tiles are dealt, never homes or Mecatol Rex', () => {
  for (const players of counts) {
    const hands = begin(players, 'built').state.building!.hands.flat();
    for (const id of hands) expect(['blue', 'red']).toContain(system(id).kind);
    expect(new Set(hands).size).toBe(hands.length);
  }
});

rule('ti4', 'board-setup.3', 'everybody is dealt so many tiles of each colour, and sees only their own', () => {
  const seen = new Set<string>();
  for (const players of counts) {
    const table = begin(players, 'built', `deal ${players}`);
    const { blue, red } = layouts[players];
    const { hands } = table.state.building!;
    for (const hand of hands) {
      expect(hand.filter((id) => system(id).kind === 'blue')).toHaveLength(blue);
      expect(hand.filter((id) => system(id).kind === 'red')).toHaveLength(red);
    }
    const view = table.match.view(0) as { building: { hands: object[] } };
    expect(view.building.hands[0]).toEqual({ blue, red, tiles: hands[0] });
    expect(view.building.hands[1]).toEqual({ blue, red, tiles: null });
    seen.add(hands[0]!.join());
  }
  expect(seen.size).toBe(4);
});

rule('ti4', 'board-setup.4', 'with five players the speaker first lays a random red tile beside Mecatol Rex', () => {
  const drawn = new Set<string>();
  for (let game = 0; game < 8; game++) {
    const table = begin(5, 'built', `extra ${game}`);
    const { speaker } = table.state;
    expect(table.seats).toEqual([speaker]);
    expect(table.prompt).toBe('ti4.setup.place-extra-tile');
    const { tile } = parsed(first(table.options));
    drawn.add(tile);
    expect(system(tile).kind).toBe('red');
    expect(table.options).toEqual([1, 2, 3, 4, 5, 6].map((position) => `${tile}@${position}`));
    expect(table.state.building!.hands.flat()).not.toContain(tile);
    table.answer(`${tile}@4`);
    expect(table.state.systems[tile]?.position).toBe(4);
    expect(table.prompt).toBe('ti4.setup.place-tile');
    expect(table.seats).toEqual([speaker]);
  }
  expect(drawn.size).toBeGreaterThan(3);
  for (const players of [3, 4, 6] as const) expect(begin(players, 'built').prompt).toBe('ti4.setup.place-tile');
});

rule(
  'ti4',
  ['board-setup.5', 'board-setup.10'],
  'homes join the galaxy when all tiles are placed, each at the place of its seat',
  () => {
    const table = begin(6, 'built');
    while (isPlacing(table)) {
      expect(table.state.systems['tile-01']).toBeUndefined();
      table.answer(first(table.options));
    }
    const homes = ['tile-01', 'tile-08', 'tile-04', 'tile-05', 'tile-03', 'tile-02'] as const;
    expect(homes.map((id) => table.state.systems[id]?.position)).toEqual([19, 22, 25, 28, 31, 34]);
    expect(table.state.building).toBeNull();
  },
);

rule(
  'ti4',
  ['board-setup.6', 'board-setup.6a'],
  'players place one tile each from the speaker on, and the order turns round at each end',
  () => {
    for (const players of counts) {
      const order: number[] = [];
      const table = built(players, (options, { seat, prompt }) => {
        if (prompt === 'ti4.setup.place-tile') order.push(seat!);
        return first(options);
      });
      const { speaker } = table.state;
      const pass = Array.from({ length: players }, (_, i) => (speaker + i) % players);
      const snake = [...pass, ...pass.toReversed(), ...pass, ...pass.toReversed()];
      const { blue, red } = layouts[players];
      expect(order).toHaveLength((blue + red) * players);
      expect(order.slice(0, 4 * players)).toEqual(snake);
    }
  },
);

rule('ti4', 'board-setup.7', 'a ring is filled before the next one begins, and no place is left open', () => {
  for (const players of counts) {
    const rings: number[] = [];
    const table = built(players, (options) => {
      const offered = new Set(options.map((id) => ringOf(parsed(id).position)));
      expect(offered.size).toBe(1);
      rings.push(...offered);
      return options.at(-1)!;
    });
    expect(rings).toEqual(rings.toSorted());
    const filled = Object.values(table.state.systems).flatMap(({ position }) => (position === null ? [] : [position]));
    const { leftOut } = layouts[players];
    const all = [...positions.keys()].filter((position) => !leftOut.includes(position));
    expect(filled.toSorted((a, b) => a - b)).toEqual(all);
  }
});

/** Placings beside a tile that forbids them. */
function wrongOf(options: readonly string[], table: Table, forbidden: (tile: SystemId, other: SystemId) => boolean) {
  const board = tilesOf(table);
  return options
    .map(parsed)
    .filter(({ tile, position }) =>
      neighbourPositions(position).some((near) => board[near] && forbidden(tile, board[near])),
    );
}

const bothAnomalies = (a: SystemId, b: SystemId) => system(a).anomaly !== null && system(b).anomaly !== null;
const sameWormhole = (a: SystemId, b: SystemId) =>
  system(a).wormholes.some((kind) => system(b).wormholes.includes(kind));

for (const [id, what, forbidden] of [
  ['board-setup.8', 'an anomaly', bothAnomalies],
  ['board-setup.9', 'a wormhole', sameWormhole],
] as const) {
  rule('ti4', id, `${what} is never offered beside another one of its kind, unless nothing else is possible`, () => {
    let withheld = 0;
    for (const players of counts) {
      for (let game = 0; game < 6; game++) {
        built(
          players,
          (options, table) => {
            if (table.prompt !== 'ti4.setup.place-tile') return first(options);
            const hand = table.state.building!.hands[table.seat!]!;
            const open = new Set(options.map((each) => parsed(each).position));
            const ring = ringOf([...open][0]!);
            const taken = tilesOf(table);
            const free = [...positions.keys()].filter(
              (position) =>
                ringOf(position) === ring &&
                !taken[position] &&
                !layouts[players].leftOut.includes(position) &&
                !layouts[players].homes.some((home) => home.position === position),
            );
            const all = hand.flatMap((tile) => free.map((position) => `${tile}@${position}`));
            const wrong = wrongOf(options, table, forbidden);
            if (wrong.length > 0) expect(options.toSorted()).toEqual(all.toSorted());
            else withheld += wrongOf(all, table, forbidden).length;
            return options[(table.match.length * 7) % options.length]!;
          },
          `restricted ${game}`,
        );
      }
    }
    expect(withheld).toBeGreaterThan(20);
  });
}

/** What may be laid into the last gap of ring 1, beside this tile. */
function lastGap(hand: SystemId[], neighbour: SystemId): string[] {
  const harmless = ['tile-19', 'tile-20', 'tile-21', 'tile-22'] as const;
  const ring = [...harmless, neighbour].map((id, i) => [id, { position: i + 1, tokens: [], units: [] }]);
  const mecatol = ['tile-18', { position: 0, tokens: [], units: [] }];
  return position({ players: 6 })
    .with((g) => {
      g.building = { hands: [hand, [], [], [], [], []] };
      g.systems = Object.fromEntries([mecatol, ...ring]);
    })
    .play((g) => placeTile(g, 0)).options;
}

rule(
  'ti4',
  ['board-setup.8', 'board-setup.9'],
  'with nothing else to lay, a tile lies beside its like after all',
  () => {
    expect(lastGap(['tile-41', 'tile-23'], 'tile-44')).toEqual(['tile-23@6']);
    expect(lastGap(['tile-41', 'tile-43'], 'tile-44')).toEqual(['tile-41@6', 'tile-43@6']);
    expect(lastGap(['tile-26', 'tile-23'], 'tile-39')).toEqual(['tile-23@6']);
    expect(lastGap(['tile-26', 'tile-25'], 'tile-39')).toEqual(['tile-25@6']);
    expect(lastGap(['tile-26'], 'tile-39')).toEqual(['tile-26@6']);
  },
);

rule(
  'ti4',
  ['board-setup.11', 'board-setup.13'],
  'with five players seats 2, 4 and 2 trade goods go to the crowded',
  () => {
    const goods = (players: PlayerCount) => {
      const table = begin(players, 'preset');
      while (table.prompt?.startsWith('ti4.setup.')) table.answer(table.options[0]!);
      return table.state.players.map(({ tradeGoods }) => tradeGoods);
    };
    expect(goods(5)).toEqual([2, 4, 2, 0, 0]);
    for (const players of [3, 4, 6] as const) expect(new Set(goods(players))).toEqual(new Set([0]));
  },
);

rule('ti4', 'setup.6', 'the preset maps lie as they are printed, with the homes at their places', () => {
  for (const players of counts) {
    const table = begin(players, 'preset');
    for (const { position: where, system: id } of presets[players])
      expect(table.state.systems[id]?.position, id).toBe(where);
    expect(table.state.systems['tile-01']?.position).toBe(layouts[players].homes[0]?.position);
  }
});

rule(
  'ti4',
  'game-board.1',
  'the gate of the Creuss lies at their place, their home apart from all tiles but on the board',
  () => {
    const config = { players: 3, factions: ['sol', 'creuss', 'nekro'] };
    const { state } = new Table(Match.start(ti4, config, seedFrom('gate')));
    expect(state.systems['tile-17']?.position).toBe(layouts[3].homes[1]?.position);
    expect(state.systems['tile-51']?.position).toBeNull();
    expect(systemsOf(state as Ti4)).toContain('tile-51');
    expect(beside(state as Ti4, 'tile-51')).toEqual([]);
  },
);

test('random galaxies obey the restrictions and give every seat about the same', () => {
  for (const players of counts) {
    const galaxies = new Set<string>();
    for (let game = 0; game < 4; game++) {
      const tiles = tilesOf(begin(players, 'random', `balanced ${game}`));
      const { blue, red, preplacedRed } = layouts[players];
      expect(tiles.filter((id) => id !== undefined)).toHaveLength((blue + red) * players + preplacedRed);
      for (const [position, id] of tiles.entries()) if (id) expect(clashes(id, position, tiles)).toBe(0);
      expect(clashesOf(tiles)).toBe(0);
      expect(unevenness(tiles, players)).toBeLessThan(8);
      galaxies.add(tiles.join());
    }
    expect(galaxies.size).toBe(4);
  }
});

test('a slice holds what lies nearest to its home; what is as near to several homes is shared', () => {
  const board: (SystemId | undefined)[] = [];
  board[20] = 'tile-35'; // beside the home of seat 0: 5 resources, 4 influence
  board[1] = 'tile-26'; // beside Mecatol Rex, nearest to seat 0: 3 resources, 1 influence, a wormhole
  board[2] = 'tile-41'; // nearest to seat 1: an anomaly
  board[8] = 'tile-39'; // between both: a wormhole
  const slices = slicesOf(board, 6);
  expect(slices[0]).toEqual({ resources: 8, influence: 5, wormholes: 1.5, anomalies: 0 });
  expect(slices[1]).toEqual({ resources: 0, influence: 0, wormholes: 0.5, anomalies: 1 });
  expect(slices[2]).toEqual({ resources: 0, influence: 0, wormholes: 0, anomalies: 0 });
  expect(slicesOf([], 5).map(({ resources }) => resources)).toEqual([2, 4, 2, 0, 0]);
});
