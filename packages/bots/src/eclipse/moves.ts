/** Where ships of Eclipse should go. */
import type { Eclipse } from '@orrery/eclipse';
import {
  at,
  destinations,
  ratings,
  type SectorId,
  type ShipType,
  sectorsOf,
  shipsOf,
  unpinned,
} from '@orrery/eclipse/queries';
import type { Seat } from '@orrery/kernel';
import { type Ship, standoff } from './fleet.ts';

export interface Mover {
  readonly from: SectorId;
  readonly type: ShipType;
}

interface Way extends Mover {
  readonly ship: Ship;
  readonly to: readonly SectorId[];
}

export interface Move extends Mover {
  readonly to: SectorId;
}

/** The first move of the best group of ships that can go to one sector with so many activations; null if all should stay. */
export function bestMove(g: Eclipse, seat: Seat, activations: number, mover?: Mover): Move | null {
  const ways = waysOf(g, seat);
  let best: Move | null = null;
  let most = mover ? Number.NEGATIVE_INFINITY : 0.15;
  for (const to of new Set(ways.flatMap((way) => way.to))) {
    const able = ways.filter((way) => way.to.includes(to));
    const group = mover ? leading(able, mover) : able;
    const [first] = group;
    if (first === undefined) continue;
    const own = shipsOf(g, seat, to);
    const before = standoff(g, seat, to, own);
    let gone = 0;
    for (let count = 1; count <= Math.min(activations, group.length); count++) {
      const going = group.slice(0, count);
      gone += leaving(g, seat, going);
      const gain = standoff(g, seat, to, [...own, ...going.map(({ ship }) => ship)]) - before - gone - 0.02 * count;
      if (gain <= most) continue;
      most = gain;
      best = { from: first.from, type: first.type, to };
    }
  }
  return best;
}

function leading(ways: readonly Way[], { from, type }: Mover): Way[] {
  const first = ways.find((way) => way.from === from && way.type === type);
  return first ? [first, ...ways.filter((way) => way !== first)] : [];
}

/** What the last of these ships leaves behind undefended. */
function leaving(g: Eclipse, seat: Seat, going: readonly Way[]): number {
  const last = going.at(-1);
  if (last === undefined) return 0;
  const gone = going.filter(({ from }) => from === last.from).map(({ ship }) => ship);
  const stay = shipsOf(g, seat, last.from).filter((ship) => !gone.includes(ship));
  return standoff(g, seat, last.from, [...stay, last.ship]) - standoff(g, seat, last.from, stay);
}

/** Every ship that may leave its sector, the strongest first, and where it can get. */
function waysOf(g: Eclipse, seat: Seat): Way[] {
  const found: Way[] = [];
  for (const from of sectorsOf(g)) {
    if (!at(g, from).arrivals.includes(seat)) continue;
    const free = unpinned(g, seat, from);
    if (free === 0) continue;
    const ships = shipsOf(g, seat, from);
    for (const type of ['dreadnought', 'cruiser', 'interceptor'] as const) {
      const { move } = ratings(g, seat, type);
      const movable = ships.filter((ship) => ship.type === type).slice(0, free);
      if (move === 0 || movable.length === 0) continue;
      const to = destinations(g, seat, from, move);
      for (const ship of movable) found.push({ from, type, ship, to });
    }
  }
  return found;
}
