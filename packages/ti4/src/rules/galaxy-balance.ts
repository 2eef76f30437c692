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
  let least = measure(best, players);
  for (let drawn = 1; drawn < candidates; drawn++) {
    const other = randomGalaxy(g);
    const now = measure(other, players);
    if (now >= least) continue;
    best = other;
    least = now;
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
  let slices = slicesOf(board, players);
  let least = weighed(clashesOf(board), slices);
  for (let improved = true; improved; ) {
    improved = false;
    for (const a of places) {
      for (const b of places) {
        if (a >= b) continue;
        exchange(board, a, b);
        const clashing = clashesOf(board);
        const other = clashWeight * clashing > least ? null : changedSlices(slices, board, players, a, b);
        if (other !== null && weighed(clashing, other) < least) {
          slices = other;
          least = weighed(clashing, other);
          improved = true;
        } else exchange(board, a, b);
      }
    }
  }
}

/** The slices when two tiles have changed places: only those are new that have a part in one of them. */
function changedSlices(
  slices: readonly Slice[],
  board: Board,
  players: PlayerCount,
  a: Position,
  b: Position,
): readonly Slice[] {
  const changed = slices.slice();
  for (const seat of nearestHomes[players][a] ?? []) changed[seat] = sliceOf(board, players, seat);
  for (const seat of nearestHomes[players][b] ?? []) changed[seat] = sliceOf(board, players, seat);
  return changed;
}

function exchange(board: (SystemId | undefined)[], a: Position, b: Position): void {
  [board[a], board[b]] = [board[b], board[a]];
}

function measure(board: Board, players: PlayerCount): number {
  return weighed(clashesOf(board), slicesOf(board, players));
}

function weighed(clashing: number, slices: readonly Slice[]): number {
  return clashWeight * clashing + differences(slices);
}

/** Tiles that lie beside one they must not lie beside (board-setup.8, board-setup.9). */
export function clashesOf(board: Board): number {
  let found = 0;
  for (let position = 0; position < board.length; position++) {
    const tile = board[position];
    if (tile !== undefined) found += clashes(tile, position, board);
  }
  return found;
}

/** The sum, over the four figures, of what the richest slice has more than the poorest, weighed. */
export function unevenness(board: Board, players: PlayerCount): number {
  return differences(slicesOf(board, players));
}

function differences(slices: readonly Slice[]): number {
  let sum = 0;
  for (const figure of figuresOfSlice) {
    let [most, least] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const slice of slices) {
      most = Math.max(most, slice[figure]);
      least = Math.min(least, slice[figure]);
    }
    sum += weights[figure] * (most - least);
  }
  return sum;
}

/** What each home has around it. */
export function slicesOf(board: Board, players: PlayerCount): readonly Slice[] {
  return layouts[players].homes.map((_, seat) => sliceOf(board, players, seat));
}

/** What one home has around it; trade goods for a bad place count as resources. */
function sliceOf(board: Board, players: PlayerCount, seat: number): Slice {
  const slice = { resources: layouts[players].homes[seat]?.tradeGoods ?? 0, influence: 0, wormholes: 0, anomalies: 0 };
  for (const { position, homes } of around[players][seat] ?? []) {
    const tile = board[position];
    if (tile === undefined) continue;
    const { resources, influence, wormholes, anomalies } = worthOf[tile];
    slice.resources += resources / homes;
    slice.influence += influence / homes;
    slice.wormholes += wormholes / homes;
    slice.anomalies += anomalies / homes;
  }
  return slice;
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

/** The positions that each seat's home is nearest to, and how many homes are as near. */
const around = Object.fromEntries(
  Object.entries(layouts).map(([players, { homes }]) => {
    const nearest = nearestHomes[Number(players) as PlayerCount];
    const near = (seat: number) =>
      nearest.flatMap((seats, position) => (seats.includes(seat) ? [{ position, homes: seats.length }] : []));
    return [players, homes.map((_, seat) => near(seat))];
  }),
) as unknown as Readonly<Record<PlayerCount, readonly (readonly { position: Position; homes: number }[])[]>>;

/** Steps from hex to hex. */
function distance(a: Position, b: Position): number {
  const [from, to] = [positions[a], positions[b]];
  if (from === undefined || to === undefined) throw new Error(`there is no position ${a} or ${b}`);
  const [q, r] = [to.q - from.q, to.r - from.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
