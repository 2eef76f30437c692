/** Catalogue: move.6, component-limits.1, battle-order.10. Ships of players come to a sector and leave it. */
import type { Message, Seat } from '@orrery/kernel';
import type { NpcType, ShipType } from '../content/blueprints.ts';
import type { SectorId } from '../content/sectors.ts';
import type { Eclipse, Owner, Ship } from '../state.ts';
import { the, words } from '../words.ts';
import { at, isNpc, player } from './table.ts';

/** What a client shows as the ship: those of one owner, type and damage in a sector are alike. */
export function shipTarget(id: SectorId, { owner, type, damage }: Ship): string {
  return `ship:${id}:${owner}:${type}:${damage}`;
}

/** Ships as the log calls them: the name of non-player ships says whose they are. */
export function shipWords(owner: Owner, type: ShipType | NpcType, count = 1): Message {
  return isNpc(owner)
    ? words('eclipse.npc-ships', { type: the.ship(type), count })
    : words('eclipse.ships-of', { seat: the.seat(owner), type: the.ship(type), count });
}

/** A ship of the supply enters a sector. */
export function launch(g: Eclipse, seat: Seat, type: ShipType, id: SectorId): void {
  const { supply } = player(g, seat);
  if (supply[type] === 0) throw new Error(`seat ${seat} has no ${type} left`);
  supply[type]--;
  enter(g, id, { owner: seat, type, damage: 0 });
}

/** The order in which players came is kept while they stay. */
export function enter(g: Eclipse, id: SectorId, ship: Ship): void {
  const { ships, arrivals } = at(g, id);
  ships.push(ship);
  if (typeof ship.owner === 'number' && !arrivals.includes(ship.owner)) arrivals.push(ship.owner);
}

/** Takes a ship off its sector; with the last one the player's place in the order of arrival is lost. */
export function leave(g: Eclipse, id: SectorId, ship: Ship): void {
  const state = at(g, id);
  state.ships.splice(state.ships.indexOf(ship), 1);
  if (!state.ships.some(({ owner }) => owner === ship.owner)) {
    state.arrivals = state.arrivals.filter((seat) => seat !== ship.owner);
  }
}
