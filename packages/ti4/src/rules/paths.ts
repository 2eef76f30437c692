/** Catalogue: movement.3, move, nebula, asteroid-field, supernova, gravity-rift.1. The ways that lead a ship into a system. */
import type { Seat } from '@orrery/kernel';
import type { UnitAt } from '../content/hooks.ts';
import { fold } from '../content/registry.ts';
import { type SystemId, system } from '../content/systems.ts';
import type { UnitType } from '../content/units.ts';
import type { Ti4 } from '../state.ts';
import { waysFrom } from './galaxy.ts';
import { count, damagedCount, figures, rivalsWithShips, shift } from './pieces.ts';

/** A ship in the system where it starts to move. */
export interface Ship extends UnitAt {
  readonly place: SystemId;
}

/** One way into a system, from the start to the end. */
export interface Route {
  readonly path: readonly SystemId[];
  /** How often it leaves a gravity rift. */
  readonly rifts: number;
  /** It is one system longer than the ship's move value. */
  readonly isFarther: boolean;
}

/** How far the ship can move now (move.1). */
export function moveValue(g: Ti4, seat: Seat, ship: Ship): number {
  const inNebula = system(ship.place).anomaly === 'nebula';
  const value = inNebula ? 1 : (figures(g, seat, ship.type).move ?? 0); // nebula.2
  return fold('moveValue', value, g, seat, ship); // nebula.2a
}

export function isRift(id: SystemId): boolean {
  return system(id).anomaly === 'gravity-rift';
}

/** What a path takes from the move value: one for each system entered, but leaving a gravity rift gives one back. */
export function lengthOf(path: readonly SystemId[]): number {
  let length = 0;
  for (let step = 0; step < path.length - 1; step++) length += stepFrom(path[step] as SystemId);
  return length;
}

function stepFrom(id: SystemId): number {
  return isRift(id) ? 0 : 1; // gravity-rift.1, gravity-rift.3
}

/** Whether the only ship of the type may move before or after the others, and what makes systems adjacent travels with it. */
export function movesApart(g: Ti4, seat: Seat, type: UnitType): boolean {
  return fold('movesApart', false, g, seat, type);
}

/** What would hold if the ship were in another system; nothing is changed. */
export function ifAt<T>(g: Ti4, seat: Seat, { type, place }: Ship, id: SystemId, ask: () => T): T {
  if (id === place) return ask();
  const damaged = damagedCount(g, seat, type, place) === count(g, seat, type, place) ? 1 : 0;
  shift(g, seat, type, 1, place, id, damaged);
  const answer = ask();
  shift(g, seat, type, 1, id, place, damaged);
  return answer;
}

/** Whether the ship may end its movement in the system. */
export function canEnter(g: Ti4, seat: Seat, to: SystemId, ship: Ship): boolean {
  const { anomaly } = system(to);
  const closed = anomaly === 'asteroid-field' || anomaly === 'supernova'; // asteroid-field.1, supernova.1
  if (closed && !fold('enters', false, g, seat, to, anomaly, ship)) return false;
  return fold('enters', true, g, seat, to, 'ability', ship);
}

/** The rule that keeps a ship out of a system that it cannot enter. */
export function closingRule(to: SystemId): string {
  const { anomaly } = system(to);
  return anomaly === 'asteroid-field' || anomaly === 'supernova' ? `${anomaly}.1` : 'abilities.4';
}

/** The rule that keeps the ship from moving through the system; command tokens do not matter (movement.3d). */
function barrier(g: Ti4, seat: Seat, id: SystemId, ship: Ship): string | null {
  const { anomaly } = system(id);
  const closed = anomaly === 'asteroid-field' || anomaly === 'supernova' || anomaly === 'nebula';
  if (closed && !fold('passes', false, g, seat, id, anomaly, ship)) {
    return anomaly === 'nebula' ? 'nebula.1a' : `${anomaly}.1`;
  }
  const isOpen = rivalsWithShips(g, seat, id).length === 0 || fold('passes', false, g, seat, id, 'ships', ship);
  return isOpen ? null : 'movement.3b';
}

/** Why no way leads the ship into the system: too far; ships, if it could come but for them; else an anomaly. */
export function closingBarrier(
  g: Ti4,
  seat: Seat,
  ship: Ship,
  to: SystemId,
  distances: Distances,
  mayGoFarther: boolean,
  waysOf: Ways,
): string {
  const limit = moveValue(g, seat, ship) + (mayGoFarther ? 1 : 0);
  if ((distances.get(ship.place) ?? Number.POSITIVE_INFINITY) > limit) return 'movement.3f';
  const barrierIn = (id: SystemId) => barrier(g, seat, id, ship);
  const ways = (passes: (id: SystemId) => boolean) =>
    routes(g, seat, ship, to, distances, [], mayGoFarther, waysOf, passes);
  if (ways((id) => [null, 'movement.3b'].includes(barrierIn(id))).length > 0) return 'movement.3b';
  const barriers =
    ways(() => true)[0]
      ?.path.slice(1, -1)
      .map(barrierIn) ?? [];
  return barriers.find((rule) => rule !== null && rule !== 'movement.3b') ?? 'movement.3';
}

