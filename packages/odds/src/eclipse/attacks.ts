/** The acts of the attacker: the same ships act everywhere in a row of states, and what follows is in the same row. */
import type { Level, States } from './states.ts';
import { type Origins, originsIn, type Table } from './tables.ts';
import type { Volleys } from './volleys.ts';

/** Rows that are worked out side by side. Where there are fewer than four, the first one stands for the others, too. */
export interface Four {
  readonly rows: readonly [number, number, number, number];
  readonly many: number;
}

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
  /** Where lists begin, by attack and row; where columns of the act that follows do, by attack. */
  private readonly begun: Int32Array;
  private readonly next: Int32Array;
  /** 1: as many ships act in all four rows. */
  private readonly isAlike: Uint8Array;

  /** `all`: the acts of a round. */
  constructor(all: readonly Volleys[], own: States, columns: number) {
    this.own = own;
    this.columns = columns;
    const acts = [...all.entries()].filter(([, { shooting }]) => shooting.act.side === 0);
    this.next = Int32Array.from(acts, ([index]) => ((index + 1) % all.length) * columns * 4);
    this.begun = new Int32Array(acts.length * 4).fill(-1);
    this.isAlike = new Uint8Array(acts.length);
    const lists: { readonly here: number; readonly origins: Origins }[] = [];
    this.attacks = acts.map(([index, volleys]) => {
      const { act, squad } = volleys.shooting;
      const here = index * columns * 4;
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
      for (let k = 0; k < origins.of.length; k++) this.of[written + k] = here + 4 * (origins.of[k] as number);
      this.chance.set(origins.chance, written);
      written += origins.of.length;
    }
  }

  /** Rows in which as many ships act are put together: always those of the act that leads to most, of others where it can be. */
  fours({ begin, end }: Level): Four[] {
    const reach = ({ tables }: Attack) => tables.at(-1)?.to.length ?? 0;
    const squads = [...this.attacks].sort((a, b) => reach(b) - reach(a)).map(({ squad }) => squad);
    const countsOf = (i: number) => squads.map((squad) => this.own.countOf(i, squad));
    const rows = Array.from({ length: end - begin }, (_, k) => ({ i: begin + k, counts: countsOf(begin + k) }));
    rows.sort((a, b) => differ(a.counts, b.counts));
    const fours: number[][] = [];
    for (const [k, { i, counts }] of rows.entries()) {
      const last = fours.at(-1);
      if (last && last.length < 4 && rows[k - 1]?.counts[0] === counts[0]) last.push(i);
      else fours.push([i]);
    }
    return fours.map((rows) => {
      const [one = begin, two = one, three = one, four = one] = rows;
      return { rows: [one, two, three, four], many: rows.length };
    });
  }

  begin({ rows }: Four, stays: Float64Array): void {
    const { columns, begun } = this;
    for (const [at, { squad, here, tables, begins }] of this.attacks.entries()) {
      for (const [row, i] of rows.entries()) {
        const count = this.own.countOf(i, squad);
        const begin = begins[count] as number;
        if (begin === begun[at * 4 + row]) continue;
        begun[at * 4 + row] = begin;
        const stay = tables[count]?.stays;
        for (let j = 0, cell = here + row; j < columns; j++, cell += 4) stays[cell] = stay ? (stay[j] as number) : 1;
      }
      const [one, two, three, four] = begun.subarray(at * 4);
      this.isAlike[at] = one === two && one === three && one === four ? 1 : 0;
    }
  }

  /** Adds up what leads to the states of a column from those before it. */
  gather(j: number, often: Float64Array, came: Float64Array): void {
    const { next, isAlike } = this;
    for (let at = 0; at < next.length; at++) {
      const cell = (next[at] as number) + 4 * j;
      if (isAlike[at] === 1) this.gatherAll((this.begun[at * 4] as number) + j, often, came, cell);
      else {
        for (let row = 0; row < 4; row++) {
          came[cell + row] = this.gathered((this.begun[at * 4 + row] as number) + j, often, row);
        }
      }
    }
  }

  private gatherAll(list: number, often: Float64Array, came: Float64Array, cell: number): void {
    const { from, of, chance } = this;
    const last = from[list + 1] as number;
    let one = 0;
    let two = 0;
    let three = 0;
    let four = 0;
    for (let k = from[list] as number; k < last; k++) {
      const share = chance[k] as number;
      const origin = of[k] as number;
      one += share * (often[origin] as number);
      two += share * (often[origin + 1] as number);
      three += share * (often[origin + 2] as number);
      four += share * (often[origin + 3] as number);
    }
    came[cell] = one;
    came[cell + 1] = two;
    came[cell + 2] = three;
    came[cell + 3] = four;
  }

  private gathered(list: number, often: Float64Array, row: number): number {
    const { from, of, chance } = this;
    const last = from[list + 1] as number;
    let sum = 0;
    for (let k = from[list] as number; k < last; k += 4) {
      sum +=
        (often[(of[k] as number) + row] as number) * (chance[k] as number) +
        (often[(of[k + 1] as number) + row] as number) * (chance[k + 1] as number) +
        ((often[(of[k + 2] as number) + row] as number) * (chance[k + 2] as number) +
          (often[(of[k + 3] as number) + row] as number) * (chance[k + 3] as number));
    }
    return sum;
  }
}

function differ(one: readonly number[], other: readonly number[]): number {
  const k = one.findIndex((count, index) => count !== other[index]);
  return k < 0 ? 0 : (one[k] as number) - (other[k] as number);
}
