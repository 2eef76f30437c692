/** Catalogue: movement, gravity-rift.2, transport.1b. The Move Ships step of a tactical action. */
import { type Blocked, choose, type Message, type Option, type Rules, type Seat } from '@orrery/kernel';
import { fold } from '../content/registry.ts';
import type { SystemId } from '../content/systems.ts';
import type { Cargo, Move, Tactical, Ti4 } from '../state.ts';
import { decline, option, tell, the, words } from '../words.ts';
import { rollDie } from './dice.ts';
import { systemOfPlace, systemsOf } from './galaxy.ts';
import {
  canEnter,
  closingBarrier,
  closingRule,
  distancesTo,
  isRift,
  lengthOf,
  moveValue,
  type Route,
  routes,
  type Ship,
} from './paths.ts';
import { figures, groupsOf, isShip, remove, shift } from './pieces.ts';
import { settle } from './settle.ts';
import { hasToken, player, tacticalOf } from './table.ts';
import { deliberate } from './transactions.ts';
import { canLoadOnArrival, load, stops, unclaimed } from './transport.ts';
import { openWindow } from './window.ts';

/** Ships of one kind in one system that can still be declared, and their ways into the active system. */
interface Departure {
  readonly ship: Ship;
  readonly damaged: boolean;
  readonly count: number;
  readonly routes: readonly Route[];
}

/** All moves are declared, then the ships move and arrive together (movement.5). */
export function* moveShips(g: Ti4): Rules {
  const tactical = tacticalOf(g);
  const { seat, system } = tactical;
  yield* declareMoves(g, tactical);
  if (tactical.moves.length === 0) return;
  const arrived = setOut(g, seat, system, tactical.moves.splice(0));
  yield* settle(g);
  const hasArrived = arrived > 0 && !player(g, seat).eliminated;
  if (hasArrived) yield* openWindow(g, 'after ships-moved-into-system', { seat, system });
}

function* declareMoves(g: Ti4, tactical: Tactical): Rules {
  const { seat, system, moves } = tactical;
  for (;;) {
    const departing = departures(g, tactical);
    if (departing.length + moves.length === 0) return;
    const prompt = words('ti4.move-ships', { system: the.system(system), declared: moves.length });
    const options: Option<Departure | Move | null>[] = [
      decline<null>('done', null, 'ti4.done'),
      ...departing.map(departureOption),
      ...moves.map(takeBackOption),
    ];
    const settings = { blocked: () => stranded(g, tactical) };
    const chosen: Departure | Move | null =
      moves.length === 0
        ? yield* deliberate(g, seat, prompt, options, settings)
        : yield* choose(seat, prompt, options, settings);
    if (chosen === null) return;
    if ('routes' in chosen) yield* declare(g, tactical, chosen);
    else moves.splice(moves.indexOf(chosen), 1);
  }
}

function departureOption(departure: Departure): Option<Departure> {
  const { place, type } = departure.ship;
  const id = `move:${place}:${type}${departure.damaged ? ':damaged' : ''}`;
  const key = departure.damaged ? 'ti4.move-damaged-ship' : 'ti4.move-ship';
  return option(id, departure, key, { type: the.unitType(type), place: the.place(place) }, `unit:${place}:${type}`);
}

function takeBackOption(move: Move, index: number): Option<Move> {
  const args = { type: the.unitType(move.type), count: move.count, place: the.system(move.path[0] as SystemId) };
  return option(`back:${index + 1}`, move, 'ti4.take-back-move', { number: index + 1, ...args });
}

