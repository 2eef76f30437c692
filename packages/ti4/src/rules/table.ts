/** Catalogue: active-player, initiative-order, speaker, neighbors. Questions about who sits where and who comes next. */
import type { Seat } from '@orrery/kernel';
import { type Faction, faction } from '../content/factions.ts';
import type { PlanetId } from '../content/planets.ts';
import { fold } from '../content/registry.ts';
import { strategyCard } from '../content/strategy-cards.ts';
import { type SystemId, system } from '../content/systems.ts';
import type { PlanetState, SystemState, Tactical, Ti4, Ti4Player } from '../state.ts';

export function player(g: Ti4, seat: Seat): Ti4Player {
  const found = g.players[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

export function factionOf(g: Ti4, seat: Seat): Faction {
  const id = player(g, seat).faction;
  if (id === null) throw new Error(`seat ${seat} has no faction yet`);
  return faction(id);
}

export function at(g: Ti4, id: SystemId): SystemState {
  const found = g.systems[id];
  if (found === undefined) throw new Error(`system ${id} is not on the board`);
  return found;
}

export function planetAt(g: Ti4, id: PlanetId): PlanetState {
  const found = g.planets[id];
  if (found === undefined) throw new Error(`planet ${id} is not on the board`);
  return found;
}

/** The tactical action being performed. */
export function tacticalOf(g: Ti4): Tactical {
  if (g.tactical === null) throw new Error('no tactical action is going on');
  return g.tactical;
}

/** Seats clockwise from the given one, without eliminated players. */
export function clockwise(g: Ti4, from: Seat): Seat[] {
  const count = g.players.length;
  const seats: Seat[] = [];
  for (let step = 0; step < count; step++) {
    const seat = (from + step) % count;
    if (!player(g, seat).eliminated) seats.push(seat);
  }
  return seats;
}

/** The other players clockwise, beginning on the left of the given one. */
export function othersClockwise(g: Ti4, of: Seat): Seat[] {
  return clockwise(g, of).filter((seat) => seat !== of);
}

/** The lowest number of the player's strategy cards (initiative-order.3), unless an ability says otherwise. */
export function initiativeOf(g: Ti4, seat: Seat): number {
  let lowest = Number.MAX_SAFE_INTEGER;
  for (const { id } of player(g, seat).strategyCards) lowest = Math.min(lowest, strategyCard(id).initiative);
  return fold('initiative', lowest, g, seat);
}

/** All players in initiative order (initiative-order.2); without strategy cards clockwise from the speaker. */
export function initiativeOrder(g: Ti4): Seat[] {
  const values = g.players.map((_, seat) => initiativeOf(g, seat));
  return clockwise(g, g.speaker).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
}

/** In which order simultaneous abilities are resolved (abilities.17, abilities.18). */
export function timingOrder(g: Ti4): Seat[] {
  if (g.phase !== 'action' && g.phase !== 'status') return clockwise(g, g.speaker);
  const order = initiativeOrder(g);
  const first = g.turn === null ? 0 : order.indexOf(g.turn.seat);
  return first <= 0 ? order : [...order.slice(first), ...order.slice(0, first)];
}

export function homeSystem(g: Ti4, seat: Seat): SystemId {
  return factionOf(g, seat).home;
}

/** Planets a player controls, in the order of the table of planets. */
export function planetsOf(g: Ti4, seat: Seat): PlanetId[] {
  const found: PlanetId[] = [];
  for (const id of planetsOnBoard(g)) if (g.planets[id]?.owner === seat) found.push(id);
  return found;
}

/** Planets that other players control. */
export function planetsOfOthers(g: Ti4, seat: Seat): PlanetId[] {
  return planetsOnBoard(g).filter((id) => {
    const owner = planetAt(g, id).owner;
    return owner !== null && owner !== seat;
  });
}

/** The planets of a board do not change once it is built; asked for all the time, so listed once. */
const listed = new WeakMap<Ti4['planets'], readonly PlanetId[]>();

export function planetsOnBoard(g: Ti4): readonly PlanetId[] {
  const known = g.phase === 'setup' ? undefined : listed.get(g.planets);
  if (known) return known;
  const found = Object.keys(g.planets) as PlanetId[];
  listed.set(g.planets, found);
  return found;
}

export function controls(g: Ti4, seat: Seat, id: PlanetId): boolean {
  return g.planets[id]?.owner === seat;
}

export function planetsIn(id: SystemId): readonly PlanetId[] {
  return system(id).planets;
}

/** Whether the seat has a command token there. */
export function hasToken(g: Ti4, seat: Seat, id: SystemId): boolean {
  return at(g, id).tokens.includes(seat);
}
