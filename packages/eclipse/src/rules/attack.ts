/** Catalogue: attack-dice, damage.3, damage.4. Ships attack, and their owner assigns the dice. */
import type { Blocked, Rules, Seat } from '@orrery/kernel';
import { ask } from '../content/registry.ts';
import { damageOf } from '../content/tracks.ts';
import type { Weapon } from '../figures.ts';
import type { Battle, Eclipse, Ship } from '../state.ts';
import { blocked, choose, option, the, words } from '../words.ts';
import { ratings } from './blueprints.ts';
import { enemies, squadronShips, strike } from './damage.ts';
import { type Die, rollDice, wouldHit } from './dice.ts';
import { shipTarget, shipWords } from './fleet.ts';
import type { Squadron } from './initiative.ts';
import { assignByRule } from './npc-combat.ts';
import { at, isNpc } from './table.ts';

/** The ships of a type attack together with these weapons (attack-dice.1). */
export function* attack(g: Eclipse, battle: Battle, squadron: Squadron, weapons: readonly Weapon[]): Rules {
  const { owner } = squadron;
  const dice = rollDice(g, squadron, weapons, squadronShips(g, battle, squadron).length, battle.sector);
  if (isNpc(owner)) {
    assignByRule(g, battle, squadron, dice);
    return;
  }
  for (const die of dice) {
    if (splits(g, owner, die)) yield* divideHit(g, battle, squadron, owner, die);
    else yield* assignDie(g, battle, squadron, owner, die);
    die.used = true;
  }
}

/** All damage goes to one ship, and what it does not need is lost (attack-dice.3, damage.3). */
function* assignDie(g: Eclipse, battle: Battle, squadron: Squadron, seat: Seat, die: Die): Rules {
  const targets = enemies(g, battle, seat);
  if (!targets.some((ship) => wouldHit(g, squadron, die, ship))) return;
  const target = yield* chooseTarget(g, battle, squadron, seat, die, targets, damageOf[die.colour]);
  if (wouldHit(g, squadron, die, target)) strike(g, battle, squadron, target, damageOf[die.colour]);
}

/** Point by point among the ships that the die would hit (damage.4). */
function* divideHit(g: Eclipse, battle: Battle, squadron: Squadron, seat: Seat, die: Die): Rules {
  for (let points = damageOf[die.colour] as number; points > 0; points--) {
    const targets = enemies(g, battle, seat).filter((ship) => wouldHit(g, squadron, die, ship));
    if (targets.length === 0) return;
    strike(g, battle, squadron, yield* chooseTarget(g, battle, squadron, seat, die, targets, 1, points), 1);
  }
}

function splits(g: Eclipse, seat: Seat, { part }: Die): boolean {
  return part !== null && ask(g, seat, 'dividesDamage', false, part);
}

/** What is said of a ship that may be hit. */
function hitArgs(g: Eclipse, { owner, type, damage }: Ship, dealt: number) {
  const { hull } = ratings(g, owner, type);
  const left = hull - damage - dealt;
  return { type: the.ship(type), damage, hull, isDestroyed: left < 0, left: Math.max(0, left) };
}

/** Equal ships are one option. `left`: the points of the die that are not dealt yet. */
function chooseTarget(
  g: Eclipse,
  battle: Battle,
  squadron: Squadron,
  seat: Seat,
  die: Die,
  targets: readonly Ship[],
  damage: number,
  left = damage,
): Rules<Ship> {
  const kinds = new Map<string, Ship>();
  for (const ship of targets) {
    const id = `${ship.type}:${ship.damage}`;
    if (!kinds.has(id)) kinds.set(id, ship);
  }
  return choose(
    seat,
    words('eclipse.assign-die', { colour: the.colour(die.colour), face: the.face(die.face), damage, left }),
    [...kinds].map(([id, ship]) =>
      option(
        id,
        ship,
        wouldHit(g, squadron, die, ship) ? 'eclipse.hit-target' : 'eclipse.miss-target',
        hitArgs(g, ship, damage),
        shipTarget(battle.sector, ship),
      ),
    ),
    { blocked: () => blockedTargets(g, battle, seat, targets) },
  );
}

/** Ships that fight in another battle, and those that a divided hit would miss. */
function blockedTargets(g: Eclipse, { sector, attacker, defender }: Battle, seat: Seat, targets: readonly Ship[]) {
  const found = new Map<string, Blocked>();
  for (const ship of at(g, sector).ships) {
    const { owner, type } = ship;
    if (owner === seat || targets.includes(ship)) continue;
    const target = shipTarget(sector, ship);
    const args = { ship: shipWords(owner, type) };
    const fights = owner === attacker || owner === defender;
    if (fights) found.set(target, blocked('damage.4', 'eclipse.why.would-miss', args, target));
    else
      found.set(
        target,
        blocked(isNpc(owner) ? 'battle-order.4' : 'battle-order.3', 'eclipse.why.other-battle', args, target),
      );
  }
  return [...found.values()];
}
