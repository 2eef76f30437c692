/** Catalogue: move, pinning.3. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import { type ShipType, shipTypes } from '../content/blueprints.ts';
import type { SectorId } from '../content/sectors.ts';
import type { Eclipse } from '../state.ts';
import { blocked, choose, doneWith, moveTo, option, tell, the, words } from '../words.ts';
import { ratings } from './blueprints.ts';
import { enter, leave, shipTarget } from './fleet.ts';
import { freely } from './free-actions.ts';
import { reachable, unpinned } from './map.ts';
import { activationsLeft, hasShips, opponentsIn, sectorsOf, shipsOf } from './table.ts';

interface Mover {
  readonly from: SectorId;
  readonly type: ShipType;
}

/** One activation: one ship; false if the player does not use it. The way does not matter, only where it ends (diplomacy.13). */
export function* move(g: Eclipse, seat: Seat): Rules<boolean> {
  const mover = yield* freely(
    g,
    seat,
    words('eclipse.move'),
    () => [...movers(g, seat), doneWith(activationsLeft(g))],
    {
      blocked: () => blockedShips(g, seat),
    },
  );
  if (mover === null) return false;
  const { from, type } = mover;
  const to = yield* choose(
    seat,
    words('eclipse.move-where', { type: the.ship(type), from: the.sector(from) }),
    destinations(g, seat, from, ratings(g, seat, type).move).map(moveTo),
    { blocked: () => blockedDestinations(g, seat, from, ratings(g, seat, type).move) },
  );
  const ship = shipsOf(g, seat, from).find((each) => each.type === type);
  if (ship === undefined) throw new Error(`there is no ${type} of seat ${seat} in ${from}`);
  leave(g, from, ship);
  enter(g, to, ship);
  tell(g, 'eclipse.moves', { seat: the.seat(seat), type: the.ship(type), from: the.sector(from), to: the.sector(to) });
  return true;
}

/** Ships that may leave their sector and have a way out (pinning.2). */
export function movers(g: Eclipse, seat: Seat): Option<Mover | null>[] {
  const mobile = shipTypes.filter((type) => ratings(g, seat, type).move > 0);
  const found: Option<Mover | null>[] = [];
  for (const from of sectorsOf(g)) {
    if (!hasShips(g, seat, from) || unpinned(g, seat, from) === 0 || reachable(g, seat, from).length === 0) continue;
    const ships = shipsOf(g, seat, from);
    for (const type of mobile) {
      if (!ships.some((ship) => ship.type === type)) continue;
      const target = shipTarget(from, { owner: seat, type, damage: 0 });
      found.push(
        option(
          `ship:${from}:${type}`,
          { from, type },
          'eclipse.move-ship',
          { type: the.ship(type), sector: the.sector(from) },
          target,
        ),
      );
    }
  }
  return found;
}

/** Sectors within range; a ship stops where it would be pinned (pinning.3). */
export function destinations(g: Eclipse, seat: Seat, from: SectorId, range: number): SectorId[] {
  return [...stepsFrom(g, seat, from, range).keys()];
}

/** How many steps it is to each of them, the nearest first. */
function stepsFrom(g: Eclipse, seat: Seat, from: SectorId, range: number): Map<SectorId, number> {
  const found = new Map([[from, 0]]);
  for (const [id, steps] of found) {
    if (steps === range || (id !== from && stops(g, seat, id))) continue;
    for (const to of reachable(g, seat, id)) if (!found.has(to)) found.set(to, steps + 1);
  }
  found.delete(from);
  return found;
}

/** Whether a ship that enters is pinned there. */
function stops(g: Eclipse, seat: Seat, id: SectorId): boolean {
  return unpinned(g, seat, id, 1) === 0;
}

/** Where ships could go from a sector with one activation of the fastest of them. */
export interface Reach {
  readonly steps: { readonly [to in SectorId]?: number };
  /** Those of them where a ship would be pinned. */
  readonly stops: readonly SectorId[];
}

/** By the sector where the ships of a player are. */
export function reachOf(g: Eclipse, seat: Seat): { readonly [from in SectorId]?: Reach } {
  const reaches: { [from in SectorId]?: Reach } = {};
  for (const from of sectorsOf(g)) {
    if (!hasShips(g, seat, from) || unpinned(g, seat, from) === 0) continue;
    const range = Math.max(...shipsOf(g, seat, from).map(({ type }) => ratings(g, seat, type as ShipType).move));
    const steps = stepsFrom(g, seat, from, range);
    if (steps.size > 0)
      reaches[from] = { steps: Object.fromEntries(steps), stops: [...steps.keys()].filter((to) => stops(g, seat, to)) };
  }
  return reaches;
}

/** Ships that cannot move, and why. */
function blockedShips(g: Eclipse, seat: Seat): Blocked[] {
  return sectorsOf(g).flatMap((id) => {
    const ships = shipsOf(g, seat, id);
    return shipTypes.flatMap((type): Blocked[] => {
      if (!ships.some((ship) => ship.type === type)) return [];
      const args = { type: the.ship(type), sector: the.sector(id) };
      const target = shipTarget(id, { owner: seat, type, damage: 0 });
      if (ratings(g, seat, type).move === 0) return [blocked('move.4', 'eclipse.why.starbase', args, target)];
      if (unpinned(g, seat, id) === 0) {
        const rule = opponentsIn(g, seat, id).includes('gcds') ? 'pinning.5' : 'pinning.2';
        return [blocked(rule, 'eclipse.why.pinned', args, target)];
      }
      return reachable(g, seat, id).length === 0 ? [blocked('move.2', 'eclipse.why.no-way', args, target)] : [];
    });
  });
}

/** Sectors where the ship cannot go, and why. */
function blockedDestinations(g: Eclipse, seat: Seat, from: SectorId, range: number): Blocked[] {
  const open = destinations(g, seat, from, range);
  const unhurried = destinations(g, seat, from, Number.POSITIVE_INFINITY);
  const linked = linkedTo(g, seat, from);
  return sectorsOf(g).flatMap((id): Blocked[] => {
    if (id === from || open.includes(id)) return [];
    const args = { sector: the.sector(id) };
    if (!linked.includes(id)) return [blocked('move.2', 'eclipse.why.unconnected', args, `sector:${id}`)];
    if (!unhurried.includes(id)) return [blocked('pinning.3', 'eclipse.why.stopped', args, `sector:${id}`)];
    return [blocked('move.1', 'eclipse.why.too-far', args, `sector:${id}`)];
  });
}

/** All sectors that connections lead to, whoever is on the way. */
function linkedTo(g: Eclipse, seat: Seat, from: SectorId): SectorId[] {
  const found = [from];
  for (const id of found) for (const next of reachable(g, seat, id)) if (!found.includes(next)) found.push(next);
  return found;
}
