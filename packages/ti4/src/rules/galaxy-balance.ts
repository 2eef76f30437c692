/**
 * Catalogue: board-setup. A random galaxy that treats the seats alike: of many, the one whose slices differ least. The measure
 * is our own (docs/rulings-ti4.md).
 */
import { shuffle } from '@orrery/kernel';
import { layouts, type PlayerCount, type Position, positions } from '../content/layouts.ts';
import { planet } from '../content/planets.ts';
import { type SystemId, system } from '../content/systems.ts';
import type { Ti4 } from '../state.ts';
import { clashes, openPositions, shuffledStack } from './galaxy-tiles.ts';

/** Galaxies drawn; about one in six keeps the restrictions. */
const candidates = 200;

export interface Tile {
  readonly system: SystemId;
  readonly position: Position;
}

/** What lies nearest to one home: a system as near to several counts in parts. */
export interface Slice {
  resources: number;
  influence: number;
  wormholes: number;
  anomalies: number;
}

/** What a difference of one between the richest and the poorest slice weighs. */
const weights: Slice = { resources: 2, influence: 2, wormholes: 3, anomalies: 2 };
const figuresOfSlice = ['resources', 'influence', 'wormholes', 'anomalies'] as const;

/** The best of the galaxies drawn: no clashes before anything else, then the most even slices. */
export function balancedGalaxy(g: Ti4): Tile[] {
  let best: Tile[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let drawn = 0; drawn < candidates; drawn++) {
    const tiles = randomGalaxy(g);
    const wrong = clashesOf(tiles);
    const measure = wrong > 0 ? wrong * 1000 : unevenness(tiles, g.config.players);
    if (measure >= least) continue;
    best = tiles;
    least = measure;
  }
  return best;
}

function randomGalaxy(g: Ti4): Tile[] {
  const { players } = g.config;
  const { blue, red, preplacedRed } = layouts[players];
  const tiles = [
    ...shuffledStack(g, 'blue').slice(0, blue * players),
    ...shuffledStack(g, 'red').slice(0, red * players + preplacedRed),
  ];
  const places = shuffle(g, openPositions(g));
  return places.flatMap((position, i) => {
    const id = tiles[i];
    return id === undefined ? [] : [{ system: id, position }];
  });
}

/** Pairs of tiles that must not lie side by side (board-setup.8, board-setup.9). */
export function clashesOf(tiles: readonly Tile[]): number {
  const board = new Map(tiles.map(({ system: id, position }) => [position, id]));
  let found = 0;
  for (const { system: id, position } of tiles) found += clashes(id, position, board);
  return found / 2;
}

/** The sum, over the four figures, of what the richest slice has more than the poorest, weighed. */
export function unevenness(tiles: readonly Tile[], players: PlayerCount): number {
  const slices = slicesOf(tiles, players);
  let sum = 0;
  for (const figure of figuresOfSlice) {
    const values = slices.map((slice) => slice[figure]);
    sum += weights[figure] * (Math.max(...values) - Math.min(...values));
  }
  return sum;
}

/** What each home has around it; trade goods for a bad place count as resources. */
export function slicesOf(tiles: readonly Tile[], players: PlayerCount): Slice[] {
  const { homes } = layouts[players];
  const slices = homes.map(({ tradeGoods }) => ({ resources: tradeGoods, influence: 0, wormholes: 0, anomalies: 0 }));
  for (const { system: id, position } of tiles) {
    const distances = homes.map((home) => distance(home.position, position));
    const nearest = Math.min(...distances);
    const share = 1 / distances.filter((each) => each === nearest).length;
    const { planets, wormholes, anomaly } = system(id);
    for (const [seat, slice] of slices.entries()) {
      if (distances[seat] !== nearest) continue;
      for (const each of planets) {
        slice.resources += planet(each).resources * share;
        slice.influence += planet(each).influence * share;
      }
      slice.wormholes += wormholes.length * share;
      slice.anomalies += anomaly === null ? 0 : share;
    }
  }
  return slices;
}

/** Steps from hex to hex. */
export function distance(a: Position, b: Position): number {
  const [from, to] = [positions[a], positions[b]];
  if (from === undefined || to === undefined) throw new Error(`there is no position ${a} or ${b}`);
  const [q, r] = [to.q - from.q, to.r - from.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
