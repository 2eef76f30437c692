/** The acts of the attacker in a row of states: the same ships act everywhere, and what follows is in the same row. */
import type { States } from './states.ts';
import { type Origins, originsIn, type Table } from './tables.ts';
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
    const lists: { readonly here: number; readonly origins: Origins }[] = [];
    this.attacks = acts.map(([index, volleys]) => {
      const { act, squad } = volleys.shooting;
      const here = index * columns;
      const tables: (Table | null)[] = [null];
      const begins = [0];
      for (let count = 1; count <= squad.count; count++) {
        const table = volleys.of(count);
        tables.push(table);
        begins.push(lists.push({ here, origins: originsIn(table) }) * (columns + 1));
      }
      return { squad: act.squad, here, tables, begins };
    });
    const length = lists.reduce((sum, { origins }) => sum + origins.of.length, 0);
    this.from = new Int32Array((lists.length + 1) * (columns + 1));
    this.of = new Int32Array(length);
    this.chance = new Float64Array(length);
    let written = 0;
    for (const [index, { here, origins }] of lists.entries()) {
      const begin = (index + 1) * (columns + 1);
      for (let j = 0; j <= columns; j++) this.from[begin + j] = written + (origins.from[j] as number);
      for (let k = 0; k < origins.of.length; k++) this.of[written + k] = here + (origins.of[k] as number);
      this.chance.set(origins.chance, written);
      written += origins.of.length;
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
      let sum = 0;
      for (let k = from[list] as number; k < last; k += 4) {
        sum +=
          (often[of[k] as number] as number) * (chance[k] as number) +
          (often[of[k + 1] as number] as number) * (chance[k + 1] as number) +
          ((often[of[k + 2] as number] as number) * (chance[k + 2] as number) +
            (often[of[k + 3] as number] as number) * (chance[k + 3] as number));
      }
      const cell = (next[at] as number) + j;
      came[cell] = (came[cell] as number) + sum;
    }
  }
}
