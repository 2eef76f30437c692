/** Catalogue: movement.2–3, movement.3e. Which ships could move into the active system, and on which ways. */
import type { Blocked, Seat } from '@orrery/kernel';
import { fold } from '../content/registry.ts';
import type { SystemId } from '../content/systems.ts';
import type { UnitType } from '../content/units.ts';
import type { Move, Tactical, Ti4 } from '../state.ts';
import { the, words } from '../words.ts';
import { systemsOf, waysNow } from './galaxy.ts';
import {
  canEnter,
  closingBarrier,
  closingRule,
  distancesTo,
  lengthOf,
  moveValue,
  type Route,
  routes,
  type Ship,
} from './paths.ts';
import { figures, groupsOf, isShip } from './pieces.ts';
import { hasToken } from './table.ts';
import { canLoadOnArrival, stops, unclaimed } from './transport.ts';

/** Ships of one kind in one system that can still be declared, and their ways into the active system. */
export interface Departure {
  readonly ship: Ship;
  readonly damaged: boolean;
  readonly count: number;
  readonly routes: readonly Route[];
}

/** Everything that could be declared now. */
export function departures(g: Ti4, tactical: Tactical): Departure[] {
  const { seat, system } = tactical;
  const fleet = readyShips(g, tactical);
  if (fleet.length === 0) return [];
  const farther = fartherLeft(g, tactical) > 0;
  const limit = Math.max(...fleet.map(({ ship }) => moveValue(g, seat, ship))) + (farther ? 1 : 0);
  const waysOf = waysNow(g, seat);
  const distances = distancesTo(system, limit, waysOf);
  const pickUps = stops(g, tactical);
  return fleet.flatMap((departure) => {
    const { ship } = departure;
    if (!distances.has(ship.place) || !canEnter(g, seat, system, ship)) return [];
    const carries = figures(g, seat, ship.type).capacity > 0;
    const visits = carries ? pickUps.filter((id) => id !== ship.place) : [];
    const found = routes(g, seat, ship, system, distances, visits, farther, waysOf);
    const useful =
      ship.place === system ? found.filter(({ path }) => carries && fetches(g, tactical, path, visits)) : found;
    return useful.length > 0 ? [{ ...departure, routes: useful }] : [];
  });
}

/** A ship that leaves the active system and returns (movement.3e) does it for what it can pick up. */
function fetches(g: Ti4, tactical: Tactical, path: readonly SystemId[], visits: readonly SystemId[]): boolean {
  return path.some((id) => visits.includes(id)) || canLoadOnArrival(g, tactical);
}

/** Ships with a move value where no command token holds them (movement.3c), without those declared already. */
function readyShips(g: Ti4, tactical: Tactical): Departure[] {
  const { seat, system, moves } = tactical;
  const found: Departure[] = [];
  for (const place of systemsOf(g)) {
    const groups = groupsOf(g, seat, place);
    if (groups.length === 0 || (place !== system && hasToken(g, seat, place))) continue;
    for (const { type, count, damaged } of groups) {
      if (figures(g, seat, type).move === null) continue;
      for (const [isDamaged, all] of [
        [false, count - damaged],
        [true, damaged],
      ] as const) {
        const left =
          type === 'fighter' ? unclaimed(g, tactical, type, place) : all - declared(moves, place, type, isDamaged);
        if (all > 0 && left > 0) found.push({ ship: { type, place }, damaged: isDamaged, count: left, routes: [] });
      }
    }
  }
  return found;
}

function declared(moves: readonly Move[], place: SystemId, type: Move['type'], damaged: boolean): number {
  return moves.filter((move) => move.path[0] === place && move.type === type && move.damaged === damaged).length;
}

/** Ships that cannot come, each with the rule that keeps it where it is. */
export function stranded(g: Ti4, tactical: Tactical, going: readonly Departure[]): Blocked[] {
  const { seat, system } = tactical;
  const ships = staying(g, tactical, going);
  if (ships.length === 0) return [];
  const farther = fartherLeft(g, tactical) > 0;
  const limit = Math.max(...ships.map((ship) => moveValue(g, seat, ship))) + (farther ? 1 : 0);
  const waysOf = waysNow(g, seat);
  const distances = distancesTo(system, limit, waysOf);
  const why = (ship: Ship): string => {
    if (figures(g, seat, ship.type).move === null) return 'movement.2';
    if (hasToken(g, seat, ship.place)) return 'movement.3c';
    if (!canEnter(g, seat, system, ship)) return closingRule(system);
    return closingBarrier(g, seat, ship, system, distances, farther, waysOf);
  };
  return ships.map((ship) => {
    const label = words('ti4.move-ship', { type: the.unitType(ship.type), place: the.place(ship.place) });
    return { target: `unit:${ship.place}:${ship.type}`, label, rule: why(ship) };
  });
}

/** What goes by itself but is elsewhere and not among the departures. */
function staying(g: Ti4, { seat, system }: Tactical, going: readonly Departure[]): Ship[] {
  const found: Ship[] = [];
  for (const place of systemsOf(g)) {
    if (place === system) continue;
    for (const { type } of groupsOf(g, seat, place)) {
      const goes = going.some(({ ship }) => ship.type === type && ship.place === place);
      if (goesByItself(g, seat, type) && !goes) found.push({ type, place });
    }
  }
  return found;
}

/** Ships, and structures that move like them. */
function goesByItself(g: Ti4, seat: Seat, type: UnitType): boolean {
  return isShip(type) || figures(g, seat, type).move !== null;
}

/** How many more ships may go one system farther than their move value. */
export function fartherLeft(g: Ti4, { seat, moves, farther }: Tactical): number {
  const most = fold('fartherShips', 0, g, seat);
  return most === 0 ? 0 : most - farther - goingFarther(g, seat, moves);
}

/** How many ships go one system farther than their move value. */
export function goingFarther(g: Ti4, seat: Seat, moves: readonly Move[]): number {
  let ships = 0;
  for (const { type, path, count } of moves) {
    if (lengthOf(path) > moveValue(g, seat, { type, place: path[0] as SystemId })) ships += count;
  }
  return ships;
}
