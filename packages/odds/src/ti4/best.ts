/**
 * The best order of losses, exactly: every way hits can be assigned is looked at in every state. The attacker assigns first
 * and knows both rolls; the defender answers. Only where a fight is plain, and as long as there are not too many states.
 */
import { type UnitType, unitTypes } from '@orrery/ti4/battles';
import type { Hits } from '../core/hits.ts';
import type { Joint } from './arena.ts';
import type { Fight } from './fight.ts';
import { type Flow, Flows } from './flows.ts';
import { slotOf, type Units } from './forces.ts';
import { healthOf, type Targets, typeBit } from './losses.ts';
import { attacker, bothSides } from './position.ts';
import type { Course } from './rounds.ts';

/** States of both sides together; beyond that the usual order has to do. */
const mostStates = 60_000;

/** Which sides choose in every state; the others keep to their order. */
export type Choosing = readonly [boolean, boolean];

/** Null where the best order is not known: something answers hits, or there are too many states. */
export function fightBest(fight: Fight, start: readonly Flow[], choosing: Choosing, rounds: number): Course | null {
  const { casualties } = fight.means;
  const isPlain = ({ joint }: Flow) =>
    fight.isPlain(joint) && fight.volleysIn(joint).every((each) => !each.dependsOnRival);
  if (!start.every(isPlain) || casualties.some(({ cancels }) => cancels > 1)) return null;
  const sides = bothSides.map((seat) => lattice(fight, seat as 0, start, choosing[seat as 0])) as [Lattice, Lattice];
  if (sides[0].forces.length * sides[1].forces.length > mostStates) return null;
  return new Best(sides).course(start, rounds);
}

/** All that a side may come to, the healthiest first, and what it may choose from after so many hits. */
interface Lattice {
  readonly forces: readonly number[];
  readonly numbers: ReadonlyMap<number, number>;
  readonly hits: readonly Hits[];
  /** By state and hits; the last is for all hits that are more than enough. */
  readonly choices: readonly (readonly Int32Array[])[];
}

function lattice(fight: Fight, seat: 0 | 1, start: readonly Flow[], chooses: boolean): Lattice {
  const { arena, volleys } = fight.means;
  const forces = arena.forces[seat];
  const sample = (start[0] as Flow).joint;
  const targets = fight.taking.targetsOf(seat, sample);
  const next = new Map<number, number[]>();
  const open = [...new Set(start.map(({ joint }) => joint[seat]))];
  for (let force = open.pop(); force !== undefined; force = open.pop()) {
    if (next.has(force)) continue;
    const rest = forces.restOf[force] as number;
    const follow = chooses
      ? afterOneHit(forces.of(force), targets).map((units) => forces.number(units, rest))
      : [fight.taking.lose(seat, force, targets, 1)].filter((each) => each !== force);
    next.set(force, follow);
    open.push(...follow);
    if (next.size > mostStates) break;
  }
  const health = new Map([...next.keys()].map((force) => [force, healthOf(forces.of(force), targets)]));
  const sorted = [...next.keys()].sort((a, b) => (health.get(b) as number) - (health.get(a) as number) || a - b);
  const numbers = new Map(sorted.map((force, number) => [force, number]));
  const choices: Int32Array[][] = [];
  for (let number = sorted.length - 1; number >= 0; number--) {
    const first = (next.get(sorted[number] as number) ?? []).map((force) => numbers.get(force) as number);
    const list = [Int32Array.of(number)];
    for (let hits = 1; hits <= (health.get(sorted[number] as number) as number); hits++) {
      const all = first.flatMap((each) => [...((choices[each]?.[hits - 1] ?? []) as Int32Array)]);
      list.push(Int32Array.from(new Set(all)));
    }
    choices[number] = list;
  }
  const facing = sample[(1 - seat) as 0];
  const hits = sorted.map((force): Hits => {
    const joint: Joint = seat === attacker ? [force, facing] : [facing, force];
    return volleys.combat(seat, joint, fight.stage(2)).plain as Hits;
  });
  return { forces: sorted, numbers, hits, choices };
}

/** Any unit that can sustains the hit; if none can, any is lost. */
function afterOneHit(units: Units, { where, types, sustaining }: Targets): Units[] {
  const sustained: Units[] = [];
  const lost: Units[] = [];
  for (const type of unitTypes as readonly UnitType[]) {
    const slot = slotOf(where, type);
    if ((types & typeBit(type)) === 0 || units[slot] === 0) continue;
    const left = Uint8Array.from(units);
    if ((sustaining & typeBit(type)) !== 0 && (units[slot] as number) > (units[slot + 1] as number)) {
      left[slot + 1] = (left[slot + 1] as number) + 1;
      sustained.push(left);
    } else {
      left[slot] = (left[slot] as number) - 1;
      left[slot + 1] = Math.min(left[slot + 1] as number, left[slot] as number);
      lost.push(left);
    }
  }
  return sustained.length > 0 ? sustained : lost;
}

class Best {
  private readonly sides: readonly [Lattice, Lattice];
  private readonly columns: number;
  /** The attacker's chance to win less that to lose; -2 where it is not worked out yet. */
  private readonly values: Float64Array;

