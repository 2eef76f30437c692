/** The chances of all that an act makes of the other side, by how many ships act and what there is to hit. */
import type { Shooting } from './shooting.ts';
import type { States } from './states.ts';

/** What so many ships make of every state: what follows from `state` is in the lists from `from[state]` to `from[state + 1]`. */
export interface Table {
  /** Nothing changes. */
  readonly stays: Float64Array;
  readonly from: Int32Array;
  /** Other states, and their chances. */
  readonly to: Int32Array;
  readonly chance: Float64Array;
}

/** What an act makes of one state. */
export interface Shot {
  readonly stays: number;
  readonly to: ArrayLike<number>;
  readonly chance: ArrayLike<number>;
}

/** What is less likely than this is left out, and all others are as much likelier: far below anything that is told. */
const negligible = 1e-16;

export class Volleys {
  readonly shooting: Shooting;
  private readonly targets: States;
  private readonly outcome: number;
  private readonly tables: Table[] = [];
  /** The state after one die of a kind that shows a face of a class. */
  private steps: readonly (readonly Int32Array[])[] | null = null;
  private readonly rolls: (readonly Int32Array[])[] = [];
  private readonly chances: readonly number[];
  private readonly missing: number;
  private now: Float64Array;
  private next: Float64Array;

  /** `outcome`: which of the outcomes that the states were found by is this shooting. */
  constructor(shooting: Shooting, targets: States, outcome: number) {
    this.shooting = shooting;
    this.outcome = outcome;
    this.targets = targets;
    this.chances = shooting.classes.map(({ chance }) => chance);
    this.missing = 1 - this.chances.reduce((sum, chance) => sum + chance, 0);
    this.now = new Float64Array(targets.all.length);
    this.next = new Float64Array(targets.all.length);
  }

  of(count: number): Table {
    this.tables[count] ??= this.table(count);
    return this.tables[count];
  }

  shot(count: number, state: number): Shot {
    const { stays, from, to, chance } = this.of(count);
    const [first, last] = [from[state], from[state + 1]];
    return { stays: stays[state] as number, to: to.subarray(first, last), chance: chance.subarray(first, last) };
  }

  private table(count: number): Table {
    const { length } = this.targets.all;
    const stays = new Float64Array(length);
    const from = new Int32Array(length + 1);
    const to: number[] = [];
    const chance: number[] = [];
    for (let state = 0; state < length; state++) {
      from[state] = to.length;
      const touched = this.shooting.isByRule ? this.byRule(count, state) : this.dieByDie(count, state);
      const { now } = this;
      let sum = 0;
      for (const each of touched) if ((now[each] as number) > negligible) sum += now[each] as number;
      for (const each of touched) {
        if (each === state) stays[state] = (now[each] as number) / sum;
        else if ((now[each] as number) > negligible) {
          to.push(each);
          chance.push((now[each] as number) / sum);
        }
        now[each] = 0;
      }
    }
    from[length] = to.length;
    return { stays, from, to: Int32Array.from(to), chance: Float64Array.from(chance) };
  }

  /** Leaves the chances of the states that it names in `now`. */
  private byRule(count: number, state: number): number[] {
    const { shooting, now } = this;
    const touched = new Set<number>();
    for (const [index, { chance }] of shooting.rollsOf(count).entries()) {
      const to = (this.rolled(count)[index] as Int32Array)[state] as number;
      now[to] = (now[to] as number) + chance;
      touched.add(to);
    }
    return [...touched];
  }

  /** What each roll of so many ships makes of all states. */
  private rolled(count: number): readonly Int32Array[] {
    let before = 0;
    for (let fewer = 1; fewer < count; fewer++) before += this.shooting.rollsOf(fewer).length;
    this.rolls[count] ??= this.shooting
      .rollsOf(count)
      .map((_, roll) => this.targets.following(this.outcome, before + roll));
    return this.rolls[count];
  }

  private dieByDie(count: number, state: number): number[] {
    const { kinds, classes } = this.shooting;
    this.steps ??= kinds.map((_, kind) =>
      classes.map((__, each) => this.targets.following(this.outcome, kind * classes.length + each)),
    );
    let touched = [state];
    this.now[state] = 1;
    for (const [kind, { count: dice }] of kinds.entries()) {
      for (let die = dice * count; die > 0; die--) touched = this.oneDie(this.steps[kind] as Int32Array[], touched);
    }
    return touched;
  }

  private oneDie(steps: readonly Int32Array[], touched: readonly number[]): number[] {
    const { now, next, missing, chances } = this;
    const after: number[] = [];
    for (const state of touched) {
      const given = now[state] as number;
      now[state] = 0;
      if (given < negligible) continue;
      if (next[state] === 0) after.push(state);
      next[state] = (next[state] as number) + given * missing;
      for (let index = 0; index < chances.length; index++) {
        const to = (steps[index] as Int32Array)[state] as number;
        if (next[to] === 0) after.push(to);
        next[to] = (next[to] as number) + given * (chances[index] as number);
      }
    }
    this.now = next;
    this.next = now;
    return after;
  }
}
