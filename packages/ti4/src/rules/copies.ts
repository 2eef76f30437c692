/** Catalogue: technology.16–22, unit-upgrades.1a. Technologies of other players that one stands in for. */
import type { Rules, Seat } from '@orrery/kernel';
import { unitUsed } from '../content/registry.ts';
import type { SystemId } from '../content/systems.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { type UnitType, unit, unitTypes } from '../content/units.ts';
import type { Ti4 } from '../state.ts';
import { choose, option, tell, the, words } from '../words.ts';
import { isPlanet, systemOfPlace, systemsOf } from './galaxy.ts';
import { count, damagedCount, placesWith, remove, shift } from './pieces.ts';
import { settle } from './settle.ts';
import { hasRoom, type StructureType } from './structures.ts';
import { controls, planetsIn, player } from './table.ts';

/** The technology `by` now does what `id` of another player does; what it copied before is lost. */
export function* copyTechnology(g: Ti4, seat: Seat, by: TechnologyId, id: TechnologyId, from: Seat): Rules {
  const sheet = player(g, seat);
  const before = sheet.copies.find((copy) => copy.by === by)?.technology;
  sheet.copies = [...sheet.copies.filter((copy) => copy.by !== by), { by, technology: id, from }];
  // The exhausted card stays exhausted, whatever it copies.
  sheet.exhausted = sheet.exhausted.map((each) => (each === before ? id : each));
  tell(g, 'ti4.copies-technology', {
    seat: the.seat(seat),
    by: the.technology(by),
    technology: the.technology(id),
    owner: the.seat(from),
  });
  yield* adaptUnits(g, seat);
  yield* settle(g);
}

/** Units that cannot be where they are, or not at all, now that other figures hold for them. */
function* adaptUnits(g: Ti4, seat: Seat): Rules {
  for (const type of unitTypes) {
    const used = unitUsed(g, seat, type);
    if (used === null) returnAll(g, seat, type);
    else if (type === 'pds' || type === 'space-dock') yield* moveStructures(g, seat, type, unit(used).inSpace);
  }
}

/** Without the technology for a unit, all of them return to reinforcements (technology.20). */
function returnAll(g: Ti4, seat: Seat, type: UnitType): void {
  for (const place of placesWith(g, seat, type)) {
    const many = count(g, seat, type, place);
    remove(g, seat, type, many, place, damagedCount(g, seat, type, place));
    tell(g, 'ti4.units-return', {
      seat: the.seat(seat),
      type: the.unitType(type),
      place: the.place(place),
      count: many,
    });
  }
}

/** Structures go into the space area, or from there each to a planet of the player in the system (technology.19). */
function* moveStructures(g: Ti4, seat: Seat, type: StructureType, inSpace: boolean): Rules {
  if (inSpace) {
    for (const place of placesWith(g, seat, type)) {
      if (isPlanet(place)) shift(g, seat, type, count(g, seat, type, place), place, systemOfPlace(place));
    }
    return;
  }
  for (const id of systemsOf(g)) while (count(g, seat, type, id) > 0) yield* landStructure(g, seat, type, id);
}

function* landStructure(g: Ti4, seat: Seat, type: StructureType, id: SystemId): Rules {
  const planets = planetsIn(id).filter((planet) => controls(g, seat, planet) && hasRoom(g, seat, type, planet));
  if (planets.length === 0) {
    remove(g, seat, type, 1, id);
    tell(g, 'ti4.units-return', { seat: the.seat(seat), type: the.unitType(type), place: the.place(id), count: 1 });
    return;
  }
  const to = yield* choose(
    seat,
    words('ti4.land-structure', { type: the.unitType(type) }),
    planets.map((planet) =>
      option(`to:${planet}`, planet, 'ti4.place', { place: the.place(planet) }, `planet:${planet}`),
    ),
  );
  shift(g, seat, type, 1, id, to);
}