  constructor(sides: readonly [Lattice, Lattice]) {
    this.sides = sides;
    this.columns = sides[1].forces.length;
    this.values = new Float64Array(sides[0].forces.length * this.columns).fill(-2);
    for (let i = sides[0].forces.length - 1; i >= 0; i--) {
      for (let j = this.columns - 1; j >= 0; j--) this.values[i * this.columns + j] = this.valueOf(i, j);
    }
  }

  private isOver(i: number, j: number): boolean {
    return this.sides[0].choices[i]?.length === 1 || this.sides[1].choices[j]?.length === 1;
  }

  private valueOf(i: number, j: number): number {
    const [mine, theirs] = this.sides;
    const stands = [mine.choices[i]?.length !== 1, theirs.choices[j]?.length !== 1];
    if (this.isOver(i, j)) return Number(stands[0]) - Number(stands[1]);
    let sum = 0;
    let stays = 0;
    this.eachRoll(i, j, (made, taken, chance) => {
      if (made === 0 && taken === 0) stays += chance;
      else {
        const [a, d] = this.choice(i, j, made, taken);
        sum += chance * (this.values[a * this.columns + d] as number);
      }
    });
    return stays >= 1 ? 0 : sum / (1 - stays);
  }

  /** Hits that are more than enough count as just enough. */
  private eachRoll(i: number, j: number, visit: (made: number, taken: number, chance: number) => void): void {
    const [mine, theirs] = this.sides;
    const made = capped(mine.hits[i] as Hits, (theirs.choices[j] as Int32Array[]).length - 1);
    const taken = capped(theirs.hits[j] as Hits, (mine.choices[i] as Int32Array[]).length - 1);
    for (const [h, first] of made.entries()) {
      for (const [k, second] of taken.entries()) if (first * second > 0) visit(h, k, first * second);
    }
  }

  /** The attacker's best assignment, and the defender's best answer to it. */
  private choice(i: number, j: number, made: number, taken: number): readonly [number, number] {
    const mine = this.sides[0].choices[i]?.[taken] as Int32Array;
    const theirs = this.sides[1].choices[j]?.[made] as Int32Array;
    let best: readonly [number, number] = [-1, -1];
    let most = Number.NEGATIVE_INFINITY;
    for (const a of mine) {
      let least = Number.POSITIVE_INFINITY;
      let answer = -1;
      for (const d of theirs) {
        const value = this.values[a * this.columns + d] as number;
        if (value < least) {
          least = value;
          answer = d;
        }
        if (least <= most) break;
      }
      if (least > most) {
        most = least;
        best = [a, answer];
      }
    }
    return best;
  }

  course(start: readonly Flow[], rounds: number): Course {
    const [mine, theirs] = this.sides;
    const mass = new Float64Array(this.values.length);
    for (const { chance, joint } of start) {
      const at = (mine.numbers.get(joint[0]) as number) * this.columns + (theirs.numbers.get(joint[1]) as number);
      mass[at] = (mass[at] as number) + chance;
    }
    const after: Flow[][] = [];
    for (let now: Float64Array = mass, round = 0; round < rounds; round++) {
      now = this.passed(
        now,
        Float64Array.from(now, () => 0),
        false,
      ).mass;
      after.push(this.flows(now));
    }
    const { mass: ended, endless } = this.passed(mass, mass, true);
    const stuck = endless > 0 ? [{ chance: endless, joint: (start[0] as Flow).joint }] : [];
    return { ends: this.flows(ended), endless: stuck, after, states: this.values.length };
  }

  private passed(
    mass: Float64Array,
    into: Float64Array,
    toTheEnd: boolean,
  ): { readonly mass: Float64Array; readonly endless: number } {
    let endless = 0;
    for (let at = 0; at < mass.length; at++) {
      const given = mass[at] as number;
      const [i, j] = [Math.floor(at / this.columns), at % this.columns];
      if (given === 0) continue;
      if (this.isOver(i, j)) {
        if (!toTheEnd) into[at] = (into[at] as number) + given;
        continue;
      }
      const stays = ((this.sides[0].hits[i] as Hits)[0] as number) * ((this.sides[1].hits[j] as Hits)[0] as number);
      if (toTheEnd) mass[at] = 0;
      if (toTheEnd && stays >= 1) {
        endless += given;
        continue;
      }
      const share = toTheEnd ? given / (1 - stays) : given;
      this.eachRoll(i, j, (made, taken, chance) => {
        if (toTheEnd && made === 0 && taken === 0) return;
        const [a, d] = made === 0 && taken === 0 ? [i, j] : this.choice(i, j, made, taken);
        const to = a * this.columns + d;
        into[to] = (into[to] as number) + share * chance;
      });
    }
    return { mass: into, endless };
  }

  private flows(mass: Float64Array): Flow[] {
    const found = new Flows();
    for (const [at, chance] of mass.entries()) {
      if (chance === 0) continue;
      const [i, j] = [Math.floor(at / this.columns), at % this.columns];
      found.add(chance, [this.sides[0].forces[i] as number, this.sides[1].forces[j] as number]);
    }
    return found.list();
  }
}

function capped(hits: Hits, most: number): Hits {
  if (hits.length - 1 <= most) return hits;
  const short = hits.slice(0, most + 1);
  for (let n = most + 1; n < hits.length; n++) short[most] = (short[most] as number) + (hits[n] as number);
  return short;
}
