/** Catalogue: npc-combat. How the dice of Ancients, Guardians and the defence of the center are assigned. */
import type { ShipType } from '../content/blueprints.ts';
import { damageOf } from '../content/tracks.ts';
import type { Battle, Eclipse, Ship } from '../state.ts';
import { ratings } from './blueprints.ts';
import { enemies, strike } from './damage.ts';
import { type Die, wouldHit } from './dice.ts';
import type { Squadron } from './initiative.ts';

/** The largest first; starbases, which non-players do not meet, would be last (npc-combat.4). */
const sizes: readonly ShipType[] = ['dreadnought', 'cruiser', 'interceptor', 'starbase'];

/** First to destroy ships, the largest before smaller ones; what is left deals damage in the same order. */
export function assignByRule(g: Eclipse, battle: Battle, squadron: Squadron, dice: readonly Die[]): void {
  for (const ship of bySize(enemies(g, battle, squadron.owner))) {
    for (const die of enoughToDestroy(g, squadron, dice, ship)) hit(g, battle, squadron, die, ship); // npc-combat.2
  }
  for (const die of dice.filter(({ used }) => !used)) {
    const target = bySize(enemies(g, battle, squadron.owner)).find((ship) => wouldHit(g, squadron, die, ship));
    if (target) hit(g, battle, squadron, die, target); // npc-combat.3
    die.used = true;
  }
}

function hit(g: Eclipse, battle: Battle, squadron: Squadron, die: Die, ship: Ship): void {
  die.used = true;
  strike(g, battle, squadron, ship, damageOf[die.colour]);
}

/** Of ships of one size the most damaged is first, because it takes the fewest dice. */
function bySize(ships: readonly Ship[]): Ship[] {
  const size = ({ type }: Ship) => sizes.indexOf(type as ShipType);
  return ships.toSorted((a, b) => size(a) - size(b) || b.damage - a.damage);
}

/** The lowest dice that destroy the ship, so that higher ones are left for shielded ships; none when they cannot. */
function enoughToDestroy(g: Eclipse, squadron: Squadron, dice: readonly Die[], ship: Ship): Die[] {
  const chosen: Die[] = [];
  let damage = ship.damage;
  const { hull } = ratings(g, ship.owner, ship.type);
  for (const die of dice.filter(({ used }) => !used).sort((a, b) => worth(a) - worth(b))) {
    if (damage > hull) break;
    if (!wouldHit(g, squadron, die, ship)) continue;
    chosen.push(die);
    damage += damageOf[die.colour];
  }
  return damage > hull ? chosen : [];
}

function worth({ face }: Die): number {
  return typeof face === 'number' ? face : face === 'burst' ? 6 : 0;
}
