/** Catalogue: adjacency, wormholes, game-board.1/.2, neighbors. */
import type { Seat } from '@orrery/kernel';
import type { Place } from '../content/events.ts';
import type { AdjacencyFor, WormholeAt } from '../content/hooks.ts';
import { neighbourPositions } from '../content/layouts.ts';
import { type PlanetId, planet } from '../content/planets.ts';
import { fold, foldAll, isChanged } from '../content/registry.ts';
import { type SystemId, system, systemIds, type Wormhole } from '../content/systems.ts';
import type { Group, SystemState, Ti4 } from '../state.ts';
import { at, planetsIn } from './table.ts';

type Board = { readonly [id in SystemId]?: SystemState };

interface Geography {
  readonly ids: readonly SystemId[];
  /** Where each of them lies. */
  readonly positions: readonly SystemState['position'][];
  /** Systems with a printed wormhole. */
  readonly holes: readonly SystemId[];
  readonly beside: ReadonlyMap<SystemId, readonly SystemId[]>;
}

/** The map does not change once it is built; asked for all the time, so worked out once for each board. */
const geographies = new WeakMap<Board, Geography>();

function geography(g: Ti4): Geography {
  const known = geographies.get(g.systems);
  if (known && (g.phase !== 'setup' || known.ids.length === Object.keys(g.systems).length)) return known;
  const made = latest !== null && isOf(latest, g.systems) ? latest : geographyOf(g);
  latest = made;
  geographies.set(g.systems, made);
  return made;
}

/** A match goes on with copies of its state, whose boards are the same map. */
let latest: Geography | null = null;

function isOf({ ids, positions }: Geography, board: Board): boolean {
  let count = 0;
  for (const id in board) {
    if (ids[count] !== id || board[id as SystemId]?.position !== positions[count]) return false;
    count++;
  }
  return count === ids.length;
}

function geographyOf(g: Ti4): Geography {
  const ids = Object.keys(g.systems) as SystemId[];
  const byPosition = new Map<number, SystemId>();
  for (const id of ids) {
    const { position } = at(g, id);
    if (position !== null) byPosition.set(position, id);
  }
  const beside = new Map<SystemId, readonly SystemId[]>();
  for (const id of ids) {
    const { position } = at(g, id);
    const near = position === null ? [] : neighbourPositions(position);
    beside.set(
      id,
      near.flatMap((each) => byPosition.get(each) ?? []),
    );
  }
  const positions = ids.map((id) => at(g, id).position);
  return { ids, positions, holes: ids.filter((id) => system(id).wormholes.length > 0), beside };
}

/** All systems of the board (game-board.1). */
export function systemsOf(g: Ti4): readonly SystemId[] {
  return geography(g).ids;
}

/** Systems that share a side with this one. */
export function beside(g: Ti4, id: SystemId): readonly SystemId[] {
  return geography(g).beside.get(id) ?? [];
}

export function wormholesIn(g: Ti4, id: SystemId): readonly Wormhole[] {
  return withAdded(id, addedWormholes(g));
}

const none: readonly WormholeAt[] = [];

export function addedWormholes(g: Ti4): readonly WormholeAt[] {
  return foldAll('addedWormholes', none, g);
}

function withAdded(id: SystemId, added: readonly WormholeAt[]): readonly Wormhole[] {
  const printed = system(id).wormholes;
  if (!added.some((each) => each.system === id)) return printed;
  return [...new Set([...printed, ...added.flatMap(({ kind, system: where }) => (where === id ? [kind] : []))])];
}

/** Whether wormholes join the two systems, as `viewer` sees it (neighbors.3). */
function wormholesJoin(
  g: Ti4,
  a: readonly Wormhole[],
  b: readonly Wormhole[],
  viewer: Seat,
  purpose: AdjacencyFor,
): boolean {
  for (const one of a) {
    for (const other of b)
      if (fold('wormholesJoin', one === other, g, viewer, one, other, viewer, purpose)) return true;
  }
  return false;
}

/** Every system adjacent to this one (adjacency.0, adjacency.1), never itself (adjacency.2a). */
export function adjacent(g: Ti4, id: SystemId, viewer: Seat, purpose: AdjacencyFor = 'all else'): readonly SystemId[] {
  const near = beside(g, id);
  const added = addedWormholes(g);
  const holes = withAdded(id, added);
  if (holes.length === 0) return fold('adjacency', near, g, viewer, id);
  const printed = geography(g).holes;
  const ends = added.length === 0 ? printed : [...new Set([...printed, ...added.map((each) => each.system)])];
  const through = ends.filter(
    (other) =>
      other !== id && !near.includes(other) && wormholesJoin(g, holes, withAdded(other, added), viewer, purpose),
  );
  return fold('adjacency', through.length === 0 ? near : [...near, ...through], g, viewer, id);
}

