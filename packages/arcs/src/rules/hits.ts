/** Catalogue: battle.7–battle.13. The attacker assigns every hit (battle.11). */
import { choose, type Option, type Rules, type Seat } from '@orrery/kernel';
import type { SystemId } from '../content/map.ts';
import { planetTypes } from '../figures.ts';
import type { Arcs, Battle, Building, Ruin } from '../state.ts';
import { option, the, words } from '../words.ts';
import { hitBuilding, hitShip } from './pieces.ts';
import { buildingKey, buildingRef, buildingsAt, damagedAt, freshAt, shipsAt } from './table.ts';

type Target = 'fresh' | 'damaged' | Building;

/** Hits on attacking ships; those without a target are lost (battle.12). */
export function* hitAttackers(g: Arcs, b: Battle, hits: number): Rules {
  for (let i = 0; i < hits && b.attackers > 0; i++) {
    const target = yield* chooseTarget(b.attacker, shipTargets(g, b.attacker, b.system), b.attacker, b.system);
    if (hitShip(g, b.defender, b.attacker, b.system, target === 'damaged')) b.attackers--;
  }
}

/** Hits on the defender's ships, then on buildings when no ship is left (battle.9). */
export function* assignHits(g: Arcs, b: Battle, hits: number): Rules {
  const struck = yield* strike(g, b.attacker, b.defender, b.system, hits);
  b.taken += struck.taken;
  b.ruins.push(...struck.ruins);
}

export function* hitDefendingBuildings(g: Arcs, b: Battle, hits: number): Rules {
  for (let i = 0; i < hits; i++) {
    const targets = buildingTargets(g, b.defender, b.system);
    if (targets.length === 0) return;
    const target = yield* chooseTarget(b.attacker, targets, b.defender, b.system);
    const struck = yield* hit(g, b.attacker, b.defender, b.system, target);
    b.taken += struck.taken;
    b.ruins.push(...struck.ruins);
  }
}

export interface Struck {
  readonly taken: number;
  readonly ruins: readonly Ruin[];
}

/** Deals hits to one player's pieces in a system, ships before buildings, in battle or out of it. */
export function* strike(g: Arcs, by: Seat, owner: Seat, id: SystemId, hits: number): Rules<Struck> {
  let taken = 0;
  const ruins: Ruin[] = [];
  for (let i = 0; i < hits; i++) {
    const targets = shipsAt(g, owner, id) > 0 ? shipTargets(g, owner, id) : buildingTargets(g, owner, id);
    if (targets.length === 0) break;
    const target = yield* chooseTarget(by, targets, owner, id);
    const struck = yield* hit(g, by, owner, id, target);
    taken += struck.taken;
    ruins.push(...struck.ruins);
  }
  return { taken, ruins };
}

function* hit(g: Arcs, by: Seat, owner: Seat, id: SystemId, target: Target): Rules<Struck> {
  if (target === 'fresh' || target === 'damaged') {
    const isDestroyed = hitShip(g, by, owner, id, target === 'damaged');
    return { taken: isDestroyed ? 1 : 0, ruins: [] };
  }
  const types = planetTypes(g.systems, id);
  const isDestroyed = yield* hitBuilding(g, by, id, target);
  if (!isDestroyed) return { taken: 0, ruins: [] };
  return { taken: 1, ruins: target.kind === 'city' ? [{ system: id, owner, types }] : [] };
}

function* chooseTarget(by: Seat, targets: readonly Target[], owner: Seat, id: SystemId): Rules<Target> {
  const options = targets.map((target): Option<Target> => {
    if (typeof target === 'string') {
      return option(
        `hit:${target}`,
        target,
        target === 'fresh' ? 'arcs.hit.fresh' : 'arcs.hit.damaged',
        { owner: the.seat(owner) },
        `system:${id}`,
      );
    }
    const args = { owner: the.seat(owner), kind: the.piece(target.kind), damaged: target.damaged };
    return option(
      `hit:${target.kind}.${buildingKey(target)}`,
      target,
      'arcs.hit.building',
      args,
      buildingRef(id, target),
    );
  });
  return yield* choose(by, words('arcs.hit', { owner: the.seat(owner), system: the.system(id) }), options);
}

function shipTargets(g: Arcs, owner: Seat, id: SystemId): Target[] {
  const targets: Target[] = [];
  if (freshAt(g, owner, id) > 0) targets.push('fresh');
  if (damagedAt(g, owner, id) > 0) targets.push('damaged');
  return targets;
}

function buildingTargets(g: Arcs, owner: Seat, id: SystemId): Target[] {
  return buildingsAt(g, owner, id);
}
