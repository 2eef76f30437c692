/** Catalogue: concepts.1–3 and 10, map, fine-print.1. Questions about who sits where and controls what. */
import type { Seat } from '@orrery/kernel';
import { type Adjacency, adjacency, type Cluster, type SystemId, system, systems } from '../content/map.ts';
import { type SetupCardId, setupCards } from '../content/setup-cards.ts';
import { controllerOf } from '../figures.ts';
import type { Arcs, ArcsPlayer, Building, SystemState } from '../state.ts';
import { the } from '../words.ts';

export function player(g: Arcs, seat: Seat): ArcsPlayer {
  const found = g.players[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

export function at(g: Arcs, id: SystemId): SystemState {
  const found = g.systems[id];
  if (found === undefined) throw new Error(`system ${id} is out of play`);
  return found;
}

interface Galaxy {
  readonly systems: readonly SystemId[];
  readonly neighbours: Adjacency;
}

/** The map that each setup card makes; asked for all the time, so worked out once. */
const galaxies = Object.fromEntries(
  setupCards.map(({ id: card, outOfPlay }): [SetupCardId, Galaxy] => {
    const left = systems.filter(({ cluster }) => !(outOfPlay as readonly Cluster[]).includes(cluster));
    return [card, { systems: left.map(({ id }) => id), neighbours: adjacency(outOfPlay) }];
  }),
) as Record<SetupCardId, Galaxy>;

/** The systems in play, in the order of the map table. */
export function inPlay(g: Arcs): readonly SystemId[] {
  return galaxies[g.setupCard].systems;
}

export function neighbours(g: Arcs, id: SystemId): readonly SystemId[] {
  return galaxies[g.setupCard].neighbours[id];
}

export function isGate(id: SystemId): boolean {
  return system(id).symbol === 'gate';
}

const seatCounts = [2, 3, 4];

/** Seats clockwise by player count and first seat; asked for all the time, so worked out once. */
const orders = seatCounts.map((count) =>
  Array.from({ length: count }, (_, from) => Array.from({ length: count }, (__, i): Seat => (from + i) % count)),
);
const rivalOrders = orders.map((byFirst) =>
  byFirst.map((order) => byFirst.map((_, seat) => order.filter((other) => other !== seat))),
);

/** Seats clockwise, beginning with the given one. */
export function clockwise(g: Arcs, from: Seat): readonly Seat[] {
  return orders[g.players.length - 2]?.[from] ?? [];
}

/** All seats, beginning with the initiative holder (concepts.10). */
export function turnOrder(g: Arcs): readonly Seat[] {
  return clockwise(g, g.initiative);
}

export function rivals(g: Arcs, seat: Seat): readonly Seat[] {
  return rivalOrders[g.players.length - 2]?.[g.initiative]?.[seat] ?? [];
}

export function shipsAt(g: Arcs, seat: Seat, id: SystemId): number {
  return shipsIn(at(g, id), seat);
}

export function shipsIn({ fresh, damaged }: Pick<SystemState, 'fresh' | 'damaged'>, seat: Seat): number {
  return (fresh[seat] ?? 0) + (damaged[seat] ?? 0);
}

export function freshAt(g: Arcs, seat: Seat, id: SystemId): number {
  return at(g, id).fresh[seat] ?? 0;
}

export function damagedAt(g: Arcs, seat: Seat, id: SystemId): number {
  return at(g, id).damaged[seat] ?? 0;
}

export function buildingsAt(g: Arcs, seat: Seat, id: SystemId): Building[] {
  return at(g, id).buildings.filter(({ owner }) => owner === seat);
}

export function hasBuildings(g: Arcs, seat: Seat, id: SystemId): boolean {
  for (const { owner } of at(g, id).buildings) if (owner === seat) return true;
  return false;
}

export function hasPieces(g: Arcs, seat: Seat, id: SystemId): boolean {
  return shipsAt(g, seat, id) > 0 || hasBuildings(g, seat, id);
}

export function controller(g: Arcs, id: SystemId): Seat | null {
  return controllerOf(at(g, id));
}

export function controls(g: Arcs, seat: Seat, id: SystemId): boolean {
  return controller(g, id) === seat;
}

/** Somebody else controls the system. */
export function rivalControls(g: Arcs, seat: Seat, id: SystemId): boolean {
  const holder = controller(g, id);
  return holder !== null && holder !== seat;
}

/** Names a building within its system: its slot, or its kind outside the slots. */
export function buildingKey({ slot, kind }: Building): string {
  return slot === null ? kind : String(slot);
}

export function buildingRef(id: SystemId, building: Building): string {
  return `building:${id}.${buildingKey(building)}`;
}

/** What is said of a building. `nth`: which it is where its owner has several of the kind, and else 0. */
export function buildingArgs(g: Arcs, id: SystemId, building: Building) {
  const { kind, owner, damaged } = building;
  const alike = at(g, id).buildings.filter((each) => each.kind === kind && each.owner === owner);
  const nth = alike.length > 1 ? alike.indexOf(building) + 1 : 0;
  return { system: the.system(id), kind: the.piece(kind), owner: the.seat(owner), damaged, nth };
}

/** Whom to ask when several effects happen at once: the player on turn, else the initiative holder (fine-print.2). */
export function arbiter(g: Arcs): Seat {
  return g.turn?.seat ?? g.initiative;
}
