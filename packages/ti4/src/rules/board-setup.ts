/** Catalogue: board-setup. The galaxy as a preset map, balanced at random, or built by the players in turn. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import { importedGalaxy, type PlacedTile } from '../content/imported-galaxy.ts';
import {
  layouts,
  neighbourPositions,
  type PlayerCount,
  type Position,
  positions,
  presets,
} from '../content/layouts.ts';
import type { MapString } from '../content/map-string.ts';
import { mecatol, type SystemId, system } from '../content/systems.ts';
import type { Ti4 } from '../state.ts';
import { choose, option, tell, the, words } from '../words.ts';
import { balancedGalaxy } from './galaxy-balance.ts';
import { boardOf, clashes, openPositions, shuffledStack } from './galaxy-tiles.ts';
import { clockwise, factionOf } from './table.ts';

/** Lays the board around Mecatol Rex and joins the home systems to it. */
export function* boardSetup(g: Ti4): Rules {
  const { galaxy, players } = g.config;
  layTile(g, mecatol, 0); // mecatol-rex.0
  if (galaxy === 'built') yield* buildGalaxy(g);
  else if (galaxy === 'random') {
    for (const [position, id] of balancedGalaxy(g).entries()) if (id !== undefined) layTile(g, id, position);
  } else {
    const tiles = galaxy === 'preset' ? presets[players] : tilesOf(galaxy, players);
    for (const { system: id, position } of tiles) if (id !== mecatol) layTile(g, id, position);
  }
  for (const seat of g.players.keys()) joinHome(g, seat);
}

/** The tiles of a map string that a configuration has been checked with. */
function tilesOf(map: MapString, players: PlayerCount): readonly PlacedTile[] {
  const tiles = importedGalaxy(map, players);
  if ('flaw' in tiles) throw new Error(tiles.flaw.key);
  return tiles;
}

/** A tile comes to the board, with its planets. Objects that grew key by key would be slow for good to whatever walks over them. */
function layTile(g: Ti4, id: SystemId, position: Position | null): void {
  g.systems = { ...g.systems, [id]: { position, tokens: [], units: [] } };
  for (const planet of system(id).planets) {
    g.planets = { ...g.planets, [planet]: { owner: null, exhausted: false, units: [] } };
  }
}

/** A home system lies at its seat's place in ring 3 (board-setup.10); with a gate, that lies there instead. */
function joinHome(g: Ti4, seat: Seat): void {
  const { home, gate } = factionOf(g, seat);
  const position = layouts[g.config.players].homes[seat]?.position ?? null;
  if (gate !== null) layTile(g, gate, position);
  layTile(g, home, gate === null ? position : null);
}

function* buildGalaxy(g: Ti4): Rules {
  const { blue, red, preplacedRed } = layouts[g.config.players];
  const stacks = { blue: shuffledStack(g, 'blue'), red: shuffledStack(g, 'red') };
  const extra = stacks.red.splice(0, preplacedRed);
  g.building = {
    hands: g.players.map(() => [...stacks.blue.splice(0, blue), ...stacks.red.splice(0, red)]),
  };
  tell(g, 'ti4.setup.tiles-dealt', { blue, red });
  for (const tile of extra) yield* placeExtraTile(g, tile);
  const order = clockwise(g, g.speaker);
  for (let pass = 0; hasTiles(g); pass++) {
    for (const seat of pass % 2 === 0 ? order : order.toReversed()) yield* placeTile(g, seat); // board-setup.6a
  }
  g.building = null;
}

function hasTiles(g: Ti4): boolean {
  return g.building?.hands.some((hand) => hand.length > 0) ?? false;
}

/** The speaker puts a red tile drawn at random beside Mecatol Rex (board-setup.4). */
function* placeExtraTile(g: Ti4, tile: SystemId): Rules {
  const beside = neighbourPositions(0).map((position) => placing(tile, position));
  tell(g, 'ti4.setup.extra-tile', { seat: the.seat(g.speaker), tile: the.system(tile) });
  const { position } = yield* choose(
    g.speaker,
    words('ti4.setup.place-extra-tile', { tile: the.system(tile) }),
    beside,
  );
  layTile(g, tile, position);
  tell(g, 'ti4.setup.places-tile', { seat: the.seat(g.speaker), tile: the.system(tile), position });
}

interface Placing {
  readonly tile: SystemId;
  readonly position: Position;
}

function placing(tile: SystemId, position: Position): Option<Placing> {
  const value = { tile, position };
  return option(
    `${tile}@${position}`,
    value,
    'ti4.setup.tile-at',
    { tile: the.system(tile), position },
    `position:${position}`,
  );
}

/** The player places one of their tiles in the ring that is being filled. */
export function* placeTile(g: Ti4, seat: Seat): Rules {
  // Always asked, because a choice that is none would tell something of the hand.
  const { tile, position } = yield* choose(seat, words('ti4.setup.place-tile'), () => placings(g, seat), {
    always: true,
  });
  const hand = handOf(g, seat);
  hand.splice(hand.indexOf(tile), 1);
  layTile(g, tile, position);
  tell(g, 'ti4.setup.places-tile', { seat: the.seat(seat), tile: the.system(tile), position });
}

function handOf(g: Ti4, seat: Seat): SystemId[] {
  return g.building?.hands[seat] ?? [];
}

/** Where the player may put which tile; the restrictions hold unless nothing else is possible (board-setup.8, .9). */
function placings(g: Ti4, seat: Seat): Option<Placing>[] {
  const board = boardOf(g);
  const free = openPositions(g.config.players).filter((position) => board[position] === undefined);
  const ring = Math.min(...free.map((position) => positions[position]?.ring ?? 0)); // board-setup.7
  const places = free.filter((position) => positions[position]?.ring === ring);
  const all = handOf(g, seat).flatMap((tile) => places.map((position) => placing(tile, position)));
  const allowed = all.filter(({ value }) => clashes(value.tile, value.position, board) === 0);
  return allowed.length > 0 ? allowed : all;
}
