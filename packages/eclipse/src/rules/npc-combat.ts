/** Catalogue: npc-combat. How the dice of Ancients, Guardians and the defence of the center are assigned. */
import type { NpcType, ShipType } from '../content/blueprints.ts';
import { damageOf } from '../content/tracks.ts';
import { isHit } from '../figures.ts';
import type { Battle, Eclipse } from '../state.ts';
import { ratings } from './blueprints.ts';
import { enemies, strike } from './damage.ts';
import type { Die } from './dice.ts';
import type { Squadron } from './initiative.ts';

/** The largest first; starbases, which non-players do not meet, would be last (npc-combat.4). */
const sizes: readonly ShipType[] = ['dreadnought', 'cruiser', 'interceptor', 'starbase'];

/** What the rule looks at of a ship that dice may hit. */
export interface Target {
  readonly type: ShipType | NpcType;
  readonly damage: number;
  readonly hull: number;
  readonly shield: number;
}

type Rolled = Pick<Die, 'colour' | 'face'>;

/** A die and the ship that it hits, both by their places in the lists. */
export interface Assigned {
  readonly die: number;
  readonly ship: number;
}

export function assignByRule(g: Eclipse, battle: Battle, squadron: Squadron, dice: readonly Die[]): void {
  const ships = enemies(g, battle, squadron.owner);
  const targets = ships.map(({ owner, type, damage }) => ({ ...ratings(g, owner, type), type, damage }));
  const { computer } = ratings(g, squadron.owner, squadron.type);
  for (const { die, ship } of assignedByRule(computer, dice, targets)) {
    const target = ships[ship];
    if (target) strike(g, battle, squadron, target, damageOf[(dice[die] as Die).colour]);
  }
  for (const die of dice) die.used = true;
}

/** First to destroy ships, the largest before smaller ones; what is left deals damage in the same order. */
export function assignedByRule(computer: number, dice: readonly Rolled[], targets: readonly Target[]): Assigned[] {
  const assigned: Assigned[] = [];
  const left = new Set(dice.keys());
  const damage = targets.map((target) => target.damage);
  const hit = (die: number, ship: number) => {
    assigned.push({ die, ship });
    left.delete(die);
    damage[ship] = (damage[ship] as number) + damageOf[(dice[die] as Rolled).colour];
  };
  const hits = (die: number, ship: number) =>
    isHit((dice[die] as Rolled).face, computer, (targets[ship] as Target).shield);
  const isDestroyed = (ship: number) => (damage[ship] as number) > (targets[ship] as Target).hull;
  for (const ship of bySize(targets, damage)) {
    const able = [...left].filter((die) => hits(die, ship)).sort((a, b) => worth(dice[a]) - worth(dice[b]));
    for (const die of enoughToDestroy(able, dice, targets[ship] as Target)) hit(die, ship); // npc-combat.2
  }
  for (const die of left) {
    const target = bySize(targets, damage).find((ship) => !isDestroyed(ship) && hits(die, ship));
    if (target !== undefined) hit(die, target); // npc-combat.3
  }
  return assigned;
}

/** Of ships of one size the most damaged is first, because it takes the fewest dice. */
function bySize(targets: readonly Target[], damage: readonly number[]): number[] {
  const size = (ship: number) => sizes.indexOf((targets[ship] as Target).type as ShipType);
  return [...targets.keys()].sort((a, b) => size(a) - size(b) || (damage[b] as number) - (damage[a] as number));
}

/** The lowest dice that destroy the ship, so that higher ones are left for shielded ships; none when they cannot. */
function enoughToDestroy(able: readonly number[], dice: readonly Rolled[], { damage, hull }: Target): number[] {
  let sum = damage;
  for (const [index, die] of able.entries()) {
    sum += damageOf[(dice[die] as Rolled).colour];
    if (sum > hull) return able.slice(0, index + 1);
  }
  return [];
}

function worth(die: Rolled | undefined): number {
  const face = die?.face;
  return typeof face === 'number' ? face : face === 'burst' ? 6 : 0;
}
