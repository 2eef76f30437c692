/** The chances of all that an act makes of the other side, by how many ships act and what there is to hit. */
import type { Shooting } from './shooting.ts';
import type { States } from './states.ts';
import { type Draft, kept, type Table, unchanged } from './tables.ts';

/** What an act makes of one state. */
export interface Shot {
  readonly stays: number;
  readonly to: ArrayLike<number>;
  readonly chance: ArrayLike<number>;
}

export class Volleys {
  readonly shooting: Shooting;
  private readonly targets: States;
  private readonly outcome: number;
  private readonly draft: Draft;
  private readonly tables: Table[] = [];
  /** What dice of each kind make of all states, by how many they are. */
  private readonly diced: readonly Table[][];
  /** Chances of the faces of each class, and of those that hit nobody. */
  private readonly chances: readonly number[];
  private readonly missing: number;

  /** `outcome`: which of the outcomes that the states were found by is this shooting. `draft`: for tables of these states. */
  constructor(shooting: Shooting, targets: States, outcome: number, draft: Draft) {
    this.shooting = shooting;
    this.targets = targets;
    this.draft = draft;
    this.outcome = outcome;
    this.chances = shooting.classes.map(({ chance }) => chance);
    this.missing = 1 - this.chances.reduce((sum, chance) => sum + chance, 0);
    this.diced = shooting.kinds.map(() => []);
  }

  of(count: number): Table {
    this.tables[count] ??= kept(this.made(count));
    return this.tables[count];
  }

  /** The same for a moment: when another one is made, by whoever shoots at these targets, it is gone. */
  glance(count: number): Table {
    return this.tables[count] ?? this.made(count);
  }

  shot(count: number, state: number): Shot {
    const { stays, from, to, chance } = this.of(count);
    const [first, last] = [from[state], from[state + 1]];
    return { stays: stays[state] as number, to: to.subarray(first, last), chance: chance.subarray(first, last) };
  }

  private byRule(count: number): Table {
    const { shooting, targets, outcome, draft } = this;
    let before = 0;
    for (let fewer = 1; fewer < count; fewer++) before += shooting.rollsOf(fewer).length;
    const rolls = shooting.rollsOf(count);
    const after = rolls.map((_, roll) => targets.following(outcome, before + roll));
    for (let state = 0; state < targets.all.length; state++) {
      for (const [roll, { chance }] of rolls.entries()) draft.add((after[roll] as Int32Array)[state] as number, chance);
      draft.close(state);
    }
    return draft.table();
  }

  private made(count: number): Table {
    return this.shooting.isByRule ? this.byRule(count) : this.dieByDie(count);
  }

  private dieByDie(count: number): Table {
    const { kinds } = this.shooting;
    const diceOf = (index: number) => this.dice(index, (kinds[index]?.count ?? 0) * count);
    let table = diceOf(0);
    for (let index = 1; index < kinds.length; index++) {
      const first = index === 1 ? table : kept(table);
      table = this.both(first, diceOf(index));
    }
    return table;
  }

  /** So many dice of a kind: one die, and then all that the others make of it. */
  private dice(kind: number, many: number): Table {
    const known = this.diced[kind] as Table[];
    if (known.length === 0) known.push(unchanged(this.targets.all.length), kept(this.oneDie(kind)));
    while (known.length <= many) known.push(kept(this.both(known[1] as Table, known.at(-1) as Table)));
    return known[many] as Table;
  }

  private oneDie(kind: number): Table {
    const { targets, outcome, chances, draft } = this;
    const steps = chances.map((_, each) => targets.following(outcome, kind * chances.length + each));
    for (let state = 0; state < targets.all.length; state++) {
      draft.add(state, this.missing);
      for (let each = 0; each < chances.length; each++) {
        draft.add((steps[each] as Int32Array)[state] as number, chances[each] as number);
      }
      draft.close(state);
    }
    return draft.table();
  }

  private both(first: Table, then: Table): Table {
    const { stays, from, to, chance } = first;
    const { draft } = this;
    for (let state = 0; state < stays.length; state++) {
      draft.addAll(then, state, stays[state] as number);
      const last = from[state + 1] as number;
      for (let k = from[state] as number; k < last; k++) draft.addAll(then, to[k] as number, chance[k] as number);
      draft.close(state);
    }
    return draft.table();
  }
}
