/** Catalogue: missiles. */
import type { Rules } from '@orrery/kernel';
import type { Battle, Eclipse } from '../state.ts';
import { attack } from './attack.ts';
import { ratings } from './blueprints.ts';
import { squadronShips } from './damage.ts';
import { following, type Squadron } from './initiative.ts';

/** Once before the first round, by every type that has missiles and is still there in its turn. */
export function* fireMissiles(g: Eclipse, battle: Battle, order: readonly Squadron[]): Rules {
  battle.queue = order.filter((squadron) => missilesOf(g, squadron).length > 0);
  for (let [next] = battle.queue; next !== undefined; next = following(battle)) {
    if (squadronShips(g, battle, next).length === 0) continue; // missiles.3
    yield* attack(g, battle, next, missilesOf(g, next));
  }
}

function missilesOf(g: Eclipse, { owner, type }: Squadron) {
  return ratings(g, owner, type).missiles;
}
