/** What is told of the ends of a battle. */
import { type BearerKey, type UnitType, unitTypes } from '@orrery/ti4/battles';
import type { Odds } from '../index.ts';
import type { Fight } from './fight.ts';
import type { Flow } from './flows.ts';
import { slotOf, type Where } from './forces.ts';
import type { LossOrder } from './losses.ts';
import type { Means } from './means.ts';
import { costOf } from './orders.ts';
import { attacker, defender } from './position.ts';

type Counts = Partial<Record<UnitType, number>>;

/** What a side may be left with. */
export interface Left {
  readonly chance: number;
  readonly space: Counts;
  /** How many of those in space are damaged. */
  readonly damaged: Counts;
  readonly ground: Counts;
}

export interface SideOdds {
  /** Units are lost in this order, after all that can sustain damage have done so. */
  readonly order: LossOrder;
  /**
   * What the order goes by: fewest expected hits, what was stated, or (then `order` tells nothing) the best for each state of
   * the battle. Where the best was wanted and cannot be worked out it is the usual one.
   */
  readonly orderIs: 'usual' | 'stated' | 'best';
  /** The likeliest first. */
  readonly left: readonly Left[];
  /** The chance of each number of units that are left, from none on. */
  readonly unitsLeft: { readonly [type in UnitType]?: readonly number[] };
  /** Resources lost on average. */
  readonly lost: number;
}

export interface RoundOdds extends Odds {
  /** The combat goes on. */
  readonly open: number;
  readonly attacker: Counts;
  readonly defender: Counts;
}

/** `win`: the attacker wins the space combat, or takes the planet if there is an invasion. `draw`: everybody is lost who fought for it. */
export interface Ti4Odds extends Odds {
  readonly until: 'space' | 'invasion';
  /** The fight in space by itself. */
  readonly space: Odds;
  /** The attacker takes the planet; null without an invasion. */
  readonly planetFalls: number | null;
  /** The part of `draw` in which neither side ever hurts the other again. */
  readonly endless: number;
  readonly attacker: SideOdds;
  readonly defender: SideOdds;
  /** After each round of the space combat: how it stands, and what is left on average. */
  readonly rounds: readonly RoundOdds[];
  /** States that were looked at. */
  readonly states: number;
  /** What a side has that the odds leave out, and why. */
  readonly leftOut: readonly { readonly what: BearerKey; readonly why: string }[];
}

export function sum(flows: readonly Flow[]): number {
  return flows.reduce((all, { chance }) => all + chance, 0);
}

/** Who has anything left that fights. */
export function shares(fight: Fight, flows: readonly Flow[], endless: number): Odds {
  let [win, draw, loss] = [0, endless, 0];
  for (const { chance, joint } of flows) {
    if (fight.hasFighters(attacker, joint)) win += chance;
    else if (fight.hasFighters(defender, joint)) loss += chance;
    else draw += chance;
  }
  return { win, draw, loss };
}

export function sideOdds(means: Means, seat: 0 | 1, orderIs: SideOdds['orderIs'], flows: readonly Flow[]): SideOdds {
  const { arena, casualties } = means;
  const forces = arena.forces[seat];
  const chances = new Map<string, { chance: number; force: number }>();
  for (const { chance, joint } of flows) {
    const key = forces.of(joint[seat]).join();
    const known = chances.get(key);
    if (known) known.chance += chance;
    else chances.set(key, { chance, force: joint[seat] });
  }
  const likeliest = [...chances.values()].sort((a, b) => b.chance - a.chance || a.force - b.force);
  const begun = forces.of(arena.start[seat]);
  const unitsLeft: { [type in UnitType]?: number[] } = {};
  let lost = 0;
  for (const type of unitTypes) {
    const count = (units: Uint8Array) =>
      (units[slotOf('space', type)] as number) + (units[slotOf('ground', type)] as number);
    const most = Math.max(count(begun), ...likeliest.map(({ force }) => count(forces.of(force))));
    if (most === 0) continue;
    const each = Array.from({ length: most + 1 }, () => 0);
    for (const { chance, force } of likeliest) {
      const left = count(forces.of(force));
      each[left] = (each[left] as number) + chance;
      lost += chance * Math.max(0, count(begun) - left) * costOf(arena, seat, type);
    }
    unitsLeft[type] = each;
  }
  return {
    order: casualties[seat].order.filter((type) => unitsLeft[type] !== undefined),
    orderIs,
    left: likeliest.map(({ chance, force }) => ({ chance, ...leftOf(forces.of(force)) })),
    unitsLeft,
    lost,
  };
}

function leftOf(units: Uint8Array): Omit<Left, 'chance'> {
  return { space: countsIn(units, 'space'), damaged: countsIn(units, 'space', 1), ground: countsIn(units, 'ground') };
}

function countsIn(units: Uint8Array, where: Where, offset = 0): Counts {
  const found: Counts = {};
  for (const type of unitTypes) {
    const count = units[slotOf(where, type) + offset] as number;
    if (count > 0) found[type] = count;
  }
  return found;
}

export function roundOdds(fight: Fight, flows: readonly Flow[]): RoundOdds {
  const over = flows.filter(({ joint }) => fight.isOver(joint));
  const open = 1 - sum(over);
  return {
    ...shares(fight, over, 0),
    open,
    attacker: average(fight, 0, flows),
    defender: average(fight, 1, flows),
  };
}

/** Units that a side has on average. */
function average(fight: Fight, seat: 0 | 1, flows: readonly Flow[]): Counts {
  const forces = fight.means.arena.forces[seat];
  const found: Counts = {};
  for (const { chance, joint } of flows) {
    for (const [type, count] of Object.entries(countsIn(forces.of(joint[seat]), fight.where))) {
      found[type as UnitType] = (found[type as UnitType] ?? 0) + chance * count;
    }
  }
  return found;
}
