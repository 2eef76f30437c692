/** Catalogue: action-phase.2, control, technologies. Questions about players and what they have. */
import type { Seat } from '@orrery/kernel';
import type { NpcType, ShipType } from '../content/blueprints.ts';
import { npcs } from '../content/blueprints.ts';
import type { TechnologyId } from '../content/ids.ts';
import { ask, speciesFigures } from '../content/registry.ts';
import type { SectorId } from '../content/sectors.ts';
import type { Species } from '../content/species/species.ts';
import { categories } from '../content/tracks.ts';
import type { Eclipse, EclipsePlayer, Owner, SectorState, Ship } from '../state.ts';
import { layoutOf } from './layout.ts';

/** The activations of the action being taken that are not used yet. */
export function activationsLeft({ turn }: Eclipse): number {
  return turn?.activations ?? 0;
}

export function player(g: Eclipse, seat: Seat): EclipsePlayer {
  const found = g.players[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

export function speciesOf(g: Eclipse, seat: Seat): Species {
  const { species } = player(g, seat);
  if (species === null) throw new Error(`seat ${seat} has no species yet`);
  return speciesFigures(species);
}

export function at(g: Eclipse, id: SectorId): SectorState {
  const found = g.sectors[id];
  if (found === undefined) throw new Error(`sector ${id} is not on the map`);
  return found;
}

/** Sectors on the map, in ascending order of their numbers. */
export function sectorsOf(g: Eclipse): readonly SectorId[] {
  return layoutOf(g).ids;
}

export function controlled(g: Eclipse, seat: Seat): SectorId[] {
  const found: SectorId[] = [];
  for (const id of layoutOf(g).ids) if (g.sectors[id]?.owner === seat) found.push(id);
  return found;
}

/** Seats clockwise from the given one, without eliminated players. */
export function clockwise(g: Eclipse, from: Seat): Seat[] {
  const count = g.players.length;
  const seats: Seat[] = [];
  for (let step = 0; step < count; step++) {
    const seat = (from + step) % count;
    if (!player(g, seat).eliminated) seats.push(seat);
  }
  return seats;
}

export function isNpc(owner: Owner): owner is NpcType {
  return typeof owner === 'string';
}

export function shipsOf(g: Eclipse, owner: Owner, id: SectorId): Ship[] {
  return at(g, id).ships.filter((ship) => ship.owner === owner);
}

export function hasShips(g: Eclipse, owner: Owner, id: SectorId): boolean {
  for (const ship of at(g, id).ships) if (ship.owner === owner) return true;
  return false;
}

export function npcFigures(g: Eclipse, type: NpcType) {
  return npcs[type][g.npcs[type]];
}

/** Owners of ships in a sector whom this one would fight: some live in peace with non-players. */
export function opponentsIn(g: Eclipse, owner: Owner, id: SectorId): Owner[] {
  const found: Owner[] = [];
  for (const ship of at(g, id).ships) {
    if (ship.owner !== owner && !found.includes(ship.owner) && areOpponents(g, owner, ship.owner))
      found.push(ship.owner);
  }
  return found;
}

export function areOpponents(g: Eclipse, a: Owner, b: Owner): boolean {
  if (isNpc(a) && isNpc(b)) return false;
  if (isNpc(a)) return !ask(g, b as Seat, 'livesInPeaceWith', false, a);
  if (isNpc(b)) return areOpponents(g, b, a);
  return a !== b;
}

export function technologiesOf(g: Eclipse, seat: Seat): TechnologyId[] {
  const { technologies } = player(g, seat);
  const all: TechnologyId[] = [];
  for (const category of categories) for (const id of technologies[category]) all.push(id);
  return all;
}

export function owns(g: Eclipse, seat: Seat, id: TechnologyId): boolean {
  const { technologies } = player(g, seat);
  for (const category of categories) if (technologies[category].includes(id)) return true;
  return false;
}

/** One wormhole of the two edges is enough for the player (hex-map.6). */
export function needsOneWormhole(g: Eclipse, seat: Seat): boolean {
  return ask(g, seat, 'needsOneWormhole', false);
}

export function isPlayerShip(type: ShipType | NpcType): type is ShipType {
  return type !== 'ancient' && type !== 'guardian' && type !== 'gcds';
}
