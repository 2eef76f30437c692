/** The usual order of losses: what costs the fewest expected hits is lost first. */
import { figures, isShip, isStructure, type UnitType, unitTypes } from '@orrery/ti4/battles';
import { mean } from '../core/hits.ts';
import type { Arena, Joint } from './arena.ts';
import { slotOf, type Where } from './forces.ts';
import type { LossOrder } from './losses.ts';
import { attacker } from './position.ts';
import type { Volleys } from './volleys.ts';

export function usualOrder(arena: Arena, volleys: Volleys, seat: 0 | 1): LossOrder {
  const worth = new Map<UnitType, number>();
  for (const type of unitTypes) {
    const where: Where = isShip(type) ? 'space' : 'ground';
    if (!isStructure(type)) worth.set(type, hitsLost(arena, volleys, seat, type, where));
  }
  const cost = (type: UnitType) => (worth.has(type) ? costOf(arena, seat, type) : 0);
  const rank = (type: UnitType) => worth.get(type) ?? Number.MAX_VALUE;
  return unitTypes.toSorted(
    (a, b) =>
      Number(!isShip(a)) - Number(!isShip(b)) ||
      rank(a) - rank(b) ||
      cost(a) - cost(b) ||
      unitTypes.indexOf(b) - unitTypes.indexOf(a),
  );
}

/** What a unit of the type adds to the hits of the side, rounded so that noise does not order anything. */
function hitsLost(arena: Arena, volleys: Volleys, seat: 0 | 1, type: UnitType, where: Where): number {
  const forces = arena.forces[seat];
  const force = arena.start[seat];
  const slot = slotOf(where, type);
  const units = Uint8Array.from(forces.of(force));
  if ((units[slot] as number) === 0) return 0;
  units[slot] = (units[slot] as number) - 1;
  units[slot + 1] = Math.min(units[slot + 1] as number, units[slot] as number);
  const fewer = forces.number(units, forces.restOf[force] as number);
  const lost = expected(arena, volleys, seat, force, where) - expected(arena, volleys, seat, fewer, where);
  return Math.round(lost * 1e9) / 1e9;
}

function expected(arena: Arena, volleys: Volleys, seat: 0 | 1, force: number, where: Where): number {
  const joint: Joint = seat === attacker ? [force, arena.start[1]] : [arena.start[0], force];
  const { plain, falls } = volleys.combat(seat, joint, { where, round: 2 });
  return plain ? mean(plain) : falls.reduce((sum, { chance, hits }) => sum + chance * hits, 0);
}

/** Resources that one unit is worth. */
export function costOf({ g, forces, start }: Arena, seat: 0 | 1, type: UnitType): number {
  const units = forces[seat].of(start[seat]);
  if (['space', 'ground'].every((where) => units[slotOf(where as Where, type)] === 0)) return 0;
  const { cost, perCost } = figures(g, seat, type);
  return (cost ?? 0) / perCost;
}
