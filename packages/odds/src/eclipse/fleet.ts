/** The ships of a side, type by type, and what is left of them as a list of numbers. */
import { ask, type DieColour, damageOf, type Owner, type Ratings, ratings, type Weapon } from '@orrery/eclipse/battles';
import { BadConfig } from '@orrery/kernel';
import type { Craft, EclipseSide } from './battle.ts';
import { type Position, typesIn } from './position.ts';

/**
 * How many ships of each type have no damage, one point, two … and how many have retreated: `squads[k].at` is where those of a
 * type begin.
 */
export type Ships = Uint8Array;

/** Dice that are alike. */
export interface DieKind {
  readonly colour: DieColour;
  readonly damage: number;
  /** Its damage may be divided. */
  readonly divides: boolean;
  readonly count: number;
}

export interface Squad {
  readonly type: Craft;
  readonly count: number;
  readonly ratings: Ratings;
  readonly cannons: readonly DieKind[];
  readonly missiles: readonly DieKind[];
  /** Where its ships are in the list; the retreated come after those with as much damage as hull. */
  readonly at: number;
  readonly canRetreat: boolean;
}

export interface Fleet {
  readonly owner: Owner;
  readonly side: EclipseSide;
  readonly squads: readonly Squad[];
  readonly start: Ships;
}

export function fleetOf({ g, owners }: Position, index: number, side: EclipseSide): Fleet {
  const owner = owners[index] as Owner;
  const squads: Squad[] = [];
  let slots = 0;
  for (const type of typesIn(side)) {
    const figures = ratings(g, owner, type);
    const kinds = (weapons: readonly Weapon[]) => weapons.map((weapon) => kindOf(g, owner, weapon));
    squads.push({
      type,
      count: side.ships[type] as number,
      ratings: figures,
      cannons: kinds(figures.cannons),
      missiles: kinds(figures.missiles),
      at: slots,
      canRetreat: typeof owner === 'number' && type !== 'starbase' && side.hasRefuge !== false,
    });
    slots += figures.hull + 2;
  }
  const start = new Uint8Array(slots);
  for (const { type, count, at, ratings: figures } of squads) {
    for (let n = 0; n < count; n++) {
      const damage = side.damage?.[type]?.[n] ?? 0;
      if (damage > figures.hull) throw new BadConfig(`${damage} damage would have destroyed this ${type}`);
      const slot = at + damage;
      start[slot] = (start[slot] as number) + 1;
    }
  }
  return { owner, side, squads, start };
}

function kindOf(g: Position['g'], owner: Owner, { colour, count, part }: Weapon): DieKind {
  const divides = typeof owner === 'number' && part !== null && ask(g, owner, 'dividesDamage', false, part);
  return { colour, damage: damageOf[colour], divides, count };
}

/** Ships of a type that still fight. */
export function fighting(ships: Ships, { at, ratings: { hull } }: Squad): number {
  let sum = 0;
  for (let damage = 0; damage <= hull; damage++) sum += ships[at + damage] as number;
  return sum;
}

export function holdsSector({ squads }: Fleet, ships: Ships): boolean {
  return squads.some((squad) => fighting(ships, squad) > 0);
}

export function escaped(ships: Ships, { at, ratings: { hull } }: Squad): number {
  return ships[at + hull + 1] as number;
}

/** Damage that all which fight can take before the last is destroyed. */
export function healthOf({ squads }: Fleet, ships: Ships): number {
  let health = 0;
  for (const { at, ratings } of squads) {
    for (let damage = 0; damage <= ratings.hull; damage++) {
      health += (ships[at + damage] as number) * (ratings.hull + 1 - damage);
    }
  }
  return health;
}

/** A ship with so much damage takes more: it is gone when that is more than its hull (damage.2). */
export function struck(ships: Ships, { at, ratings: { hull } }: Squad, damage: number, more: number): Ships {
  const after = ships.slice();
  after[at + damage] = (after[at + damage] as number) - 1;
  if (damage + more <= hull) after[at + damage + more] = (after[at + damage + more] as number) + 1;
  return after;
}

/** All ships of the type have retreated. */
export function withdrawn(ships: Ships, { at, ratings: { hull } }: Squad): Ships {
  const after = ships.slice();
  for (let damage = 0; damage <= hull; damage++) {
    after[at + hull + 1] = (after[at + hull + 1] as number) + (after[at + damage] as number);
    after[at + damage] = 0;
  }
  return after;
}

/** All ships of the type are destroyed. */
export function scuttled(ships: Ships, { at, ratings: { hull } }: Squad): Ships {
  return ships.slice().fill(0, at, at + hull + 1);
}
