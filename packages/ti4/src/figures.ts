/**
 * Figures that the rules and the table page both need, as pure functions of what lies on the table; a state and a view will
 * do. What cards change is part of the view instead (`units`, `resources`, `tradeGoodWorth`, `outlook`).
 */
import type { Seat } from '@orrery/kernel';
import { type UnitType, unitClass } from './content/unit-types.ts';
import type { UnitFigures } from './content/units.ts';
import type { Group, Note, Roll } from './state.ts';

export { layouts, type Position, positions } from './content/layouts.ts';
export { mapStringOf } from './content/map-string.ts';
export { unitClass, unitTypes } from './content/unit-types.ts';

/** The figures of a player's units now. */
export type UnitOf = (type: UnitType) => UnitFigures;

/** Units of all players in one place. */
export type Groups = readonly Pick<Group, 'seat' | 'type' | 'count'>[];

/** How units are listed: what counts most comes first. */
export const strongestFirst: readonly UnitType[] = [
  'war-sun',
  'flagship',
  'dreadnought',
  'carrier',
  'cruiser',
  'destroyer',
  'fighter',
  'infantry',
  'pds',
  'space-dock',
];

export function countOf(groups: Groups, seat: Seat, type: UnitType): number {
  for (const group of groups) if (group.seat === seat && group.type === type) return group.count;
  return 0;
}

/** The combined capacity of a player's units in a space area. */
export function capacityOf(space: Groups, seat: Seat, unitOf: UnitOf): number {
  let sum = 0;
  for (const group of space) if (group.seat === seat) sum += unitOf(group.type).capacity * group.count;
  return sum;
}

/** Fighters that need capacity: those beyond what the player's space docks in the system look after. */
export function carriedFighters(space: Groups, seat: Seat, docks: number, unitOf: UnitOf): number {
  const fighters = countOf(space, seat, 'fighter');
  if (fighters === 0 || docks === 0) return fighters;
  return Math.max(0, fighters - docks * unitOf('space-dock').fighterAllowance);
}

/** Upgraded fighters that find no capacity and count against the fleet pool instead. */
export function fighterOverflow(space: Groups, seat: Seat, docks: number, unitOf: UnitOf): number {
  const fighters = carriedFighters(space, seat, docks, unitOf);
  if (fighters === 0 || !unitOf('fighter').freeWithinCapacity) return 0;
  const room = Math.max(0, capacityOf(space, seat, unitOf) - countOf(space, seat, 'infantry'));
  return Math.max(0, fighters - room);
}

/** What a player's ships in a system count against the fleet pool (fleet-pool.1). */
export function fleetUseOf(space: Groups, seat: Seat, docks: number, unitOf: UnitOf): number {
  let sum = 0;
  for (const { seat: of, type, count } of space) {
    if (of === seat && type !== 'fighter' && unitClass(type) === 'ship') sum += unitOf(type).fleet * count;
  }
  const overflow = fighterOverflow(space, seat, docks, unitOf);
  return overflow === 0 ? sum : sum + overflow * unitOf('fighter').fleet;
}

/** The capacity that a player's ships in a system have, and what needs it (capacity.2): more than there is will be lost. */
export function capacityMeter(space: Groups, seat: Seat, docks: number, unitOf: UnitOf) {
  const carried = carriedFighters(space, seat, docks, unitOf) - fighterOverflow(space, seat, docks, unitOf);
  return { used: countOf(space, seat, 'infantry') + carried, all: capacityOf(space, seat, unitOf) };
}

/** Fighters that are lost without capacity; upgraded ones count against the fleet pool instead (capacity.3). */
export function needyFighters(space: Groups, seat: Seat, docks: number, unitOf: UnitOf): number {
  const fighters = carriedFighters(space, seat, docks, unitOf);
  return fighters === 0 || unitOf('fighter').freeWithinCapacity ? 0 : fighters;
}

/** Units in space beyond the capacity of the player's ships (capacity.2). */
export function surplusOf(space: Groups, seat: Seat, docks: number, unitOf: UnitOf): number {
  const carried = countOf(space, seat, 'infantry') + needyFighters(space, seat, docks, unitOf);
  return carried === 0 ? 0 : Math.max(0, carried - capacityOf(space, seat, unitOf));
}

/** How many fighters must go so that nothing is lost that could be kept: for want of capacity, or of tokens in the fleet pool. */
export function fightersWithoutRoom(
  space: Groups,
  seat: Seat,
  docks: number,
  fleetLimit: number,
  unitOf: UnitOf,
): number {
  const overflow = fighterOverflow(space, seat, docks, unitOf);
  if (overflow === 0) return Math.min(needyFighters(space, seat, docks, unitOf), surplusOf(space, seat, docks, unitOf));
  const { fleet } = unitOf('fighter');
  const tooMany = fleetUseOf(space, seat, docks, unitOf) - fleetLimit;
  return fleet === 0 || tooMany <= 0 ? 0 : Math.min(overflow, Math.ceil(tooMany / fleet));
}

