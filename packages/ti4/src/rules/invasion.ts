/** Catalogue: invasion. */
import { type Rules, type Seat, within } from '@orrery/kernel';
import type { PlanetId } from '../content/planets.ts';
import { fold } from '../content/registry.ts';
import type { SystemId } from '../content/systems.ts';
import { type UnitType, unitTypes } from '../content/units.ts';
import type { Ti4 } from '../state.ts';
import { decline, option, tell, the, words } from '../words.ts';
import { bombardment } from './bombardment.ts';
import { beginCombat, troopsOn } from './combat.ts';
import { gainControl } from './control.ts';
import { isGuarded, removeCustodians } from './custodians.ts';
import { endEffects } from './effects.ts';
import { groundCombat, takeOff } from './ground-combat.ts';
import { count, groundForcesOn, groupsIn, isGroundForce, shift } from './pieces.ts';
import { inChosenOrder } from './planet-order.ts';
import { settle } from './settle.ts';
import { spaceCannonDefense } from './space-cannon.ts';
import { controls, planetAt, planetsIn, tacticalOf } from './table.ts';
import { deliberate } from './transactions.ts';
import { batteriesIn } from './unit-abilities.ts';
import { mustAnswer, openWindow } from './window.ts';

/** The Invasion step in the active system. */
export function* invasion(g: Ti4): Rules {
  const { seat, system } = tacticalOf(g);
  if (!canInvade(g, seat, system)) return;
  yield* openWindow(g, 'when invasion-start', { seat, system });
  yield* bombardment(g, seat, system);
  const committed = yield* commitGroundForces(g, seat, system);
  yield* spaceCannonDefense(g, seat, committed);
  yield* inChosenOrder(seat, 'ti4.ground-combat-order', contested(g, seat, committed), (planet) =>
    fightFor(g, seat, system, planet),
  );
  yield* establishControl(g, seat, system, committed);
  endEffects(g, 'invasion');
  yield* settle(g);
}

/** There is a planet, and something to land on it or to bombard it with. */
function canInvade(g: Ti4, seat: Seat, system: SystemId): boolean {
  if (planetsIn(system).length === 0) return false;
  return landingTypes(g, seat, system).length > 0 || batteriesIn(g, seat, 'bombardment', system).length > 0;
}

/** Types in the space area that can land: ground forces, and what an ability lets fight like them. */
function landingTypes(g: Ti4, seat: Seat, system: SystemId): UnitType[] {
  return unitTypes.filter(
    (type) =>
      count(g, seat, type, system) > 0 && fold('landsAsGroundForce', isGroundForce(type), g, seat, type, system),
  );
}

/** Units land on any planets of the system (invasion.2); says on which they are now. */
function* commitGroundForces(g: Ti4, seat: Seat, system: SystemId): Rules<PlanetId[]> {
  const landed: PlanetId[] = [];
  for (const planet of planetsIn(system)) {
    if (landingTypes(g, seat, system).length === 0) break;
    if (!fold('canCommit', true, g, seat, planet)) continue;
    const must = groundForcesOn(g, seat, system) > 0 && (yield* removeCustodians(g, seat, planet)); // custodians-token.2a
    if (isGuarded(g, planet)) continue; // custodians-token.1
    if (yield* land(g, seat, system, planet, must)) landed.push(planet);
  }
  for (const planet of landed) {
    yield* openWindow(g, 'when units-committed', { seat, system, planet });
    yield* openWindow(g, 'after units-committed', { seat, system, planet });
  }
  return landed.filter((planet) => troopsOn(g, seat, planet) > 0);
}

/** How many units of each type land on the planet; true if any do. */
function* land(g: Ti4, seat: Seat, system: SystemId, planet: PlanetId, must: boolean): Rules<boolean> {
  let any = false;
  for (const type of landingTypes(g, seat, system)) {
    const least = must && isGroundForce(type) ? 1 : 0;
    const counts = Array.from({ length: count(g, seat, type, system) + 1 - least }, (_, n) => n + least);
    const many = yield* deliberate(
      g,
      seat,
      words('ti4.commit', { type: the.unitType(type), planet: the.planet(planet) }),
      counts.map((n) =>
        (n === 0 ? decline : option)(
          `commit:${planet}:${type}:${n}`,
          n,
          'ti4.units',
          { count: n, type: the.unitType(type) },
          `planet:${planet}`,
        ),
      ),
    );
    if (many === 0) continue;
    shift(g, seat, type, many, system, planet);
    tell(g, 'ti4.lands', { seat: the.seat(seat), type: the.unitType(type), count: many, planet: the.planet(planet) });
    any = true;
  }
  return any;
}

function contested(g: Ti4, seat: Seat, committed: readonly PlanetId[]): PlanetId[] {
  return committed.filter((planet) => defenderOn(g, seat, planet) !== null);
}

/** Another player with ground forces where the active player still has some (invasion.4). */
function defenderOn(g: Ti4, seat: Seat, planet: PlanetId): Seat | null {
  if (troopsOn(g, seat, planet) === 0) return null;
  return groupsIn(g, planet).find((group) => group.seat !== seat && isGroundForce(group.type))?.seat ?? null;
}

function* fightFor(g: Ti4, seat: Seat, system: SystemId, planet: PlanetId): Rules {
  const defender = defenderOn(g, seat, planet);
  if (defender !== null) yield* within(g, 'combat', groundCombat(g, beginCombat(g, seat, defender, system, planet)));
}

/**
 * Ships that landed go back to space; control goes to the player where ground forces are left (invasion.5). In which order is
 * up to the player if it brings them something each time.
 */
function* establishControl(g: Ti4, seat: Seat, system: SystemId, committed: readonly PlanetId[]): Rules {
  for (const planet of committed) takeOff(g, seat, system, planet);
  const won = committed.filter((id) => groundForcesOn(g, seat, id) > 0 && defenderOn(g, seat, id) === null);
  const gained = won.filter((id) => !controls(g, seat, id));
  const gain = (planet: PlanetId) => gainControl(g, seat, planet);
  const matters = gained.some((planet) =>
    mustAnswer(g, 'after planet-control-gained', { seat, planet, from: planetAt(g, planet).owner }, seat),
  );
  if (matters) yield* inChosenOrder(seat, 'ti4.control-order', gained, gain);
  else for (const planet of gained) yield* gain(planet);
}
