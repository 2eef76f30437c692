/** Catalogue: destroyed, capacity.3, space-dock.4a. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import type { Cause, Place } from '../content/events.ts';
import type { SystemId } from '../content/systems.ts';
import type { UnitType } from '../content/units.ts';
import type { Combat, Ti4 } from '../state.ts';
import { choose, option, tell, the, words } from '../words.ts';
import { isPlanet, systemOfPlace } from './galaxy.ts';
import {
  count,
  damagedCount,
  groupsIn,
  groupsOf,
  isShip,
  isStructure,
  remove,
  rivalsWithShips,
  shipsIn,
  unitIdOf,
} from './pieces.ts';
import { openWindow } from './window.ts';

/** Whether a unit is meant. */
export type Matches = (type: UnitType, place: Place, damaged: boolean) => boolean;

export interface Victim {
  readonly type: UnitType;
  readonly place: Place;
  readonly damaged: boolean;
}

/** A unit is destroyed by itself: what its loss leaves blockaded is lost at once. The hits of a combat fall together (space-combat.6). */
export function* destroy(g: Ti4, seat: Seat, victim: Victim, by: Seat | null, cause: Cause): Rules {
  yield* fall(g, seat, victim, by, cause);
  const { type, place } = victim;
  if (isShip(type) && cause !== 'combat' && !isPlanet(place)) yield* loseBlockaded(g, place);
}

/** Space docks in the space area are destroyed as soon as others have ships there and their owner has none (space-dock.4a). */
export function* loseBlockaded(g: Ti4, id: SystemId): Rules {
  const docks = groupsIn(g, id).filter(({ type }) => type === 'space-dock');
  for (const { seat } of docks) {
    if (shipsIn(g, seat, id) > 0 || rivalsWithShips(g, seat, id).length === 0) continue;
    yield* destroyAll(g, seat, id, isStructure, null, 'structure-lost');
  }
}

/** A unit goes back to its owner's reinforcements (destroyed.0), and abilities that look for it are used. */
function* fall(g: Ti4, seat: Seat, { type, place, damaged }: Victim, by: Seat | null, cause: Cause): Rules {
  const unit = unitIdOf(g, seat, type);
  remove(g, seat, type, 1, place, damaged ? 1 : 0);
  if (g.combat) noteLoss(g.combat, seat, { type, place, damaged });
  tell(g, 'ti4.destroyed', {
    seat: the.seat(seat),
    type: the.unitType(type),
    place: the.place(place),
    cause: the.cause(cause),
  });
  const destroyed = { seat, by, cause, place, type, unit };
  yield* openWindow(g, 'when unit-destroyed', destroyed);
  yield* openWindow(g, 'after unit-destroyed', destroyed); // abilities.14
}

/** What the combat remembers of its units. Of damaged units alike, one that has sustained damage in this round goes first: its owner fares best so. */
function noteLoss(combat: Combat, seat: Seat, { type, place, damaged }: Victim): void {
  if (systemOfPlace(place) !== combat.system) return;
  combat.destroyed.push({ seat, type });
  for (const each of combat.enlisted) {
    if (each.seat === seat && each.type === type && each.place === place) each.count--;
  }
  for (const each of combat.sustained) {
    if (damaged && each.seat === seat && each.type === type && each.count > 0) each.count--;
  }
}

/** All units of a player in a place that match are destroyed together. */
export function* destroyAll(
  g: Ti4,
  seat: Seat,
  place: Place,
  matches: (type: UnitType) => boolean,
  by: Seat | null,
  cause: Cause,
): Rules {
  for (const { type } of groupsOf(g, seat, place)) {
    while (matches(type) && count(g, seat, type, place) > 0) {
      yield* fall(g, seat, { type, place, damaged: damagedCount(g, seat, type, place) > 0 }, by, cause);
    }
  }
}

/** So many units of one type in a place are destroyed, or all if there are fewer; undamaged ones first. */
export function* destroySome(
  g: Ti4,
  seat: Seat,
  type: UnitType,
  many: number,
  place: Place,
  by: Seat | null,
  cause: Cause,
): Rules {
  for (let left = many; left > 0 && count(g, seat, type, place) > 0; left--) {
    const damaged = damagedCount(g, seat, type, place) === count(g, seat, type, place);
    yield* fall(g, seat, { type, place, damaged }, by, cause);
  }
}

/** The owner chooses one of their units in some places. */
export function* chooseVictim(
  g: Ti4,
  seat: Seat,
  places: readonly Place[],
  matches: Matches,
  prompt: 'ti4.choose-destroyed' | 'ti4.choose-removed',
): Rules<Victim> {
  return yield* choose(seat, words(prompt), victims(g, seat, places, matches));
}

/** The owner names so many of their units in some places, or all if there are fewer; nothing happens to them yet. */
export function* chooseVictims(g: Ti4, seat: Seat, places: readonly Place[], many: number): Rules<Victim[]> {
  const all = victims(g, seat, places, () => true);
  const each = all.flatMap(({ value }) => Array.from({ length: alike(g, seat, value) }, () => value));
  if (each.length <= many) return each;
  const named: Victim[] = [];
  while (named.length < many) {
    const left = all.filter(({ value }) => named.filter((one) => one === value).length < alike(g, seat, value));
    named.push(yield* choose(seat, words('ti4.choose-destroyed'), left));
  }
  return named;
}

/** How many units of the player are in no way different from one. */
export function alike(g: Ti4, seat: Seat, { type, place, damaged }: Victim): number {
  const hurt = damagedCount(g, seat, type, place);
  return damaged ? hurt : count(g, seat, type, place) - hurt;
}

export function victims(g: Ti4, seat: Seat, places: readonly Place[], matches: Matches): Option<Victim>[] {
  const found: Option<Victim>[] = [];
  for (const place of places) {
    for (const { type, count: many, damaged } of groupsOf(g, seat, place)) {
      if (many > damaged && matches(type, place, false)) found.push(victim({ type, place, damaged: false }));
      if (damaged > 0 && matches(type, place, true)) found.push(victim({ type, place, damaged: true }));
    }
  }
  return found;
}

function victim(value: Victim): Option<Victim> {
  const { type, place, damaged } = value;
  const id = `${type}:${place}${damaged ? ':damaged' : ''}`;
  return option(
    id,
    value,
    damaged ? 'ti4.damaged-unit' : 'ti4.unit',
    { type: the.unitType(type), place: the.place(place) },
    `unit:${place}:${type}`,
  );
}
