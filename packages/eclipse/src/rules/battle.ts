/** Catalogue: battle-order.2, battle-order.8, engagement, stalemate. The battles of one sector. */
import type { Rules, Seat } from '@orrery/kernel';
import type { ShipType } from '../content/blueprints.ts';
import type { SectorId } from '../content/sectors.ts';
import type { Battle, Eclipse, Owner } from '../state.ts';
import { choose, decline, option, tell, the, whose, words } from '../words.ts';
import { attack } from './attack.ts';
import { nextPairing, orderOfEntry, type Pairing } from './battle-order.ts';
import { ratings } from './blueprints.ts';
import { destroy, fighter, squadronShips } from './damage.ts';
import { following, initiativeOrder, type Squadron } from './initiative.ts';
import { fireMissiles } from './missiles.ts';
import { drawReputation } from './reputation.ts';
import {
  blockedRetreats,
  completeRetreat,
  completeRetreats,
  noteFlight,
  refuges,
  retreatOf,
  startRetreat,
} from './retreat.ts';
import { at, isNpc, isPlayerShip, player, shipsOf } from './table.ts';

/** Pairing after pairing until no opponents are left in the sector. */
export function* battleIn(g: Eclipse, id: SectorId): Rules {
  let pairing = nextPairing(g, id);
  if (pairing === null) return;
  const battle = beginBattle(g, id, pairing);
  for (; pairing !== null; pairing = nextPairing(g, id)) yield* fight(g, battle, pairing);
  yield* drawReputation(g, battle);
  returnDestroyedShips(g, battle);
  g.battle = null;
  g.roll = null;
}

function beginBattle(g: Eclipse, sector: SectorId, { attacker, defender }: Pairing): Battle {
  const players: Owner[] = orderOfEntry(g, sector);
  const npcs = at(g, sector).ships.flatMap(({ owner }) => (isNpc(owner) ? [owner] : []));
  const fighters = [...players, ...new Set(npcs)].map((owner) => ({
    owner,
    destroyed: [],
    fled: false,
    stood: false,
  }));
  g.battle = { sector, attacker, defender, round: 0, queue: [], retreats: [], fighters };
  return g.battle;
}

/** Two opponents fight until one of them has no ship left in the sector. */
function* fight(g: Eclipse, battle: Battle, { attacker, defender }: Pairing): Rules {
  Object.assign(battle, { attacker, defender, round: 0, queue: [], retreats: [] } satisfies Partial<Battle>);
  const sides = [fighter(battle, attacker), fighter(battle, defender)];
  for (const side of sides) side.fled = false;
  tell(g, 'eclipse.battle', {
    attacker: whose(attacker),
    defender: whose(defender),
    sector: the.sector(battle.sector),
  });
  const order = yield* initiativeOrder(g, battle);
  yield* fireMissiles(g, battle, order);
  while (!isOver(g, battle)) {
    battle.round++;
    if (isStalemate(g, battle)) yield* endStalemate(g, battle, attacker);
    else yield* engagementRound(g, battle, order);
  }
  completeRetreats(g, battle);
  for (const side of sides) side.stood ||= !side.fled; // reputation.8
}

function isOver(g: Eclipse, { attacker, defender, sector }: Battle): boolean {
  return [attacker, defender].some((owner) => shipsOf(g, owner, sector).length === 0);
}

/** Each type of both sides acts once, if it is still there (engagement.1, engagement.3). */
function* engagementRound(g: Eclipse, battle: Battle, order: readonly Squadron[]): Rules {
  battle.queue = [...order];
  tell(g, 'eclipse.engagement-round', { round: battle.round, sector: the.sector(battle.sector) });
  for (let [next] = battle.queue; next !== undefined; next = following(battle)) {
    if (squadronShips(g, battle, next).length === 0) continue;
    yield* activate(g, battle, next);
    noteFlight(g, battle);
    if (isOver(g, battle)) break;
  }
  battle.queue = [];
}

