/** Catalogue: concepts.4–9, fine-print.4. Placing, hitting, destroying, capturing and returning pieces. */
import type { Rules, Seat } from '@orrery/kernel';
import type { SystemId } from '../content/map.ts';
import { pieceOf } from '../content/player-board.ts';
import { resources } from '../content/resources.ts';
import type { Arcs, Building, BuildingKind, Trophies } from '../state.ts';
import { tell, the } from '../words.ts';
import { coverSlots } from './resources.ts';
import { at, player } from './table.ts';

/** Puts up to `count` ships from the supply into a system; returns how many there were. */
export function placeShips(g: Arcs, seat: Seat, id: SystemId, count: number, damaged = false): number {
  const owner = player(g, seat);
  const placed = Math.min(count, owner.ships);
  owner.ships -= placed;
  addShips(g, seat, id, damaged, placed);
  if (placed > 0) tell(g, 'arcs.placed', { seat: the.seat(seat), system: the.system(id), count: placed });
  return placed;
}

/** Changes how many ships of one state a seat has in a system. */
export function addShips(g: Arcs, seat: Seat, id: SystemId, damaged: boolean, change: number): void {
  const system = at(g, id);
  const list = damaged ? system.damaged : system.fresh;
  list[seat] = (list[seat] ?? 0) + change;
}

export function placeBuilding(
  g: Arcs,
  seat: Seat,
  id: SystemId,
  kind: BuildingKind,
  slot: number | null,
  damaged: boolean,
): void {
  const owner = player(g, seat);
  if (kind === 'city') owner.cities--;
  else owner.starports--;
  at(g, id).buildings.push({ kind, owner: seat, damaged, slot, used: false });
}

export function hasBuildingLeft(g: Arcs, seat: Seat, kind: BuildingKind): boolean {
  const { cities, starports } = player(g, seat);
  return (kind === 'city' ? cities : starports) > 0;
}

/** A ship takes a hit: a fresh one is damaged, a damaged one destroyed (concepts.5). Returns whether it was destroyed. */
export function hitShip(g: Arcs, by: Seat, owner: Seat, id: SystemId, damaged: boolean): boolean {
  if (damaged) {
    destroyShip(g, by, owner, id, true);
    return true;
  }
  addShips(g, owner, id, false, -1);
  addShips(g, owner, id, true, 1);
  tell(g, 'arcs.ship.damaged', { owner: the.seat(owner), system: the.system(id) });
  return false;
}

export function destroyShip(g: Arcs, by: Seat, owner: Seat, id: SystemId, damaged: boolean): void {
  addShips(g, owner, id, damaged, -1);
  if (by === owner) player(g, owner).ships++;
  else trophiesOf(g, by, owner).ships++;
  tell(g, 'arcs.ship.destroyed', { owner: the.seat(owner), system: the.system(id) });
}

/** A building takes a hit. Returns whether it was destroyed; what a destroyed city provokes is the caller's to do. */
export function* hitBuilding(g: Arcs, by: Seat, id: SystemId, building: Building): Rules<boolean> {
  if (building.damaged) {
    yield* destroyBuilding(g, by, id, building);
    return true;
  }
  building.damaged = true;
  tell(g, 'arcs.building.damaged', {
    owner: the.seat(building.owner),
    system: the.system(id),
    kind: the.piece(building.kind),
  });
  return false;
}

function* destroyBuilding(g: Arcs, by: Seat, id: SystemId, building: Building): Rules {
  const { owner, kind } = building;
  tell(g, 'arcs.building.destroyed', { owner: the.seat(owner), system: the.system(id), kind: the.piece(kind) });
  if (by === owner) yield* returnBuildings(g, owner, kind, 1, () => removeBuilding(g, id, building));
  else {
    removeBuilding(g, id, building);
    trophiesOf(g, by, owner)[kind === 'city' ? 'cities' : 'starports']++;
  }
}

export function removeBuilding(g: Arcs, id: SystemId, building: Building): void {
  const { buildings } = at(g, id);
  buildings.splice(buildings.indexOf(building), 1);
}

/**
 * Buildings go back to their owner; `take` removes them where they were. A city goes to the rightmost empty city slot
 * and may cover a resource slot in use (concepts.7, resources.5).
 */
export function* returnBuildings(g: Arcs, owner: Seat, kind: BuildingKind, count: number, take: () => void): Rules {
  if (kind === 'city') yield* coverSlots(g, owner, count);
  take();
  if (kind === 'city') player(g, owner).cities += count;
  else player(g, owner).starports += count;
}

/** Pieces in supply leave the game (concepts.8). */
export function scrap(g: Arcs, seat: Seat, kind: keyof Trophies, count: number): void {
  const owner = player(g, seat);
  const scrapped = Math.min(count, owner[kind]);
  owner[kind] -= scrapped;
  owner.scrapped[kind] += scrapped;
  tell(g, 'arcs.scrapped', { seat: the.seat(seat), kind: the.piece(pieceOf[kind]), count: scrapped });
}

/** Agents enter their owner's supply; Outrage icons that are owed one come first (cities.5). */
export function returnAgents(g: Arcs, owner: Seat, count: number): void {
  const { outrage } = player(g, owner);
  let left = count;
  for (const resource of resources) {
    if (left > 0 && outrage[resource] === 'owed') {
      outrage[resource] = 'agent';
      left--;
    }
  }
  player(g, owner).agents += left;
}

/** Takes an agent from a rival's supply as a Captive, if there is one. */
export function captureFromSupply(g: Arcs, captor: Seat, owner: Seat): void {
  const from = player(g, owner);
  if (from.agents === 0) return;
  from.agents--;
  addCaptives(g, captor, owner, 1);
  tell(g, 'arcs.captured', { seat: the.seat(captor), owner: the.seat(owner), count: 1 });
}

export function addCaptives(g: Arcs, captor: Seat, owner: Seat, change: number): void {
  const { captives } = player(g, captor);
  captives[owner] = (captives[owner] ?? 0) + change;
}

export function trophiesOf(g: Arcs, holder: Seat, owner: Seat): Trophies {
  const found = player(g, holder).trophies[owner];
  if (found === undefined) throw new Error(`there is no seat ${owner}`);
  return found;
}

/** Returns all Captives of one owner from a captor's box. */
export function returnCaptives(g: Arcs, captor: Seat, owner: Seat, count: number): void {
  if (count === 0) return;
  addCaptives(g, captor, owner, -count);
  returnAgents(g, owner, count);
}

/** Returns Trophies of one kind to their owner. */
export function* returnTrophies(g: Arcs, holder: Seat, owner: Seat, kind: keyof Trophies, count: number): Rules {
  const take = () => {
    trophiesOf(g, holder, owner)[kind] -= count;
  };
  if (kind === 'cities' || kind === 'starports') {
    yield* returnBuildings(g, owner, kind === 'cities' ? 'city' : 'starport', count, take);
    return;
  }
  take();
  if (kind === 'ships') player(g, owner).ships += count;
  else returnAgents(g, owner, count);
}