/** How long the way to a system is at least, from everywhere within the limit: a bound for `routes`. */
export function distancesTo(to: SystemId, limit: number, waysOf: Ways): Distances {
  const found = new Map<SystemId, number>([[to, 0]]);
  let level = [to];
  for (let distance = 0; level.length > 0; distance++) {
    const next: SystemId[] = [];
    for (const id of level) {
      for (const near of waysOf(id)) {
        const length = distance + stepFrom(near);
        if (found.has(near) || length > limit) continue;
        found.set(near, length);
        (length === distance ? level : next).push(near);
      }
    }
    level = next;
  }
  return found;
}

type Distances = ReadonlyMap<SystemId, number>;

/** Where units could go from a system in one step, as the board is now: `waysNow`. */
type Ways = (id: SystemId) => readonly SystemId[];

/** A way that has come so far. */
interface Label {
  readonly at: SystemId;
  readonly length: number;
  readonly rifts: number;
  /** Which of the stops it has visited, a bit for each. */
  readonly stops: number;
  readonly before: Label | null;
}

/**
 * The ways of a ship into a system, no longer than its move value (or one more). Of ways that differ in nothing that matters
 * (stops for picking up units, dice for gravity rifts, length beyond the move value) only one is given, and none that is in
 * all of this as good as another.
 */
export function routes(
  g: Ti4,
  seat: Seat,
  ship: Ship,
  to: SystemId,
  distances: Distances,
  stops: readonly SystemId[],
  mayGoFarther: boolean,
  waysOf: Ways,
  passes = (id: SystemId) => barrier(g, seat, id, ship) === null,
): Route[] {
  const value = moveValue(g, seat, ship);
  const limit = value + (mayGoFarther ? 1 : 0);
  const isApart = movesApart(g, seat, ship.type);
  const known = new Map<SystemId, Label[]>();
  const queue: Label[] = [{ at: ship.place, length: 0, rifts: 0, stops: 0, before: null }];
  for (const label of queue) {
    if (label.before !== null && !passes(label.at)) continue;
    const length = label.length + stepFrom(label.at);
    const rifts = label.rifts + (isRift(label.at) ? 1 : 0);
    const takenAlong = () => waysFrom(g, label.at, seat);
    for (const near of isApart ? ifAt(g, seat, ship, label.at, takenAlong) : waysOf(label.at)) {
      const rest = isApart ? 0 : distances.get(near); // no bound holds for ways that it takes along
      if (rest === undefined || length + rest > limit) continue;
      const stop = stops.indexOf(near);
      const way = {
        at: near,
        length,
        rifts,
        stops: stop < 0 ? label.stops : label.stops | (1 << stop),
        before: label,
      };
      const others = known.get(near);
      if (others === undefined) known.set(near, [way]);
      else if (others.some((other) => other.length <= length && isAsGood(other, way))) continue;
      else others.push(way);
      queue.push(way);
    }
  }
  const arrived = (known.get(to) ?? []).map((label) => ({ ...label, isFarther: label.length > value }));
  return arrived
    .filter((one, index) =>
      arrived.every((other, at) => {
        const beats = isAsGood(other, one) && (one.isFarther || !other.isFarther);
        const equals = isAsGood(one, other) && one.isFarther === other.isFarther;
        return at === index || !beats || (equals && at > index);
      }),
    )
    .map((label) => ({ path: pathOf(label), rifts: label.rifts, isFarther: label.isFarther }));
}

/** Every other system into which the ship could move, were it the active one. */
export function reachable(
  g: Ti4,
  seat: Seat,
  ship: Ship,
  mayGoFarther: boolean,
  ways = (id: SystemId) => waysFrom(g, id, seat),
): SystemId[] {
  const limit = moveValue(g, seat, ship) + (mayGoFarther ? 1 : 0);
  const isApart = movesApart(g, seat, ship.type);
  const lengths = new Map<SystemId, number>([[ship.place, 0]]);
  const queue: SystemId[] = [ship.place];
  for (const id of queue) {
    if (id !== ship.place && barrier(g, seat, id, ship) !== null) continue;
    const length = (lengths.get(id) ?? 0) + stepFrom(id);
    if (length > limit) continue;
    const next = () => ways(id);
    for (const near of isApart ? ifAt(g, seat, ship, id, next) : next()) {
      if ((lengths.get(near) ?? Number.POSITIVE_INFINITY) <= length) continue;
      lengths.set(near, length);
      queue.push(near); // also when a shorter way was found later
    }
  }
  return [...lengths.keys()].filter((id) => id !== ship.place && canEnter(g, seat, id, ship));
}

/** Whether a way has all stops and no more rifts than the other. */
function isAsGood(one: Pick<Label, 'stops' | 'rifts'>, other: Pick<Label, 'stops' | 'rifts'>): boolean {
  return one.rifts <= other.rifts && (one.stops & other.stops) === other.stops;
}

function pathOf(label: Label): SystemId[] {
  const path: SystemId[] = [];
  for (let at: Label | null = label; at !== null; at = at.before) path.unshift(at.at);
  return path;
}
