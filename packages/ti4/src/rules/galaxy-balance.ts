/**
 * Catalogue: board-setup. A random galaxy that treats the seats alike: the most even of some drawn at random, made more even
 * by changing places. The measure is our own (docs/rulings-ti4.md).
 */
import { shuffle } from '@orrery/kernel';
import { layouts, type PlayerCount, type Position, positions } from '../content/layouts.ts';
import { planet } from '../content/planets.ts';
import { type SystemId, system, systemIds } from '../content/systems.ts';
import type { Ti4 } from '../state.ts';
import { type Board, clashes, openPositions, shuffledStack } from './galaxy-tiles.ts';

const candidates = 20;

/** What lies nearest to one home: a system as near to several homes counts in parts. */
export interface Slice {
  resources: number;
  influence: number;
  wormholes: number;
  anomalies: number;
}

const figuresOfSlice = ['resources', 'influence', 'wormholes', 'anomalies'] as const;

/** What a difference of one between the richest and the poorest slice weighs. */
const weights: Slice = { resources: 1, influence: 1, wormholes: 1.5, anomalies: 1 };

/** What a pair of tiles weighs that must not lie side by side: more than any difference. */
const clashWeight = 1000;

export function balancedGalaxy(g: Ti4): Board {
  const { players } = g.config;
  let best = randomGalaxy(g);
  for (let drawn = 1; drawn < candidates; drawn++) {
    const other = randomGalaxy(g);
    if (measure(other, players) < measure(best, players)) best = other;
  }
  improve(best, openPositions(players), players);
  return best;
}

function randomGalaxy(g: Ti4): (SystemId | undefined)[] {
  const { players } = g.config;
  const { blue, red, preplacedRed } = layouts[players];
  const tiles = shuffle(g, [
    ...shuffledStack(g, 'blue').slice(0, blue * players),
    ...shuffledStack(g, 'red').slice(0, red * players + preplacedRed),
  ]);
  const board: (SystemId | undefined)[] = positions.map(() => undefined);
  for (const [i, position] of openPositions(players).entries()) board[position] = tiles[i];
  return board;
}

/** Lets tiles change places, two at a time, as long as that makes the galaxy better. */
function improve(board: (SystemId | undefined)[], places: readonly Position[], players: PlayerCount): void {
  let least = measure(board, players);
  for (let improved = true; improved; ) {
    improved = false;
    for (const a of places) {
      for (const b of places) {
        if (a >= b) continue;
        exchange(board, a, b);
        const now = measure(board, players);
        if (now < least) {
          least = now;
          improved = true;
        } else exchange(board, a, b);
      }
    }
  }
}

function exchange(board: (SystemId | undefined)[], a: Position, b: Position): void {
  [board[a], board[b]] = [board[b], board[a]];
}

function measure(board: Board, players: PlayerCount): number {
  return clashWeight * clashesOf(board) + unevenness(board, players);
}

/** Tiles that lie beside one they must not lie beside (board-setup.8, board-setup.9). */
export function clashesOf(board: Board): number {
  let found = 0;
  for (const [position, tile] of board.entries()) if (tile !== undefined) found += clashes(tile, position, board);
  return found;
}

/** The sum, over the four figures, of what the richest slice has more than the poorest, weighed. */
export function unevenness(board: Board, players: PlayerCount): number {
  const slices = slicesOf(board, players);
  let sum = 0;
  for (const figure of figuresOfSlice) {
    const values = slices.map((slice) => slice[figure]);
    sum += weights[figure] * (Math.max(...values) - Math.min(...values));
  }
  return sum;
}

/** What each home has around it; trade goods for a bad place count as resources. */
export function slicesOf(board: Board, players: PlayerCount): Slice[] {
  const slices = layouts[players].homes.map(({ tradeGoods }) => ({
    resources: tradeGoods,
    influence: 0,
    wormholes: 0,
    anomalies: 0,
  }));
  const nearest = nearestHomes[players];
  for (const [position, tile] of board.entries()) {
    if (tile === undefined) continue;
    const seats = nearest[position] ?? [];
    const { resources, influence, wormholes, anomalies } = worthOf[tile];
    for (const seat of seats) {
      const slice = slices[seat];
      if (slice === undefined) continue;
      slice.resources += resources / seats.length;
      slice.influence += influence / seats.length;
      slice.wormholes += wormholes / seats.length;
      slice.anomalies += anomalies / seats.length;
    }
  }
  return slices;
}

const worthOf = Object.fromEntries(
  systemIds.map((id) => {
    const { planets, wormholes, anomaly } = system(id);
    const worth: Slice = {
      resources: planets.reduce((sum, each) => sum + planet(each).resources, 0),
      influence: planets.reduce((sum, each) => sum + planet(each).influence, 0),
      wormholes: wormholes.length,
      anomalies: anomaly === null ? 0 : 1,
    };
    return [id, worth];
  }),
) as Readonly<Record<SystemId, Slice>>;

/** The seats whose homes are nearest to each position. */
const nearestHomes = Object.fromEntries(
  Object.entries(layouts).map(([players, { homes }]) => [
    players,
    positions.map((_, position) => {
      const distances = homes.map((home) => distance(home.position, position));
      const least = Math.min(...distances);
      return distances.flatMap((each, seat) => (each === least ? [seat] : []));
    }),
  ]),
) as unknown as Readonly<Record<PlayerCount, readonly (readonly number[])[]>>;

/** Steps from hex to hex. */
function distance(a: Position, b: Position): number {
  const [from, to] = [positions[a], positions[b]];
  if (from === undefined || to === undefined) throw new Error(`there is no position ${a} or ${b}`);
  const [q, r] = [to.q - from.q, to.r - from.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
