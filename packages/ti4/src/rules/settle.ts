/**
 * Catalogue: fleet-pool.3, capacity.2–3, control.5, pds.4, space-dock.4, space-dock.4a, fighter-tokens.3, infantry-tokens.3, elimination.1.
 * What holds at any time, and what happens to the units that break it.
 */
import type { Rules, Seat } from '@orrery/kernel';
import type { Place } from '../content/events.ts';
import type { PlanetId } from '../content/planets.ts';
import { fold } from '../content/registry.ts';
import type { SystemId } from '../content/systems.ts';
import { plastic, type UnitType } from '../content/units.ts';
import { capacityOf, fighterOverflow, fleetUseOf, needyFighters, surplusOf, type UnitOf } from '../figures.ts';
import type { Group, Ti4 } from '../state.ts';
import { choose, option, tell, the, words } from '../words.ts';
import { gainControl } from './control.ts';
import { chooseVictim, destroy, destroyAll, loseBlockaded } from './destroy.ts';
import { eliminate, isWipedOut } from './elimination.ts';
import { placesIn, systemsOf } from './galaxy.ts';
import { count, figures, isGroundForce, isShip, isStructure, placesWith, remove } from './pieces.ts';
import { at, clockwise, planetAt, planetsIn } from './table.ts';

/** Brings everything on the board in order. Called whenever units were placed, moved, removed or changed hands. */
export function* settle(g: Ti4): Rules {
  for (const id of systemsOf(g)) {
    for (const planet of planetsIn(id)) if (planetAt(g, planet).units.length > 0) yield* settlePlanet(g, planet);
    const { units } = at(g, id);
    if (units.length === 0) continue;
    if (!isFoughtFor(g, id)) yield* loseBlockaded(g, id); // a combat looks after it by itself
    for (const seat of seatsIn(units)) yield* settleSpace(g, seat, id);
  }
  yield* settleTokens(g);
  for (const seat of clockwise(g, g.speaker)) if (isWipedOut(g, seat)) yield* eliminate(g, seat);
}

function seatsIn(units: readonly Group[]): Seat[] {
  const seats: Seat[] = [];
  for (const { seat } of units) if (!seats.includes(seat)) seats.push(seat);
  return seats;
}

function* settlePlanet(g: Ti4, planet: PlanetId): Rules {
  if (g.tactical?.step === 'invasion' && planetsIn(g.tactical.system).includes(planet)) return; // control.5b
  const state = planetAt(g, planet);
  const seats = seatsIn(state.units);
  for (const seat of seats) {
    if (seats.length > 1 && !state.units.some((group) => group.seat === seat && isGroundForce(group.type))) {
      yield* destroyAll(g, seat, planet, isStructure, null, 'structure-lost'); // pds.4, space-dock.4
    }
  }
  const holders = seatsIn(state.units);
  const [holder] = holders;
  const lost = state.owner === null || !holders.includes(state.owner);
  if (holder !== undefined && lost) yield* gainControl(g, holder, planet); // control.5
}

function isFoughtFor({ combat }: Ti4, id: SystemId): boolean {
  return combat?.kind === 'space' && combat.system === id;
}

/** Surplus ships leave for the fleet pool's sake, then what no ship can hold is destroyed. */
export function* settleSpace(g: Ti4, seat: Seat, id: SystemId): Rules {
  while (fleetUse(g, seat, id) > fleetLimit(g, seat, id)) {
    const docks = docksForFighters(g, seat, id);
    const overflowing = fighterOverflow(at(g, id).units, seat, docks, unitsOf(g, seat)) > 0;
    const counted = (type: UnitType) => isShip(type) && (type !== 'fighter' || overflowing);
    const { type, damaged } = yield* chooseVictim(g, seat, [id], counted, 'ti4.choose-removed');
    remove(g, seat, type, 1, id, damaged ? 1 : 0); // not destroyed (destroyed.2)
    tell(g, 'ti4.removed', { seat: the.seat(seat), type: the.unitType(type), place: the.place(id) });
  }
  if (isFoughtFor(g, id)) return; // capacity.3c
  while (surplus(g, seat, id) > 0) {
    const needy = needyFighters(at(g, id).units, seat, docksForFighters(g, seat, id), unitsOf(g, seat));
    const carried = (type: UnitType) => isGroundForce(type) || (type === 'fighter' && needy > 0);
    const victim = yield* chooseVictim(g, seat, [id], carried, 'ti4.choose-destroyed');
    yield* destroy(g, seat, victim, null, 'capacity');
  }
}

