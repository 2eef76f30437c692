/** Catalogue: battle.7–battle.13. The attacker assigns every hit (battle.11). */
import type { Option, Rules, Seat } from '@orrery/kernel';
import type { SystemId } from '../content/map.ts';
import { planetTypes } from '../figures.ts';
import type { Arcs, Battle, Building, Ruin } from '../state.ts';
import { choose, option, the, words } from '../words.ts';
import { hitBuilding, hitShip } from './pieces.ts';
import { buildingArgs, buildingKey, buildingRef, buildingsAt, damagedAt, freshAt, shipsAt } from './table.ts';

type Target = 'fresh' | 'damaged' | Building;

/** Hits on attacking ships; those without a target are lost (battle.12). */
export function* hitAttackers(g: Arcs, b: Battle, hits: number): Rules {
  for (let i = 0; i < hits && b.attackers > 0; i++) {
    const targets = shipTargets(g, b.attacker, b.system);
    const target = yield* chooseTarget(g, b.attacker, targets, b.attacker, b.system, hits - i);
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
    const target = yield* chooseTarget(g, b.attacker, targets, b.defender, b.system, hits - i);
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
    const target = yield* chooseTarget(g, by, targets, owner, id, hits - i);
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

/** `left`: how many hits of this kind are still to be assigned, with this one. */
function* chooseTarget(
  g: Arcs,
  by: Seat,
  targets: readonly Target[],
  owner: Seat,
  id: SystemId,
  left: number,
): Rules<Target> {
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
    return option(
      `hit:${target.kind}.${buildingKey(target)}`,
      target,
      'arcs.hit.building',
      buildingArgs(g, id, target),
      buildingRef(id, target),
    );
  });
  return yield* choose(by, words('arcs.hit', { owner: the.seat(owner), system: the.system(id), left }), options);
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