/** The ships attack, start to retreat, or complete their retreat (engagement.2). */
function* activate(g: Eclipse, battle: Battle, squadron: Squadron): Rules {
  const retreat = retreatOf(battle, squadron);
  if (retreat) return completeRetreat(g, battle, retreat); // retreat.4
  const { owner, type } = squadron;
  const { cannons } = ratings(g, owner, type);
  if (!isNpc(owner) && isPlayerShip(type)) {
    const to = yield* chooseActivation(g, battle, owner, type, cannons.length > 0);
    if (to !== null) {
      startRetreat(g, battle, owner, type, to);
      return;
    }
  }
  if (cannons.length > 0) yield* attack(g, battle, squadron, cannons);
}

/** Where to retreat to, or null to attack. */
function chooseActivation(
  g: Eclipse,
  battle: Battle,
  seat: Seat,
  type: ShipType,
  armed: boolean,
): Rules<SectorId | null> {
  const { sector, round } = battle;
  const { length: count } = squadronShips(g, battle, { owner: seat, type });
  return choose(
    seat,
    words('eclipse.activate-ships', { type: the.ship(type), count, round }),
    [
      armed
        ? option('attack', null, 'eclipse.attack', { type: the.ship(type), count })
        : decline('attack', null, 'eclipse.hold'),
      ...retreatOptions(g, sector, seat, type),
    ],
    { blocked: () => blockedRetreats(g, seat, type, sector) },
  );
}

function retreatOptions(g: Eclipse, from: SectorId, seat: Seat, type: ShipType) {
  return refuges(g, seat, type, from).map((to) =>
    option<SectorId | null>(`retreat:${to}`, to, 'eclipse.retreat-to', { sector: the.sector(to) }, `sector:${to}`),
  );
}

/** Nobody can hurt anybody: no ship of either side has a weapon but missiles (stalemate.1). */
function isStalemate(g: Eclipse, { attacker, defender, sector }: Battle): boolean {
  return at(g, sector).ships.every(
    ({ owner, type }) => (owner !== attacker && owner !== defender) || ratings(g, owner, type).cannons.length === 0,
  );
}

/** The attacker goes: each type retreats or is destroyed, which counts for the opponent (stalemate.2). */
function* endStalemate(g: Eclipse, battle: Battle, seat: Seat): Rules {
  tell(g, 'eclipse.stalemate', { seat: the.seat(seat), sector: the.sector(battle.sector) });
  const types = [...new Set(shipsOf(g, seat, battle.sector).map(({ type }) => type))].filter(isPlayerShip);
  for (const type of types) {
    const started = retreatOf(battle, { owner: seat, type });
    const to = started?.to ?? (yield* chooseEnd(g, battle, seat, type));
    if (to !== null) completeRetreat(g, battle, started ?? startRetreat(g, battle, seat, type, to));
    else for (const ship of squadronShips(g, battle, { owner: seat, type })) destroy(g, battle, battle.defender, ship);
  }
  noteFlight(g, battle);
}

function chooseEnd(g: Eclipse, battle: Battle, seat: Seat, type: ShipType): Rules<SectorId | null> {
  const { length: count } = squadronShips(g, battle, { owner: seat, type });
  return choose(
    seat,
    words('eclipse.end-stalemate', { type: the.ship(type), count }),
    [
      option<SectorId | null>('destroy', null, 'eclipse.scuttle', { type: the.ship(type), count }),
      ...retreatOptions(g, battle.sector, seat, type),
    ],
    { blocked: () => blockedRetreats(g, seat, type, battle.sector) },
  );
}

/** reputation.9 */
function returnDestroyedShips(g: Eclipse, { fighters }: Battle): void {
  for (const { owner, type } of fighters.flatMap(({ destroyed }) => destroyed)) {
    if (!isNpc(owner) && isPlayerShip(type)) player(g, owner).supply[type]++;
  }
}
