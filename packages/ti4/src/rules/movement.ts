/** Catalogue: movement, gravity-rift.2, transport.1b. The Move Ships step of a tactical action. */
import type { Message, Option, Rules, Seat } from '@orrery/kernel';
import { isChanged } from '../content/registry.ts';
import type { SystemId } from '../content/systems.ts';
import type { Cargo, Move, Tactical, Ti4 } from '../state.ts';
import { choose, decline, option, tell, the, words } from '../words.ts';
import { type Departure, departures, fartherLeft, goingFarther, stranded } from './departures.ts';
import { rollDie } from './dice.ts';
import { systemOfPlace } from './galaxy.ts';
import { ifAt, isRift, movesApart, type Route, type Ship } from './paths.ts';
import { damagedCount, isShip, remove, shift } from './pieces.ts';
import { settle } from './settle.ts';
import { player, tacticalOf } from './table.ts';
import { deliberate } from './transactions.ts';
import { load } from './transport.ts';
import { openWindow } from './window.ts';

/** All moves are declared, then the ships move and arrive together (movement.5), unless one moves before or after the others. */
export function* moveShips(g: Ti4): Rules {
  const tactical = tacticalOf(g);
  const { seat, system } = tactical;
  const apart = yield* chooseApart(g, tactical);
  let arrived = 0;
  if (apart !== null) arrived = yield* apart.goes(g, tactical, apart.ship);
  else {
    yield* declareMoves(g, tactical, () => departures(g, tactical));
    if (tactical.moves.length === 0) return;
    arrived = depart(g, tactical);
  }
  yield* settle(g);
  const hasArrived = arrived > 0 && !player(g, seat).eliminated;
  if (hasArrived) yield* openWindow(g, 'after ships-moved-into-system', { seat, system });
}

/** A ship that moves before or after all others; says how many ships arrived. */
interface Apart {
  readonly ship: Ship;
  goes(g: Ti4, tactical: Tactical, ship: Ship): Rules<number>;
}

/** Whether a ship that may move before or after the others does so; null if all move together. */
function* chooseApart(g: Ti4, tactical: Tactical): Rules<Apart | null> {
  const { seat } = tactical;
  if (!isChanged('movesApart', g, seat)) return null;
  const able = departures(g, tactical).filter(({ ship }) => movesApart(g, seat, ship.type));
  const withCompany = able.filter(
    ({ ship }) => othersAfter(g, tactical, ship).length + othersBefore(g, tactical, ship).length > 0,
  );
  if (withCompany.length === 0) return null;
  const options = withCompany.flatMap(({ ship }): Option<Apart | null>[] => {
    const [type, place] = [the.unitType(ship.type), the.place(ship.place)];
    const target = `unit:${ship.place}:${ship.type}`;
    return [
      option<Apart | null>(
        `first:${ship.place}:${ship.type}`,
        { ship, goes: goFirst },
        'ti4.move-first',
        { type, place },
        target,
      ),
      option<Apart | null>(
        `last:${ship.place}:${ship.type}`,
        { ship, goes: goLast },
        'ti4.move-last',
        { type, place },
        target,
      ),
    ];
  });
  const together = decline<Apart | null>('together', null, 'ti4.move-together');
  return yield* choose(seat, words('ti4.move-apart?'), [...options, together]);
}

/** The others that could move before the ship does. */
function othersBefore(g: Ti4, tactical: Tactical, ship: Ship): Departure[] {
  return departures(g, tactical).filter((each) => each.ship.type !== ship.type);
}

/** The others that could move once the ship has arrived. */
function othersAfter(g: Ti4, tactical: Tactical, ship: Ship): Departure[] {
  const { seat, system } = tactical;
  return ifAt(g, seat, ship, system, () => othersBefore(g, tactical, ship));
}

/** The others are only named before; their ways are chosen when the ship has moved. Who then cannot come stays. */
function* goFirst(g: Ti4, tactical: Tactical, ship: Ship): Rules<number> {
  yield* declareMoves(g, tactical, () => othersAfter(g, tactical, ship), nameShips);
  const named = [...tactical.moves];
  let arrived = yield* goAlone(g, tactical, ship);
  for (const move of named) {
    tactical.moves.splice(tactical.moves.indexOf(move), 1);
    yield* declareNamed(g, tactical, move);
  }
  arrived += depart(g, tactical);
  return arrived;
}