/** Everything that could be declared now. */
function departures(g: Ti4, tactical: Tactical): Departure[] {
  const { seat, system } = tactical;
  const fleet = readyShips(g, tactical);
  if (fleet.length === 0) return [];
  const farther = fartherLeft(g, tactical) > 0;
  const limit = Math.max(...fleet.map(({ ship }) => moveValue(g, seat, ship))) + (farther ? 1 : 0);
  const distances = distancesTo(g, seat, system, limit);
  const pickUps = stops(g, tactical);
  return fleet.flatMap((departure) => {
    const { ship } = departure;
    if (!distances.has(ship.place) || !canEnter(g, seat, system, ship)) return [];
    const carries = figures(g, seat, ship.type).capacity > 0;
    const visits = carries ? pickUps.filter((id) => id !== ship.place) : [];
    const found = routes(g, seat, ship, system, distances, visits, farther);
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
function stranded(g: Ti4, tactical: Tactical): Blocked[] {
  const { seat, system } = tactical;
  const going = departures(g, tactical);
  const found: Blocked[] = [];
  for (const place of systemsOf(g)) {
    if (place === system) continue;
    for (const { type } of groupsOf(g, seat, place)) {
      const ship = { type, place };
      if (!isShip(type) || going.some((each) => each.ship.type === type && each.ship.place === place)) continue;
      const label = words('ti4.move-ship', { type: the.unitType(ship.type), place: the.place(ship.place) });
      found.push({ target: `unit:${place}:${type}`, label, rule: whyStranded(g, tactical, ship) });
    }
  }
  return found;
}

function whyStranded(g: Ti4, tactical: Tactical, ship: Ship): string {
  const { seat, system } = tactical;
  if (figures(g, seat, ship.type).move === null) return 'movement.2';
  if (hasToken(g, seat, ship.place)) return 'movement.3c';
  if (!canEnter(g, seat, system, ship)) return closingRule(system);
  return closingBarrier(g, seat, ship, system, fartherLeft(g, tactical) > 0);
}

/** How many more ships may go one system farther than their move value. */
function fartherLeft(g: Ti4, { seat, moves }: Tactical): number {
  let left = fold('fartherShips', 0, g, seat);
  if (left === 0) return 0;
  for (const { type, path, count } of moves) {
    if (lengthOf(path) > moveValue(g, seat, { type, place: path[0] as SystemId })) left -= count;
  }
  return left;
}

/** One ship with its way and what it takes along; fighters of the same system go together. */
function* declare(g: Ti4, tactical: Tactical, { ship, damaged, count, routes: ways }: Departure): Rules {
  const { seat } = tactical;
  const { path, isFarther } = yield* choose(
    seat,
    words('ti4.choose-path', { type: the.unitType(ship.type) }),
    ways.map(routeOption),
  );
  const most = ship.type !== 'fighter' ? 1 : isFarther ? Math.min(count, fartherLeft(g, tactical)) : count;
  const many = yield* choose(
    seat,
    words('ti4.move-how-many', { type: the.unitType(ship.type), place: the.place(ship.place) }),
    Array.from({ length: most }, (_, less) =>
      option(`count:${most - less}`, most - less, 'ti4.count', { count: most - less }),
    ),
  );
  const move: Move = { type: ship.type, count: many, damaged, path: [...path], cargo: [] };
  tactical.moves.push(move);
  yield* load(g, tactical, move);
}

function routeOption(route: Route): Option<Route> {
  const { path, rifts } = route;
  return option(`path:${path.join('>')}`, route, 'ti4.path', { path: path.map(the.system), rifts });
}

/** Ships move into a system with what they take along; says how many arrived. */
export function setOut(g: Ti4, seat: Seat, system: SystemId, moves: readonly Move[]): number {
  let arrived = 0;
  for (const move of moves) {
    const { type, damaged, path, cargo } = move;
    const from = path[0] as SystemId;
    let safe = 0;
    for (let ship = 0; ship < move.count; ship++) {
      const lostIn = riftThatTakes(g, seat, move);
      if (lostIn === null) safe++;
      else lose(g, seat, move, lostIn);
    }
    if (safe === 0) continue;
    shift(g, seat, type, safe, from, system, damaged ? safe : 0);
    for (const { type: carried, count, from: place } of cargo) shift(g, seat, carried, count, place, system);
    tell(g, 'ti4.moves', {
      seat: the.seat(seat),
      type: the.unitType(type),
      count: safe,
      from: the.system(from),
      to: the.system(system),
      cargo: cargo.map(cargoWords),
    });
    if (isShip(type)) arrived += safe;
  }
  return arrived;
}

function cargoWords({ type, count, from }: Cargo): Message {
  return words('ti4.load-units', { type: the.unitType(type), count, from: the.place(from) });
}

/** A die for each time the ship leaves a gravity rift (gravity-rift.2, .3): where on its path it is lost, or null. */
function riftThatTakes(g: Ti4, seat: Seat, { type, path }: Move): number | null {
  for (const [step, id] of path.entries()) {
    if (step === path.length - 1 || !isRift(id)) continue;
    const result = rollDie(g);
    tell(g, 'ti4.rift-die', { seat: the.seat(seat), type: the.unitType(type), system: the.system(id), result });
    if (result <= 3) return step;
  }
  return null;
}

/** The ship goes to reinforcements with all that it has picked up by then (transport.1b); it is not destroyed. */
function lose(g: Ti4, seat: Seat, { type, damaged, path, cargo }: Move, step: number): void {
  remove(g, seat, type, 1, path[0] as SystemId, damaged ? 1 : 0);
  tell(g, 'ti4.lost-in-rift', {
    seat: the.seat(seat),
    type: the.unitType(type),
    count: 1,
    system: the.system(path[step] as SystemId),
  });
  for (const { type: carried, count, from } of cargo) {
    if (path.lastIndexOf(systemOfPlace(from)) > step) continue;
    remove(g, seat, carried, count, from);
    tell(g, 'ti4.lost-in-rift', {
      seat: the.seat(seat),
      type: the.unitType(carried),
      count,
      system: the.system(path[step] as SystemId),
    });
  }
}