/** What units cost together: those that come in pairs are counted together, and a single one costs as much as two. */
export function costOfUnits(
  orders: readonly { readonly type: UnitType; readonly count: number }[],
  unitOf: UnitOf,
  perCost: (type: UnitType) => number,
): number {
  const counts = new Map<UnitType, number>();
  for (const { type, count } of orders) counts.set(type, (counts.get(type) ?? 0) + count);
  let sum = 0;
  for (const [type, count] of counts) sum += (unitOf(type).cost ?? 0) * Math.ceil(count / perCost(type));
  return sum;
}

/** What a force is worth at a glance: its dice in a round of combat, the hits expected of them, and those that it can take. */
export function forceOf(groups: readonly Omit<Group, 'seat'>[], unitOf: UnitOf) {
  const force = { dice: 0, hits: 0, absorbs: 0, cost: 0 };
  for (const { type, count, damaged } of groups) {
    const { combat, sustainDamage, cost, perCost } = unitOf(type);
    force.dice += count * (combat?.dice ?? 0);
    force.hits += count * (combat ? (combat.dice * (11 - combat.value)) / 10 : 0);
    force.absorbs += count + (sustainDamage ? count - damaged : 0);
    force.cost += ((cost ?? 0) * count) / perCost;
  }
  return force;
}

/** The hits of a roll: those of its dice, and what abilities add. */
export function hitsOf({
  dice,
  extraHits,
}: {
  dice: readonly Pick<Roll['dice'][number], 'hits'>[];
  extraHits: number;
}) {
  return dice.reduce((sum, { hits }) => sum + hits, extraHits);
}

/** A readied planet as one thinks of it while paying: its worth, and what is lost of the other currency with it. */
export interface Payer<Id extends string> {
  readonly id: Id;
  readonly worth: number;
  readonly other: number;
}

export interface Purse<Id extends string> {
  readonly planets: readonly Payer<Id>[];
  readonly tradeGoods: number;
  readonly tradeGoodWorth: number;
}

export interface Paid<Id extends string> {
  readonly planets: readonly Id[];
  readonly tradeGoods: number;
}

/** What Leadership asks for a command token. */
export const influencePerToken = 3;

/** What a payment brings. */
export function sumOf<Id extends string>({ planets, tradeGoodWorth }: Purse<Id>, paid: Paid<Id>): number {
  let sum = paid.tradeGoods * tradeGoodWorth;
  for (const { id, worth } of planets) if (paid.planets.includes(id)) sum += worth;
  return sum;
}

/** How much each way to lose something is minded: trade goods most, then what is paid too much, then the other currency. */
const minded = { tradeGood: 10, surplus: 2, other: 1 };

/** The payment of at least so much that is missed least, or null if all together is too little. */
export function suggestPayment<Id extends string>(purse: Purse<Id>, due: number): Paid<Id> | null {
  interface Way {
    readonly sum: number;
    readonly other: number;
    readonly planets: readonly Id[];
  }
  // The best way for each sum will do, and no sum needs another planet once it suffices.
  const best = new Map<number, Way>([[0, { sum: 0, other: 0, planets: [] }]]);
  for (const { id, worth, other } of purse.planets) {
    if (worth === 0) continue;
    for (const way of [...best.values()]) {
      if (way.sum >= due) continue;
      const next = { sum: way.sum + worth, other: way.other + other, planets: [...way.planets, id] };
      const known = best.get(next.sum);
      if (known === undefined || next.other < known.other) best.set(next.sum, next);
    }
  }
  let found: Paid<Id> | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { sum, other, planets } of best.values()) {
    const tradeGoods = Math.max(0, Math.ceil((due - sum) / purse.tradeGoodWorth));
    if (tradeGoods > purse.tradeGoods) continue;
    const surplus = sum + tradeGoods * purse.tradeGoodWorth - due;
    const loss = tradeGoods * minded.tradeGood + surplus * minded.surplus + other * minded.other;
    if (loss < least) [least, found] = [loss, { planets, tradeGoods }];
  }
  return found;
}

/** What everybody sees of a player's notes. */
interface NoteHolder {
  readonly eliminated: boolean;
  readonly foreignNotes: number;
  readonly notesInPlay: readonly Note[];
}

/** Notes that a player might have in hand, as far as somebody with `own` notes knows. `notesOf`: those that belong to a seat. */
export function possibleNotes(
  players: readonly NoteHolder[],
  own: readonly Note[],
  holder: Seat,
  notesOf: (seat: Seat) => readonly Note[],
): Note[] {
  const isForeignPossible = (players[holder]?.foreignNotes ?? 0) > 0;
  const seen = [...own, ...players.flatMap(({ notesInPlay }) => notesInPlay)];
  return players.flatMap(({ eliminated }, owner) => {
    if (eliminated || (owner !== holder && !isForeignPossible)) return [];
    return notesOf(owner).filter(({ id, of }) => !seen.some((each) => each.id === id && each.of === of));
  });
}
