/** Catalogue: movement.3. Where ships could go, were a system there activated: what plans are made of. */
import { copy, type Seat } from '@orrery/kernel';
import { fold } from '../content/registry.ts';
import type { SystemId } from '../content/systems.ts';
import type { UnitType } from '../content/units.ts';
import type { Ti4 } from '../state.ts';
import { systemsOf, waysNow } from './galaxy.ts';
import { movesApart, reachable } from './paths.ts';
import { figures, groupsOf } from './pieces.ts';
import { hasToken, player } from './table.ts';
import { canActivate } from './tactical-action.ts';

/** Ships that start in one system, and the systems that each of their types could move into now. */
export interface Reach {
  readonly from: SystemId;
  readonly types: readonly UnitType[];
  readonly to: readonly SystemId[];
}

/** All that a player's ships could reach in a tactical action, were it their turn; nothing without a token to spend. */
export function reachOfShips(g: Ti4, seat: Seat): Reach[] {
  if (player(g, seat).pools.tactic === 0) return [];
  const action = asInAction(g, seat);
  const open = new Set(systemsOf(g).filter((id) => canActivate(g, seat, id)));
  const farther = fold('fartherShips', 0, action, seat) > 0;
  const ways = waysNow(action, seat);
  const found: Reach[] = [];
  for (const from of systemsOf(g)) {
    if (hasToken(g, seat, from)) continue; // movement.3c
    const alike = new Map<string, { types: UnitType[]; to: readonly SystemId[] }>();
    for (const { type } of groupsOf(g, seat, from)) {
      if (figures(g, seat, type).move === null) continue;
      const ship = { type, place: from };
      const all = movesApart(g, seat, type)
        ? reachable(copyOf(action), seat, ship, farther)
        : reachable(action, seat, ship, farther, ways);
      const to = all.filter((id) => open.has(id));
      if (to.length === 0) continue;
      const same = alike.get(to.join());
      if (same) same.types.push(type);
      else alike.set(to.join(), { types: [type], to });
    }
    for (const { types, to } of alike.values()) found.push({ from, types, to });
  }
  return found;
}

/** The position as if the player were performing a tactical action, which is when ships move. */
function asInAction(g: Ti4, seat: Seat): Ti4 {
  const [system] = systemsOf(g) as [SystemId];
  return { ...g, tactical: { seat, system, step: 'movement', moves: [], farther: 0, firing: [] } };
}

/** One whose board may be changed while somebody looks at it: a ship that takes ways along is tried out elsewhere. */
function copyOf(g: Ti4): Ti4 {
  return { ...g, systems: copy(g.systems), players: copy(g.players) };
}