/** The combined capacity of a player's units in a space area. */
export function capacityIn(g: Ti4, seat: Seat, id: SystemId): number {
  return capacityOf(at(g, id).units, seat, unitsOf(g, seat));
}

function unitsOf(g: Ti4, seat: Seat): UnitOf {
  return (type) => figures(g, seat, type);
}

/** The player's space docks in a system, which look after fighters. */
export function docksIn(g: Ti4, seat: Seat, id: SystemId): number {
  let docks = 0;
  for (const place of placesIn(id)) docks += count(g, seat, 'space-dock', place);
  return docks;
}

/** Units in space beyond the capacity of the ships (capacity.2). */
export function surplus(g: Ti4, seat: Seat, id: SystemId): number {
  return surplusOf(at(g, id).units, seat, docksForFighters(g, seat, id), unitsOf(g, seat));
}

/** What a player's ships in a system count against the fleet pool (fleet-pool.1). */
export function fleetUse(g: Ti4, seat: Seat, id: SystemId): number {
  return fleetUseOf(at(g, id).units, seat, docksForFighters(g, seat, id), unitsOf(g, seat));
}

function docksForFighters(g: Ti4, seat: Seat, id: SystemId): number {
  return count(g, seat, 'fighter', id) === 0 ? 0 : docksIn(g, seat, id);
}

export function fleetLimit(g: Ti4, seat: Seat, id: SystemId): number {
  return fold('fleetLimit', g.players[seat]?.pools.fleet ?? 0, g, seat, id);
}

const tokenTypes = ['fighter', 'infantry'] as const;

/** Each place with fighters or infantry needs one plastic figure; where none is left the units are destroyed. */
function* settleTokens(g: Ti4): Rules {
  let needed = figuresNeeded(g);
  for (const type of tokenTypes) {
    const short = clockwise(g, g.speaker).filter((seat) => (needed[type][seat] ?? 0) > plastic[type]);
    for (const seat of short) {
      let places = placesWith(g, seat, type);
      while (places.length > plastic[type]) {
        const place = yield* choose(
          seat,
          words('ti4.no-figure', { type: the.unitType(type) }),
          places.map((each) =>
            option<Place>(`lose:${each}`, each, 'ti4.place', { place: the.place(each) }, `place:${each}`),
          ),
        );
        yield* destroyAll(g, seat, place, (each) => each === type, null, 'ability');
        places = placesWith(g, seat, type);
      }
    }
    if (short.length > 0) needed = figuresNeeded(g); // destroying some may have changed what others need
  }
}

/** In how many places each player has fighters and infantry; asked all the time, so all are counted in one pass. */
function figuresNeeded(g: Ti4): Record<(typeof tokenTypes)[number], number[]> {
  const needed = { fighter: g.players.map(() => 0), infantry: g.players.map(() => 0) };
  const add = (units: readonly Group[]) => {
    for (const { type, seat } of units) {
      if (type === 'fighter' || type === 'infantry') needed[type][seat] = (needed[type][seat] ?? 0) + 1;
    }
  };
  for (const id of systemsOf(g)) {
    add(at(g, id).units);
    for (const planet of planetsIn(id)) add(planetAt(g, planet).units);
  }
  return needed;
}
