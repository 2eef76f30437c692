/** Catalogue: retreat, reputation.8. */
import type { Blocked, Seat } from '@orrery/kernel';
import type { NpcType, ShipType } from '../content/blueprints.ts';
import type { SectorId } from '../content/sectors.ts';
import type { Battle, Eclipse } from '../state.ts';
import { blocked, tell, the } from '../words.ts';
import { fighter, squadronShips } from './damage.ts';
import { enter, leave } from './fleet.ts';
import type { Squadron } from './initiative.ts';
import { reachable } from './map.ts';
import { at, isNpc, opponentsIn, shipsOf } from './table.ts';

type Retreat = Battle['retreats'][number];

/** Own neighbouring sectors without opponents; pinned ships may go, starbases cannot move (retreat.2, .7, .8). */
export function refuges(g: Eclipse, seat: Seat, type: ShipType | NpcType, from: SectorId): SectorId[] {
  if (type === 'starbase') return [];
  return reachable(g, seat, from).filter((to) => at(g, to).owner === seat && opponentsIn(g, seat, to).length === 0);
}

/** The ships go to the border and stay targets until they leave (retreat.1, retreat.3). */
export function startRetreat(g: Eclipse, battle: Battle, owner: Seat, type: ShipType, to: SectorId): Retreat {
  const retreat = { owner, type, to, since: battle.round, left: false };
  battle.retreats.push(retreat);
  const count = squadronShips(g, battle, retreat).length;
  tell(g, 'eclipse.starts-retreat', { seat: the.seat(owner), type: the.ship(type), count, sector: the.sector(to) });
  return retreat;
}

export function retreatOf({ retreats }: Battle, { owner, type }: Squadron): Retreat | undefined {
  return retreats.find((each) => each.owner === owner && each.type === type);
}

export function completeRetreat(g: Eclipse, battle: Battle, retreat: Retreat): void {
  const ships = squadronShips(g, battle, retreat);
  if (ships.length === 0) return;
  for (const ship of ships) {
    leave(g, battle.sector, ship);
    enter(g, retreat.to, ship);
  }
  retreat.left = true;
  tell(g, 'eclipse.retreats', {
    seat: the.seat(retreat.owner),
    type: the.ship(retreat.type),
    count: ships.length,
    from: the.sector(battle.sector),
    sector: the.sector(retreat.to),
  });
}

/** At the end of a battle, ships on their way out since an earlier round leave; the others stay (retreat.5, .6). */
export function completeRetreats(g: Eclipse, battle: Battle): void {
  for (const retreat of battle.retreats) if (retreat.since < battle.round) completeRetreat(g, battle, retreat);
}

/** Notes whose ships that are left have all tried to retreat (reputation.8). */
export function noteFlight(g: Eclipse, battle: Battle): void {
  for (const owner of [battle.attacker, battle.defender]) {
    if (isNpc(owner)) continue;
    const here = shipsOf(g, owner, battle.sector);
    const gone = battle.retreats.some((retreat) => retreat.owner === owner && retreat.left);
    if (here.length === 0 && !gone) continue;
    if (here.every((ship) => retreatOf(battle, ship) !== undefined)) fighter(battle, owner).fled = true;
  }
}

/** Where the ships cannot retreat to, and why. */
export function blockedRetreats(g: Eclipse, seat: Seat, type: ShipType, from: SectorId): Blocked[] {
  const open = refuges(g, seat, type, from);
  return reachable(g, seat, from)
    .filter((to) => !open.includes(to))
    .map((to) => blocked('retreat.2', 'eclipse.why.retreat-there', { sector: the.sector(to) }, `sector:${to}`));
}
