/** The acts of the attacker in a row of states: the same ships act everywhere, and what follows is in the same row. */
import type { States } from './states.ts';
import { originsIn, type Table } from './tables.ts';
import type { Volleys } from './volleys.ts';

interface Attack {
  readonly squad: number;
  /** Where its columns begin. */
  readonly here: number;
  /** By how many ships there are: what they make of states, and where the lists of what leads to states begin. */
  readonly tables: readonly (Table | null)[];
  readonly begins: readonly number[];
}

export class Attacks {
  private readonly own: States;
  private readonly columns: number;
  private readonly attacks: readonly Attack[];
  /** What leads to all states, one table after the other: where columns of an act are, and chances. In the first nothing does. */
  private readonly from: Int32Array;
  private readonly of: Int32Array;
  private readonly chance: Float64Array;
  /** By attack: where its lists begin in the row at hand, and where the columns of the act that follows. */
  private readonly begun: Int32Array;
  private readonly next: Int32Array;

  /** `all`: the acts of a round. */
  constructor(all: readonly Volleys[], own: States, columns: number) {
    this.own = own;
    this.columns = columns;
    const acts = [...all.entries()].filter(([, { shooting }]) => shooting.act.side === 0);
    this.next = Int32Array.from(acts, ([index]) => ((index + 1) % all.length) * columns);
    this.begun = new Int32Array(acts.length).fill(-1);
    let tables = 0;
    let entries = 0;
    this.attacks = acts.map(([index, volleys]) => {
      const { act, squad } = volleys.shooting;
      const made = Array.from({ length: squad.count + 1 }, (_, count) => (count === 0 ? null : volleys.of(count)));
      for (const table of made) entries += table?.to.length ?? 0;
      const begins = made.map((table) => (table === null ? 0 : ++tables * (columns + 1)));
      return { squad: act.squad, here: index * columns, tables: made, begins };
    });
    this.from = new Int32Array((tables + 1) * (columns + 1));
    this.of = new Int32Array(entries);
    this.chance = new Float64Array(entries);
    let written = 0;
    for (const { here, tables: made, begins } of this.attacks) {
      for (const [count, table] of made.entries()) {
        if (table === null) continue;
        const { from, of, chance } = originsIn(table);
        const begin = begins[count] as number;
        for (let j = 0; j <= columns; j++) this.from[begin + j] = written + (from[j] as number);
        for (let k = 0; k < of.length; k++) this.of[written + k] = here + (of[k] as number);
        this.chance.set(chance, written);
        written += of.length;
      }
    }
  }

  begin(i: number, stays: Float64Array): void {
    const { columns, begun } = this;
    for (const [at, { squad, here, tables, begins }] of this.attacks.entries()) {
      const count = this.own.countOf(i, squad);
      const begin = begins[count] as number;
      if (begin === begun[at]) continue;
      begun[at] = begin;
      const table = tables[count];
      if (table) stays.set(table.stays, here);
      else stays.fill(1, here, here + columns);
    }
  }

  /** Adds up what leads to a state of the row from those before it. */
  gather(j: number, often: Float64Array, came: Float64Array): void {
    const { begun, next, from, of, chance } = this;
    for (let at = 0; at < begun.length; at++) {
      const list = (begun[at] as number) + j;
      const last = from[list + 1] as number;
      let k = from[list] as number;
      let sum = 0;
      // Two sums need not wait for each other.
      let other = 0;
      for (; k + 2 <= last; k += 2) {
        sum += (often[of[k] as number] as number) * (chance[k] as number);
        other += (often[of[k + 1] as number] as number) * (chance[k + 1] as number);
      }
      if (k < last) sum += (often[of[k] as number] as number) * (chance[k] as number);
      const cell = (next[at] as number) + j;
      came[cell] = (came[cell] as number) + sum + other;
    }
  }
}
