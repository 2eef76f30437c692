/** Catalogue: bombardment, planetary-shield. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import type { Happening, Shot } from '../content/events.ts';
import type { Battery } from '../content/hooks.ts';
import type { PlanetId } from '../content/planets.ts';
import { fold } from '../content/registry.ts';
import type { SystemId } from '../content/systems.ts';
import { hitsOf } from '../figures.ts';
import type { Ti4 } from '../state.ts';
import { choose, decline, option, the, words } from '../words.ts';
import { rollBatteries } from './combat-rolls.ts';
import { newRoll } from './dice.ts';
import { assignHits } from './hits.ts';
import { groupsIn, isGroundForce } from './pieces.ts';
import { planetsIn } from './table.ts';
import { batteriesIn, hasUnitAbility } from './unit-abilities.ts';
import { openWindow } from './window.ts';

/** The player's units in the system may bombard planets there; `only` those named, if any are. */
export function* bombardment(g: Ti4, seat: Seat, system: SystemId, only = planetsIn(system)): Rules {
  const targets = only.filter((planet) => canBombard(g, seat, planet));
  const batteries = batteriesIn(g, seat, 'bombardment', system);
  if (targets.length === 0 || batteries.length === 0) return;
  const declared = yield* declareTargets(seat, batteries, targets);
  if (declared.size > 0) yield* bombard(g, seat, system, declared);
}

/** All units of the player in the system that can do so bombard one planet there. */
export function* bombardWithAll(g: Ti4, seat: Seat, system: SystemId, planet: PlanetId): Rules {
  yield* bombard(g, seat, system, new Map([[planet, batteriesIn(g, seat, 'bombardment', system)]]));
}

function* bombard(g: Ti4, seat: Seat, system: SystemId, declared: ReadonlyMap<PlanetId, readonly Battery[]>): Rules {
  const chosen = planetsIn(system).filter((planet) => declared.has(planet));
  const use = yield* aim(g, seat, system, declared);
  for (const planet of chosen) {
    yield* bombardPlanet(
      g,
      seat,
      planet,
      use.shots.filter(({ at }) => at === planet),
    );
  }
  yield* openWindow(g, 'after bombardment-used', use);
}

/** What is about to be dropped, after all that changes it. */
export function* aim(
  g: Ti4,
  seat: Seat,
  system: SystemId,
  declared: ReadonlyMap<PlanetId, readonly Battery[]>,
): Rules<Happening<'before bombardment-used'>> {
  const shots = planetsIn(system).flatMap((at) =>
    (declared.get(at) ?? []).map((battery): Shot => ({ ...battery, at })),
  );
  const use = { seat, system, shots };
  yield* openWindow(g, 'before bombardment-used', use);
  return use;
}

/** With ground forces of another player and no unit with Planetary Shield on it (bombardment.1f). */
export function canBombard(g: Ti4, seat: Seat, planet: PlanetId): boolean {
  if (defenderOf(g, seat, planet) === null || !fold('canBombard', true, g, seat, planet)) return false;
  return !groupsIn(g, planet).some(({ seat: owner, type }) =>
    hasUnitAbility(g, owner, 'planetary-shield', { type, place: planet }),
  );
}

/** The other player whose ground forces are on the planet. */
function defenderOf(g: Ti4, seat: Seat, planet: PlanetId): Seat | null {
  return groupsIn(g, planet).find((group) => group.seat !== seat && isGroundForce(group.type))?.seat ?? null;
}

/** Every unit gets its target before any die is rolled (bombardment.1d): all the same one, none, or unit by unit. */
function* declareTargets(
  seat: Seat,
  batteries: readonly Battery[],
  targets: readonly PlanetId[],
): Rules<Map<PlanetId, Battery[]>> {
  const units = batteries.flatMap((battery) => Array.from({ length: battery.count }, () => ({ ...battery, count: 1 })));
  const declared = new Map<PlanetId, Battery[]>();
  const all = yield* choose(seat, words('ti4.use-bombardment'), [
    ...targets.map((planet) => target<'each'>(planet)),
    ...(units.length > 1 ? [option<PlanetId | 'each' | null>('each', 'each', 'ti4.bombard-each')] : []),
    decline<PlanetId | 'each' | null>('none', null, 'ti4.use-none'),
  ]);
  for (const unit of units) {
    const planet = all === 'each' ? yield* chooseTarget(seat, unit, targets) : all;
    if (planet !== null) declared.set(planet, [...(declared.get(planet) ?? []), unit]);
  }
  return declared;
}

function* chooseTarget(seat: Seat, { type }: Battery, targets: readonly PlanetId[]): Rules<PlanetId | null> {
  return yield* choose(seat, words('ti4.bombard-with', { type: the.unitType(type) }), [
    ...targets.map((planet) => target<never>(planet)),
    decline<PlanetId | null>('none', null, 'ti4.use-none'),
  ]);
}

function target<V>(planet: PlanetId): Option<PlanetId | V | null> {
  return option<PlanetId | V | null>(
    `bombard:${planet}`,
    planet,
    'ti4.place',
    { place: the.place(planet) },
    `planet:${planet}`,
  );
}

function* bombardPlanet(g: Ti4, seat: Seat, planet: PlanetId, units: readonly Battery[]): Rules {
  const defender = defenderOf(g, seat, planet);
  if (defender === null) return;
  const roll = newRoll(g, seat, 'bombardment', planet, defender);
  rollBatteries(g, roll, units);
  const hits = { seat: defender, by: seat, cause: 'bombardment' as const, place: planet };
  yield* assignHits(g, { ...hits, hits: hitsOf(roll), notToFighters: 0 }, [planet], isGroundForce);
  g.roll = null;
}
