/** Catalogue: transport, gravity-rift.2. An effect moves all ships of a player into an adjacent system. */
import type { Rules, Seat } from '@orrery/kernel';
import type { SystemId } from '../content/systems.ts';
import type { Cargo, Move, Ti4 } from '../state.ts';
import { placesIn, waysFrom } from './galaxy.ts';
import { setOut } from './movement.ts';
import { figures, groupsOf, isGroundForce, isShip, rivalsWithShips } from './pieces.ts';
import { mayEnter } from './retreat.ts';
import { fill, unclaimed } from './transport.ts';

/** Adjacent systems without ships of others that all ships of the player may enter; nothing of their own is needed there. */
export function havens(g: Ti4, seat: Seat, from: SystemId): SystemId[] {
  return waysFrom(g, from, seat).filter(
    (id) => rivalsWithShips(g, seat, id).length === 0 && mayEnter(g, seat, from, id),
  );
}

/**
 * All ships go, and fighters need no capacity for the way; the ships may take along ground forces of their system, from its
 * planets too. Limits of the system where they arrive are up to `settle`.
 */
export function* relocate(g: Ti4, seat: Seat, from: SystemId, to: SystemId): Rules {
  const moves = groupsOf(g, seat, from).flatMap(({ type, count, damaged }): Move[] => {
    if (!isShip(type) && figures(g, seat, type).move === null) return [];
    const path = [from, to];
    if (type === 'fighter') return [{ type, count, damaged: false, path, cargo: [] }];
    return Array.from({ length: count }, (_, ship) => ({ type, count: 1, damaged: ship < damaged, path, cargo: [] }));
  });
  for (const move of moves) yield* fill(g, seat, move, () => groundForces(g, seat, moves, from));
  setOut(g, seat, to, moves);
}

/** Ground forces of the system that no ship takes along yet. */
function groundForces(g: Ti4, seat: Seat, moves: Move[], id: SystemId): Cargo[] {
  return placesIn(id).flatMap((from) =>
    groupsOf(g, seat, from).flatMap(({ type }) => {
      const count = isGroundForce(type) ? unclaimed(g, { seat, moves }, type, from) : 0;
      return count > 0 ? [{ type, count, from }] : [];
    }),
  );
}
