/** Catalogue: transport, capacity.1. What moving ships take along. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import type { Place } from '../content/events.ts';
import type { SystemId } from '../content/systems.ts';
import type { UnitType } from '../content/units.ts';
import type { Cargo, Move, Tactical, Ti4 } from '../state.ts';
import { choose, decline, option, the, words } from '../words.ts';
import { placesIn, systemsOf } from './galaxy.ts';
import { count, figures, groupsIn, isGroundForce } from './pieces.ts';
import { hasToken, planetsIn } from './table.ts';

/** Fighters and ground forces need capacity (capacity.1). */
export function isCargo(type: UnitType): boolean {
  return type === 'fighter' || isGroundForce(type);
}

/** Fighters or ground forces in a place that no declared move takes along. */
export function unclaimed(
  g: Ti4,
  { seat, moves }: Pick<Tactical, 'seat' | 'moves'>,
  type: UnitType,
  place: Place,
): number {
  let left = count(g, seat, type, place);
  for (const move of moves) {
    if (move.type === type && move.path[0] === place) left -= move.count;
    for (const cargo of move.cargo) if (cargo.type === type && cargo.from === place) left -= cargo.count;
  }
  return left;
}

/**
 * What a ship could pick up in a system. Of the active system only what is on planets: the rest is where it would be put
 * down (transport.1a).
 */
function loadable(g: Ti4, tactical: Tactical, id: SystemId): Cargo[] {
  const { seat, system } = tactical;
  if (id !== system && hasToken(g, seat, id)) return []; // transport.3
  const found: Cargo[] = [];
  for (const from of id === system ? planetsIn(id) : placesIn(id)) {
    for (const group of groupsIn(g, from)) {
      if (group.seat !== seat || !isCargo(group.type)) continue;
      const left = unclaimed(g, tactical, group.type, from);
      if (left > 0) found.push({ type: group.type, count: left, from });
    }
  }
  return found;
}

/** Systems outside the active one where something can be picked up on the way (transport.1). */
export function stops(g: Ti4, tactical: Tactical): SystemId[] {
  return systemsOf(g).filter((id) => id !== tactical.system && loadable(g, tactical, id).length > 0);
}

/** Whether something can be picked up in the active system. */
export function canLoadOnArrival(g: Ti4, tactical: Tactical): boolean {
  return loadable(g, tactical, tactical.system).length > 0;
}

/** The player fills a declared ship up to its capacity, one kind of unit of one place after the other (transport.0). */
export function* load(g: Ti4, tactical: Tactical, move: Move): Rules {
  const systems = [...new Set(move.path)];
  yield* fill(g, tactical.seat, move, () => systems.flatMap((id) => loadable(g, tactical, id)));
}

/** As long as there is room the player takes some of what is to be had. */
export function* fill(g: Ti4, seat: Seat, move: Move, toBeHad: () => Cargo[]): Rules {
  let room = figures(g, seat, move.type).capacity;
  while (room > 0) {
    const offers = toBeHad()
      .filter(({ type, from }) => !move.cargo.some((cargo) => cargo.type === type && cargo.from === from))
      .flatMap((cargo) => amounts(cargo, room));
    const done = decline<Cargo | null>('loaded', null, 'ti4.done');
    const prompt = words('ti4.load', { type: the.unitType(move.type), room });
    const chosen: Cargo | null = yield* choose<Cargo | null>(seat, prompt, [done, ...offers]);
    if (chosen === null) return;
    move.cargo.push(chosen);
    room -= chosen.count;
  }
}

function amounts({ type, count: left, from }: Cargo, room: number): Option<Cargo>[] {
  const found: Option<Cargo>[] = [];
  for (let many = Math.min(left, room); many > 0; many--) {
    const cargo = { type, count: many, from };
    found.push(
      option(
        `load:${from}:${type}:${many}`,
        cargo,
        'ti4.load-units',
        { type: the.unitType(type), count: many, from: the.place(from) },
        `unit:${from}:${type}`,
      ),
    );
  }
  return found;
}
