/** Catalogue: space-cannon, wormholes.2. */
import type { Rules, Seat } from '@orrery/kernel';
import type { Happening, Place, Shot } from '../content/events.ts';
import type { Battery } from '../content/hooks.ts';
import type { PlanetId } from '../content/planets.ts';
import { fold } from '../content/registry.ts';
import type { SystemId } from '../content/systems.ts';
import type { UnitType } from '../content/units.ts';
import { hitsOf } from '../figures.ts';
import type { Tactical, Ti4 } from '../state.ts';
import { choose, option, the, words } from '../words.ts';
import { chooseBatteries, rollBatteries } from './combat-rolls.ts';
import { newRoll } from './dice.ts';
import { endEffects } from './effects.ts';
import { adjacent, placesIn } from './galaxy.ts';
import { assignHits } from './hits.ts';
import { figures, groupsIn, isShip, isStructure, rivalsWithShips, shipsIn } from './pieces.ts';
import { inChosenOrder } from './planet-order.ts';
import { settle } from './settle.ts';
import { clockwise, othersClockwise, tacticalOf } from './table.ts';
import { pauseForTrade } from './transactions.ts';
import { batteriesIn } from './unit-abilities.ts';
import { openWindow } from './window.ts';

/** After the Move Ships step, for all players clockwise beginning with the active one (space-cannon.2). */
export function* spaceCannonOffense(g: Ti4): Rules {
  const { seat: active, system } = tacticalOf(g);
  const tactical = yield* prepareToFire(
    g,
    clockwise(g, active).filter((seat) => canFire(g, seat, active, system)),
  );
  for (let [seat] = tactical.firing; seat !== undefined; [seat] = tactical.firing) {
    tactical.firing.shift();
    const targets = targetsOf(g, seat, active, system);
    if (targets.length === 0) continue;
    const used = yield* chooseBatteries(seat, 'space-cannon', cannonsAt(g, seat, system));
    if (used.length === 0) continue;
    const target = yield* choose(
      seat,
      words('ti4.choose-target'),
      targets.map((each) => option(`target:${each}`, each, 'ti4.player', { seat: the.seat(each) }, `seat:${each}`)),
    );
    yield* fire(g, seat, target, system, used, isShip);
    yield* settle(g);
  }
  endEffects(g, 'space-cannon');
}

/** Those about to fire may be talked out of it before anybody does (deals.3). */
function* prepareToFire(g: Ti4, seats: readonly Seat[]): Rules<Tactical> {
  const tactical = tacticalOf(g);
  tactical.firing = [...seats];
  if (seats.length > 0) yield* pauseForTrade(g, tactical.seat);
  return tactical;
}

function canFire(g: Ti4, seat: Seat, active: Seat, system: SystemId): boolean {
  return targetsOf(g, seat, active, system).length > 0 && cannonsAt(g, seat, system).length > 0;
}

/** The active player's ships (space-cannon.5a); for the active player those of any other player there (space-cannon.5b). */
export function targetsOf(g: Ti4, seat: Seat, active: Seat, system: SystemId): Seat[] {
  const seats = seat === active ? rivalsWithShips(g, active, system) : shipsIn(g, active, system) > 0 ? [active] : [];
  return seats.filter((target) => fold('spaceCannonAgainst', true, g, target, true));
}

/** The player's units that reach the ships in a system: those in it, and far-reaching ones in adjacent systems (space-cannon.3c). */
export function cannonsAt(g: Ti4, seat: Seat, system: SystemId): readonly Battery[] {
  const here = placesIn(system).flatMap((place) => batteriesIn(g, seat, 'space-cannon', place));
  const near = adjacent(g, system, seat).flatMap((id) =>
    placesIn(id).flatMap((place) =>
      groupsIn(g, place).some((group) => group.seat === seat)
        ? batteriesIn(g, seat, 'space-cannon', place).filter(
            ({ type }) => figures(g, seat, type).spaceCannon?.range === 1,
          )
        : [],
    ),
  );
  return fold('spaceCannons', [...here, ...near], g, seat, system);
}

/** Units on the planets against the ground forces that `attacker` has committed there (space-cannon.6, space-cannon.7d). */
export function* spaceCannonDefense(g: Ti4, attacker: Seat, planets: readonly PlanetId[]): Rules {
  const able = planets.flatMap((planet) => defendersWithCannons(g, attacker, planet));
  const tactical = yield* prepareToFire(
    g,
    othersClockwise(g, attacker).filter((seat) => able.includes(seat)),
  );
  const firing = (planet: PlanetId) =>
    defendersWithCannons(g, attacker, planet).filter((seat) => tactical.firing.includes(seat));
  const shotAt = planets.filter((planet) => firing(planet).length > 0);
  yield* inChosenOrder(attacker, 'ti4.space-cannon-order', shotAt, function* (planet) {
    for (const seat of firing(planet)) {
      const used = yield* chooseBatteries(seat, 'space-cannon', batteriesIn(g, seat, 'space-cannon', planet));
      if (used.length > 0) yield* fire(g, seat, attacker, planet, used, (type) => !isStructure(type));
    }
  });
  tactical.firing = [];
}

/** Other players who could fire at ground forces landed on the planet. */
export function defendersWithCannons(g: Ti4, attacker: Seat, planet: PlanetId): Seat[] {
  if (!fold('spaceCannonAgainst', true, g, attacker, false)) return [];
  return othersClockwise(g, attacker).filter((seat) => batteriesIn(g, seat, 'space-cannon', planet).length > 0);
}

/** What is about to be fired, after all that changes it. */
export function* aim(
  g: Ti4,
  seat: Seat,
  against: Seat,
  place: Place,
  batteries: readonly Battery[],
): Rules<Happening<'before space-cannon-used'>> {
  const shots = batteries.map((battery): Shot => ({ ...battery, at: place }));
  const use = { seat, against, place, notToFighters: false, shots };
  yield* openWindow(g, 'before space-cannon-used', use);
  return use;
}

/** The dice are rolled and the hits assigned at once (learn-to-play-only.12). */
function* fire(
  g: Ti4,
  seat: Seat,
  against: Seat,
  place: Place,
  batteries: readonly Battery[],
  matches: (type: UnitType) => boolean,
): Rules {
  const use = yield* aim(g, seat, against, place, batteries);
  const roll = newRoll(g, seat, 'space-cannon', place, against);
  rollBatteries(g, roll, use.shots);
  const hits = hitsOf(roll);
  const notToFighters = use.notToFighters ? hits : 0;
  yield* assignHits(
    g,
    { seat: against, by: seat, cause: 'space-cannon', place, hits, notToFighters },
    [place],
    matches,
  );
  g.roll = null;
  yield* openWindow(g, 'after space-cannon-used', use);
}