function* goLast(g: Ti4, tactical: Tactical, ship: Ship): Rules<number> {
  yield* declareMoves(g, tactical, () => othersBefore(g, tactical, ship));
  const arrived = depart(g, tactical);
  return arrived + (yield* goAlone(g, tactical, ship));
}

/** The ship moves by itself; what else is declared waits. */
function* goAlone(g: Ti4, tactical: Tactical, { type, place }: Ship): Rules<number> {
  const waiting = tactical.moves.length;
  const damaged = damagedCount(g, tactical.seat, type, place) > 0;
  yield* declareNamed(g, tactical, { type, count: 1, damaged, path: [place], cargo: [] });
  return depart(g, tactical, tactical.moves.splice(waiting));
}

/** Names ships without their way. */
function* nameShips(_g: Ti4, tactical: Tactical, { ship, damaged, count }: Departure): Rules {
  const many = yield* chooseCount(tactical.seat, ship, ship.type === 'fighter' ? count : 1);
  tactical.moves.push({ type: ship.type, count: many, damaged, path: [ship.place], cargo: [] });
}

/** What was named must move, if it can. */
function* declareNamed(g: Ti4, tactical: Tactical, { type, damaged, count, path: [place] }: Move): Rules {
  const found = departures(g, tactical).find(
    (each) => each.ship.type === type && each.ship.place === place && each.damaged === damaged,
  );
  if (found) yield* declare(g, tactical, found, Math.min(count, found.count));
  else {
    const args = { seat: the.seat(tactical.seat), type: the.unitType(type), count };
    tell(g, 'ti4.cannot-come', { ...args, place: the.place(place as SystemId) });
  }
}

/** The player declares moves, one after another, as long as they like. */
function* declareMoves(g: Ti4, tactical: Tactical, departing: () => readonly Departure[], declareOne = declare): Rules {
  const { seat, system, moves } = tactical;
  for (;;) {
    const going = departing();
    if (going.length + moves.length === 0) return;
    const prompt = words('ti4.move-ships', { system: the.system(system), declared: moves.length });
    const options: Option<Departure | Move | null>[] = [
      decline<null>('done', null, 'ti4.done'),
      ...going.map(departureOption),
      ...moves.map(takeBackOption),
    ];
    const settings = { blocked: () => stranded(g, tactical, departing()) };
    const chosen: Departure | Move | null =
      moves.length === 0
        ? yield* deliberate(g, seat, prompt, options, settings)
        : yield* choose(seat, prompt, options, settings);
    if (chosen === null) return;
    if ('routes' in chosen) yield* declareOne(g, tactical, chosen);
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
  return option(`back:${index + 1}`, move, 'ti4.take-back-move', { number: index + 1, ...args }, `move:${index + 1}`);
}

/** One ship with its way and what it takes along; fighters of the same system go together, `exactly` so many if it is said. */
function* declare(g: Ti4, tactical: Tactical, departure: Departure, exactly?: number): Rules {
  const { ship, damaged, count, routes: ways } = departure;
  const { path, isFarther } = yield* choose(
    tactical.seat,
    words('ti4.choose-path', { type: the.unitType(ship.type) }),
    ways.map(routeOption),
  );
  const able = exactly ?? (ship.type === 'fighter' ? count : 1);
  const most = isFarther ? Math.min(able, fartherLeft(g, tactical)) : able;
  const many = exactly === undefined ? yield* chooseCount(tactical.seat, ship, most) : most;
  const move: Move = { type: ship.type, count: many, damaged, path: [...path], cargo: [] };
  tactical.moves.push(move);
  yield* load(g, tactical, move);
}

function* chooseCount(seat: Seat, { type, place }: Ship, most: number): Rules<number> {
  return yield* choose(
    seat,
    words('ti4.move-how-many', { type: the.unitType(type), place: the.place(place) }),
    Array.from({ length: most }, (_, less) =>
      option(`count:${most - less}`, most - less, 'ti4.count', { count: most - less }),
    ),
  );
}

function routeOption(route: Route): Option<Route> {
  const { path, rifts } = route;
  return option(`path:${path.join('>')}`, route, 'ti4.path', { path: path.map(the.system), rifts });
}

/** Declared ships move into the active system; says how many arrived. */
function depart(g: Ti4, tactical: Tactical, moves: readonly Move[] = tactical.moves.splice(0)): number {
  const { seat, system } = tactical;
  tactical.farther += goingFarther(g, seat, moves);
  return setOut(g, seat, system, moves);
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
