/** What battles of Eclipse will probably bring, worked out without rolling dice. */
import { damageOf, type Ratings } from '@orrery/eclipse/queries';

/** Ships of one type of one owner; the damage that each has taken already. */
export interface Squadron {
  readonly ratings: Ratings;
  readonly damages: readonly number[];
}

export type Side = readonly Squadron[];

export interface Forecast {
  /** The chance that only ships of the attacker are left. */
  readonly wins: number;
  /** The share of its ships that each side is expected to have at the end. */
  readonly attackersLeft: number;
  readonly defendersLeft: number;
}

/** After so many rounds a battle that is not over is taken to end as those that are. */
const ROUNDS = 7;
/** Chances below this are not followed up. */
const NEGLIGIBLE = 0.02;
/** Forecasts that are remembered; the same fleets are looked at again and again. */
const REMEMBERED = 4000;

const remembered = new Map<string, Forecast>();

/** A battle to the end: nobody retreats. */
export function forecast(attacker: Side, defender: Side): Forecast {
  const key = `${keyOf(attacker)}|${keyOf(defender)}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const found = fight(new Fleet(attacker), new Fleet(defender));
  remembered.set(key, found);
  return found;
}

function keyOf(side: Side): string {
  let key = '';
  for (const { ratings, damages } of side) {
    const { initiative, computer, shield, hull, cannons, missiles } = ratings;
    key += `${initiative},${computer},${shield},${hull},`;
    for (const { colour, count } of cannons) key += `${colour}${count}`;
    key += '*';
    for (const { colour, count } of missiles) key += `${colour}${count}`;
    key += `:${damages.join()};`;
  }
  return key;
}

interface Die {
  readonly damage: number;
  readonly count: number;
}

interface Ship {
  readonly squadron: number;
  readonly shield: number;
  readonly life: number;
}

/** A side as a row of ships that are shot down one after the other, so that the damage taken tells which are left. */
class Fleet {
  readonly computers: readonly number[];
  readonly initiatives: readonly number[];
  readonly cannons: readonly (readonly Die[])[];
  readonly missiles: readonly (readonly Die[])[];
  /** Damage that destroys the whole fleet. */
  readonly life: number;
  readonly ships: readonly Ship[];
  /** By damage taken: the ship that is shot at, what it can still take, and how many ships of each squadron are left. */
  readonly targets: Ship[] = [];
  readonly rests: number[] = [];
  readonly left: number[][] = [];

  constructor(side: Side) {
    this.computers = side.map(({ ratings }) => ratings.computer);
    this.initiatives = side.map(({ ratings }) => ratings.initiative);
    this.cannons = side.map(({ ratings }) => diceOf(ratings.cannons));
    this.missiles = side.map(({ ratings }) => diceOf(ratings.missiles));
    const ships = side.flatMap(({ ratings, damages }, squadron) =>
      damages.map((damage) => ({ squadron, shield: ratings.shield, life: Math.max(1, ratings.hull + 1 - damage) })),
    );
    // Who does most harm for what it can take is shot at first.
    const threats = this.cannons.map((dice, squadron) => dealt(dice) * (1 + (this.computers[squadron] ?? 0)));
    this.ships = ships.sort((a, b) => (threats[b.squadron] ?? 0) / b.life - (threats[a.squadron] ?? 0) / a.life);
    const counts = side.map(({ damages }) => damages.length);
    for (const ship of this.ships) {
      for (let rest = ship.life; rest > 0; rest--) {
        this.targets.push(ship);
        this.rests.push(rest);
        this.left.push([...counts]);
      }
      counts[ship.squadron] = (counts[ship.squadron] ?? 0) - 1;
    }
    this.left.push(counts);
    this.life = this.targets.length;
  }

  shipsLeft(taken: number): number {
    return (this.left[taken] ?? []).reduce((sum, count) => sum + count, 0);
  }

  get isArmed(): boolean {
    return this.cannons.some((dice) => dice.length > 0);
  }
}

function diceOf(weapons: Ratings['cannons']): Die[] {
  return weapons.map(({ colour, count }) => ({ damage: damageOf[colour], count }));
}

function dealt(dice: readonly Die[]): number {
  return dice.reduce((sum, { damage, count }) => sum + damage * count, 0);
}

/** The chance of each pair of damages: attacker's times (defender's life + 1) plus defender's. */
type Chances = Float64Array;

function fight(attacker: Fleet, defender: Fleet): Forecast {
  let chances: Chances = new Float64Array((attacker.life + 1) * (defender.life + 1));
  chances[0] = 1;
  const order = turns(attacker, defender);
  for (const turn of order) chances = volley(chances, attacker, defender, turn, 'missiles');
  if (attacker.isArmed || defender.isArmed) {
    for (let round = 0; round < ROUNDS; round++) {
      for (const turn of order) chances = volley(chances, attacker, defender, turn, 'cannons');
      if (undecided(chances, attacker, defender) < NEGLIGIBLE) break;
    }
  }
  return summary(chances, attacker, defender);
}

interface Turn {
  readonly attacks: boolean;
  readonly squadron: number;
}

/** Descending initiative; the defender is first when it is equal (initiative.2). */
function turns(attacker: Fleet, defender: Fleet): Turn[] {
  const all = [
    ...defender.initiatives.map((initiative, squadron) => ({ attacks: false, squadron, initiative })),
    ...attacker.initiatives.map((initiative, squadron) => ({ attacks: true, squadron, initiative })),
  ];
  return all.sort((a, b) => b.initiative - a.initiative);
}

/** What the dice of one squadron do to all that may have happened so far. */
function volley(
  chances: Chances,
  attacker: Fleet,
  defender: Fleet,
  { attacks, squadron }: Turn,
  weapons: 'cannons' | 'missiles',
): Chances {
  const [own, other] = attacks ? [attacker, defender] : [defender, attacker];
  const dice = own[weapons][squadron] ?? [];
  if (dice.length === 0) return chances;
  const width = defender.life + 1;
  const [ownStep, otherStep] = attacks ? [width, 1] : [1, width];
  const next = chances.slice();
  const known = new Map<number, readonly number[]>();
  for (let ownTaken = 0; ownTaken < own.life; ownTaken++) {
    const ships = own.left[ownTaken]?.[squadron] ?? 0;
    if (ships === 0) continue;
    for (let taken = 0; taken < other.life; taken++) {
      const at = ownTaken * ownStep + taken * otherStep;
      const chance = chances[at] ?? 0;
      if (chance < 1e-4) continue;
      const shield = other.targets[taken]?.shield ?? 0;
      const rest = other.rests[taken] ?? 1;
      const key = (ships * 64 + shield) * 64 + rest;
      let damages = known.get(key);
      if (damages === undefined) {
        damages = damagesOf(dice, ships, hitChance(own.computers[squadron] ?? 0, shield), rest);
        known.set(key, damages);
      }
      next[at] = (next[at] ?? 0) - chance;
      for (const [damage, share] of damages.entries()) {
        const where = ownTaken * ownStep + Math.min(other.life, taken + damage) * otherStep;
        next[where] = (next[where] ?? 0) + chance * share;
      }
    }
  }
  return next;
}

/** The burst always hits, the blank never; of the four numbers those that the computers lift to 6 (attack-dice.4 to .6). */
export function hitChance(computer: number, shield: number): number {
  return (1 + Math.min(4, Math.max(0, computer - shield))) / 6;
}

/** The chance of each damage. What a die deals beyond the life of the first target is lost (damage.3). */
function damagesOf(dice: readonly Die[], ships: number, hit: number, rest: number): number[] {
  let found = [1];
  for (const { damage, count } of dice) {
    const step = Math.min(damage, rest);
    for (let die = 0; die < count * ships; die++) {
      const next = new Array<number>(found.length + step).fill(0);
      for (const [sum, chance] of found.entries()) {
        next[sum] = (next[sum] ?? 0) + chance * (1 - hit);
        next[sum + step] = (next[sum + step] ?? 0) + chance * hit;
      }
      found = next;
    }
  }
  return found;
}

function undecided(chances: Chances, attacker: Fleet, defender: Fleet): number {
  let sum = 0;
  for (let a = 0; a < attacker.life; a++)
    for (let d = 0; d < defender.life; d++) sum += chances[a * (defender.life + 1) + d] ?? 0;
  return sum;
}

function summary(chances: Chances, attacker: Fleet, defender: Fleet): Forecast {
  let wins = 0;
  let losses = 0;
  let attackersLeft = 0;
  let defendersLeft = 0;
  for (let a = 0; a <= attacker.life; a++) {
    for (let d = 0; d <= defender.life; d++) {
      const chance = chances[a * (defender.life + 1) + d] ?? 0;
      if (d === defender.life) wins += chance;
      else if (a === attacker.life) losses += chance;
      attackersLeft += chance * attacker.shipsLeft(a);
      defendersLeft += chance * defender.shipsLeft(d);
    }
  }
  return {
    wins: wins + (1 - wins - losses) * endgame(attacker, defender, wins, losses),
    attackersLeft: attackersLeft / Math.max(1, attacker.ships.length),
    defendersLeft: defendersLeft / Math.max(1, defender.ships.length),
  };
}

/** The chance of the attacker in a battle that goes on: without weapons it has to leave (stalemate.1). */
function endgame(attacker: Fleet, defender: Fleet, wins: number, losses: number): number {
  if (!attacker.isArmed) return 0;
  if (!defender.isArmed) return 1;
  return wins + losses > 0 ? wins / (wins + losses) : 0.5;
}
