/** Catalogue: abilities.24, planetary-shield. Which units have which unit ability now. */
import type { Seat } from '@orrery/kernel';
import type { Place } from '../content/events.ts';
import type { Battery, UnitAbility, UnitAt } from '../content/hooks.ts';
import { fold, foldAll } from '../content/registry.ts';
import type { SystemId } from '../content/systems.ts';
import type { Dice, UnitFigures } from '../content/units.ts';
import type { Ti4 } from '../state.ts';
import { placesIn, systemOfPlace } from './galaxy.ts';
import { figures, groupsIn, groupsOf } from './pieces.ts';

/** Printed on the sheet or the upgrade, or given by an ability, and not taken away by anybody. */
export function hasUnitAbility(g: Ti4, seat: Seat, ability: UnitAbility, unit: UnitAt): boolean {
  const has = fold('hasAbility', isPrinted(figures(g, seat, unit.type), ability), g, seat, ability, unit);
  if (!has) return false;
  if (ability === 'planetary-shield' && isShieldDisabled(g, seat, systemOfPlace(unit.place))) return false;
  return foldAll('rivalHasAbility', true, g, ability, { ...unit, seat });
}

/** Units of the player in some places that others keep from using an ability. */
export function withoutAbility(g: Ti4, seat: Seat, ability: UnitAbility, places: readonly Place[]): UnitAt[] {
  return places.flatMap((place) =>
    groupsOf(g, seat, place)
      .map(({ type }) => ({ type, place }))
      .filter((unit) => !foldAll('rivalHasAbility', true, g, ability, { ...unit, seat })),
  );
}

function isPrinted(unit: UnitFigures, ability: UnitAbility): boolean {
  switch (ability) {
    case 'anti-fighter-barrage':
      return unit.barrage !== null;
    case 'sustain-damage':
      return unit.sustainDamage;
    case 'bombardment':
      return unit.bombardment !== null;
    case 'planetary-shield':
      return unit.planetaryShield;
    case 'space-cannon':
      return unit.spaceCannon !== null;
    case 'production':
      return unit.production !== null;
  }
}

/** Another player has a war sun or the like in the system (planetary-shield.3). */
function isShieldDisabled(g: Ti4, seat: Seat, system: SystemId): boolean {
  return placesIn(system).some((place) =>
    groupsIn(g, place).some(
      (group) => group.seat !== seat && figures(g, group.seat, group.type).disablesPlanetaryShield,
    ),
  );
}

const diceOf: Record<'anti-fighter-barrage' | 'bombardment' | 'space-cannon', (unit: UnitFigures) => Dice | null> = {
  'anti-fighter-barrage': ({ barrage }) => barrage,
  bombardment: ({ bombardment }) => bombardment,
  'space-cannon': ({ spaceCannon }) => spaceCannon,
};

/** The player's units in a place that can roll for a unit ability. */
export function batteriesIn(g: Ti4, seat: Seat, ability: keyof typeof diceOf, place: UnitAt['place']): Battery[] {
  const found: Battery[] = [];
  for (const { type, count } of groupsOf(g, seat, place)) {
    const dice = diceOf[ability](figures(g, seat, type));
    if (dice === null || !hasUnitAbility(g, seat, ability, { type, place })) continue;
    found.push({ type, place, count, value: dice.value, dice: dice.dice });
  }
  return found;
}