/** Where units that move could go from a system in one step. */
export function waysFrom(g: Ti4, id: SystemId, seat: Seat): readonly SystemId[] {
  return adjacent(g, id, seat, 'moving');
}

/** The same for who asks often while nothing changes: each system is looked at once. */
export function waysNow(g: Ti4, seat: Seat): (id: SystemId) => readonly SystemId[] {
  const known = new Map<SystemId, readonly SystemId[]>();
  return (id) => known.getOrInsertComputed(id, () => waysFrom(g, id, seat));
}

export function areAdjacent(g: Ti4, a: SystemId, b: SystemId, viewer: Seat): boolean {
  return adjacent(g, a, viewer).includes(b);
}

/** Whether a unit or planet in this place is adjacent to the system (adjacency.2); a planet is also to its own (adjacency.3). */
export function isAdjacentTo(g: Ti4, place: Place, id: SystemId, viewer: Seat): boolean {
  const from = systemOfPlace(place);
  return areAdjacent(g, from, id, viewer) || (isPlanet(place) && from === id);
}

/** At least one of the six sides of the tile borders no other tile (game-board.2). */
export function onEdge(g: Ti4, id: SystemId): boolean {
  return beside(g, id).length < 6;
}

export function isPlanet(place: Place): place is PlanetId {
  return !place.startsWith('tile-');
}

export function systemOfPlace(place: Place): SystemId {
  return isPlanet(place) ? planet(place).system : place;
}

const places = Object.fromEntries(systemIds.map((id) => [id, [id, ...planetsIn(id)]])) as unknown as Readonly<
  Record<SystemId, readonly Place[]>
>;

/** The space area and the planets of a system. */
export function placesIn(id: SystemId): readonly Place[] {
  return places[id];
}

/** Whether the player has units or controls planets in the system. */
export function isPresent(g: Ti4, seat: Seat, id: SystemId): boolean {
  if (hasGroupOf(at(g, id).units, seat)) return true;
  for (const each of planetsIn(id)) {
    const state = g.planets[each];
    if (state !== undefined && (state.owner === seat || hasGroupOf(state.units, seat))) return true;
  }
  return false;
}

function hasGroupOf(groups: readonly Group[], seat: Seat): boolean {
  for (const group of groups) if (group.seat === seat) return true;
  return false;
}

/** Where a player is present, and every system there or adjacent, as that player sees it. */
export interface Reach {
  readonly home: readonly SystemId[];
  readonly near: ReadonlySet<SystemId>;
}

export function reachOf(g: Ti4, seat: Seat): Reach {
  const home = systemsOf(g).filter((id) => isPresent(g, seat, id));
  const near = new Set(home);
  for (const id of home) for (const each of adjacent(g, id, seat)) near.add(each);
  return { home, near };
}

/** Two players are neighbors if they are present in the same or in adjacent systems (neighbors.0), as either sees it. */
export function areNeighbours(g: Ti4, a: Seat, b: Seat, { home, near } = reachOf(g, a)): boolean {
  for (const id of near) if (isPresent(g, b, id)) return true;
  if (!seesOwnWays(g, a) && !seesOwnWays(g, b)) return false; // what is adjacent for one is so for the other
  return home.some((id) => adjacent(g, id, b).some((each) => !near.has(each) && isPresent(g, b, each))); // neighbors.3
}

/** Whether the player is a neighbor of any of these; the first one met on the map will do. */
export function isNeighbourOfAny(g: Ti4, seat: Seat, others: readonly Seat[]): boolean {
  for (const id of systemsOf(g)) {
    if (!isPresent(g, seat, id)) continue;
    if (isAnyPresent(g, others, id)) return true;
    for (const near of adjacent(g, id, seat)) if (isAnyPresent(g, others, near)) return true;
  }
  return others.some((other) => (seesOwnWays(g, seat) || seesOwnWays(g, other)) && areNeighbours(g, seat, other));
}

function isAnyPresent(g: Ti4, seats: readonly Seat[], id: SystemId): boolean {
  for (const { seat } of at(g, id).units) if (seats.includes(seat)) return true;
  for (const each of planetsIn(id)) {
    const state = g.planets[each];
    if (state === undefined) continue;
    if (state.owner !== null && seats.includes(state.owner)) return true;
    for (const { seat } of state.units) if (seats.includes(seat)) return true;
  }
  return false;
}

/** Whether something makes systems adjacent or not for this player alone. */
function seesOwnWays(g: Ti4, seat: Seat): boolean {
  return isChanged('adjacency', g, seat) || isChanged('wormholesJoin', g, seat);
}
