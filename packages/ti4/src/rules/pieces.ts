/** Catalogue: units, reinforcements, component-limitations, unit-upgrades.4. Counting, placing, moving and removing units. */
import type { Seat } from '@orrery/kernel';
import type { Place } from '../content/events.ts';
import { unitUsed } from '../content/registry.ts';
import type { SystemId } from '../content/systems.ts';
import { type UnitFigures, type UnitId, type UnitType, unit, unitClass, unitTypes } from '../content/units.ts';
import type { Group, Ti4 } from '../state.ts';
import { isPlanet, placesIn, systemsOf } from './galaxy.ts';
import { at, planetAt, player } from './table.ts';

/** The figures of a player's unit type now; a type the player cannot have yet throws. */
export function figures(g: Ti4, seat: Seat, type: UnitType): UnitFigures {
  return unit(unitIdOf(g, seat, type));
}

export function unitIdOf(g: Ti4, seat: Seat, type: UnitType): UnitId {
  const id = unitUsed(g, seat, type);
  if (id === null) throw new Error(`seat ${seat} has no ${type}`);
  return id;
}

/** Fighters and ground forces are unlimited (component-limitations.4). */
export function isLimited(type: UnitType): boolean {
  return type !== 'fighter' && type !== 'infantry';
}

export function isShip(type: UnitType): boolean {
  return unitClass(type) === 'ship';
}

export function isGroundForce(type: UnitType): boolean {
  return unitClass(type) === 'ground-force';
}

export function isStructure(type: UnitType): boolean {
  return unitClass(type) === 'structure';
}

export function groupsIn(g: Ti4, place: Place): Group[] {
  return isPlanet(place) ? planetAt(g, place).units : at(g, place).units;
}

export function groupsOf(g: Ti4, seat: Seat, place: Place): Group[] {
  return groupsIn(g, place).filter((group) => group.seat === seat);
}

function groupOf(g: Ti4, seat: Seat, type: UnitType, place: Place): Group | undefined {
  for (const group of groupsIn(g, place)) if (group.seat === seat && group.type === type) return group;
  return undefined;
}

export function count(g: Ti4, seat: Seat, type: UnitType, place: Place): number {
  return groupOf(g, seat, type, place)?.count ?? 0;
}

export function damagedCount(g: Ti4, seat: Seat, type: UnitType, place: Place): number {
  return groupOf(g, seat, type, place)?.damaged ?? 0;
}

/** How many units of some kind a player has in a place. */
export function countWhere(g: Ti4, seat: Seat, place: Place, matches: (type: UnitType) => boolean): number {
  let sum = 0;
  for (const group of groupsIn(g, place)) if (group.seat === seat && matches(group.type)) sum += group.count;
  return sum;
}

export function shipsIn(g: Ti4, seat: Seat, id: SystemId): number {
  return countWhere(g, seat, id, isShip);
}

export function nonFightersIn(g: Ti4, seat: Seat, id: SystemId): number {
  return countWhere(g, seat, id, (type) => isShip(type) && type !== 'fighter');
}

export function groundForcesOn(g: Ti4, seat: Seat, place: Place): number {
  return countWhere(g, seat, place, isGroundForce);
}

/** Seats other than this one with ships in the system. */
export function rivalsWithShips(g: Ti4, seat: Seat, id: SystemId): Seat[] {
  const found: Seat[] = [];
  for (const group of at(g, id).units) {
    if (group.seat !== seat && isShip(group.type) && !found.includes(group.seat)) found.push(group.seat);
  }
  return found;
}

/** Whether the player has any unit in the system, in space or on a planet. */
export function hasUnits(g: Ti4, seat: Seat, id: SystemId): boolean {
  return placesIn(id).some((place) => groupsIn(g, place).some((group) => group.seat === seat));
}

/** All places of the board where the player has units of a type. */
export function placesWith(g: Ti4, seat: Seat, type: UnitType): Place[] {
  return systemsOf(g).flatMap((id) => placesIn(id).filter((place) => count(g, seat, type, place) > 0));
}

export function onBoard(g: Ti4, seat: Seat, type: UnitType): number {
  let sum = 0;
  for (const place of placesWith(g, seat, type)) sum += count(g, seat, type, place);
  return sum;
}

/** Figures left in reinforcements. */
export function inReinforcements(g: Ti4, seat: Seat, type: UnitType): number {
  return isLimited(type) ? (player(g, seat).reinforcements[type] ?? 0) : Number.MAX_SAFE_INTEGER;
}

/** Puts units from reinforcements somewhere. */
export function put(g: Ti4, seat: Seat, type: UnitType, many: number, place: Place): void {
  if (many === 0) return;
  if (isLimited(type)) {
    const left = inReinforcements(g, seat, type) - many;
    if (left < 0) throw new Error(`seat ${seat} has no ${type} left`);
    player(g, seat).reinforcements[type] = left;
  }
  increase(g, seat, type, many, 0, place);
}

/** Takes units off the board into reinforcements; the undamaged ones first unless `damaged` of them are named. */
export function remove(g: Ti4, seat: Seat, type: UnitType, many: number, place: Place, damaged = 0): void {
  if (many === 0) return;
  decrease(g, seat, type, many, damaged, place);
  if (isLimited(type)) player(g, seat).reinforcements[type] = inReinforcements(g, seat, type) + many;
}

/** Moves units between places. */
export function shift(g: Ti4, seat: Seat, type: UnitType, many: number, from: Place, to: Place, damaged = 0): void {
  if (many === 0) return;
  decrease(g, seat, type, many, damaged, from);
  increase(g, seat, type, many, damaged, to);
}

export function damage(g: Ti4, seat: Seat, type: UnitType, place: Place): void {
  const group = groupOf(g, seat, type, place);
  if (group === undefined || group.damaged >= group.count) throw new Error(`no undamaged ${type} in ${place}`);
  group.damaged++;
}

export function repair(g: Ti4, seat: Seat, type: UnitType, place: Place, many = 1): void {
  const group = groupOf(g, seat, type, place);
  if (group === undefined || group.damaged < many) throw new Error(`no damaged ${type} in ${place}`);
  group.damaged -= many;
}

function increase(g: Ti4, seat: Seat, type: UnitType, many: number, damaged: number, place: Place): void {
  const group = groupOf(g, seat, type, place);
  if (group) {
    group.count += many;
    group.damaged += damaged;
    return;
  }
  const groups = groupsIn(g, place);
  const rank = order(seat, type);
  const before = groups.findIndex((other) => order(other.seat, other.type) > rank);
  groups.splice(before < 0 ? groups.length : before, 0, { seat, type, count: many, damaged });
}

function decrease(g: Ti4, seat: Seat, type: UnitType, many: number, damaged: number, place: Place): void {
  const group = groupOf(g, seat, type, place);
  if (group === undefined || group.count < many || group.damaged < damaged) {
    throw new Error(`seat ${seat} has not ${many} ${type} in ${place}`);
  }
  group.count -= many;
  group.damaged -= damaged;
  if (group.damaged > group.count) throw new Error(`too few undamaged ${type} in ${place}`);
  if (group.count > 0) return;
  const groups = groupsIn(g, place);
  groups.splice(groups.indexOf(group), 1);
}

function order(seat: Seat, type: UnitType): number {
  return seat * unitTypes.length + unitTypes.indexOf(type);
}
