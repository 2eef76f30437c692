/**
 * A battle to its end, in one pass over the states in the order of health. A state is left when somebody hits, so that the acts of
 * a round go round in it until then: what comes in at each act is added up, and who acts first is met 1 / (1 - the chance that
 * a whole round changes nothing) times as often. An act changes one side only, so that it is a sum along a row or a column.
 */
import type { Pairing } from './pairing.ts';
import type { States } from './states.ts';
import type { Table, Volleys } from './volleys.ts';

/** Chances below this are left out: all together they stay far below what is told. */
const negligible = 1e-19;

/** `mass`: the chances of states as a round begins. Tells the end of each; says how many states were looked at. */
export function finish(
  { states: [one, other], cannons }: Pairing,
  mass: Float64Array,
  end: (chance: number, i: number, j: number) => void,
): number {
  const columns = other.all.length;
  const acts = cannons
    .filter(({ shooting }) => shooting.kinds.length > 0)
    .map((volleys) => new Act(volleys, one, other));
  const rows = new Rows(columns, acts, mass);
  const visits = acts.map(() => new Float64Array(columns));
  let looked = 0;
  for (let i = 0; i < one.all.length; i++) {
    const row = rows.take(i);
    if (row === null) continue;
    for (const act of acts) act.begin(i);
    for (let j = 0; j < columns; j++) {
      let sum = 0;
      for (const each of row) sum += each[j] as number;
      if (sum < negligible) continue;
      looked++;
      const isOver = one.isOut[i] === 1 || other.isOut[j] === 1;
      if (isOver || (one.isArmed[i] === 0 && other.isArmed[j] === 0)) end(sum, i, j);
      else goRound(acts, row, visits, j);
    }
    for (const [index, act] of acts.entries()) {
      if (act.isAttacker) continue;
      act.spread(i, visits[index] as Float64Array, (to) => rows.after(index, to));
      visits[index]?.fill(0);
    }
  }
  return looked;
}

/** Attackers change the row itself; how often defenders act is noted. */
function goRound(acts: readonly Act[], row: readonly Float64Array[], visits: readonly Float64Array[], j: number): void {
  let round = 0;
  let nothing = 1;
  for (let p = 0; p < acts.length; p++) {
    const stays = (acts[p] as Act).staysAt(j);
    nothing *= stays;
    round = (round + ((row[p] as Float64Array)[j] as number)) * stays;
  }
  let came = round / (1 - nothing);
  for (let p = 0; p < acts.length; p++) {
    const act = acts[p] as Act;
    const all = came + ((row[p] as Float64Array)[j] as number);
    came = all * act.staysAt(j);
    if (!act.isAttacker) (visits[p] as Float64Array)[j] = all;
    else act.along(j, all, row[p + 1 === acts.length ? 0 : p + 1] as Float64Array);
  }
}

/** One type of ships, with the table for as many as are there now. */
class Act {
  readonly isAttacker: boolean;
  private readonly volleys: Volleys;
  private readonly one: States;
  /** The states of the defender by how many ships of the type it has, and how many each has. */
  private readonly columnsWith: readonly Int32Array[];
  private readonly counts: Uint8Array;
  private readonly stays: Float64Array;
  private readonly columns: Int32Array;
  private readonly often: Float64Array;
  private table: Table | null = null;

  constructor(volleys: Volleys, one: States, other: States) {
    this.volleys = volleys;
    this.one = one;
    const { side, squad } = volleys.shooting.act;
    this.isAttacker = side === 0;
    this.counts = Uint8Array.from(other.all, (_, j) => (this.isAttacker ? 0 : other.countOf(j, squad)));
    const all = [...this.counts.keys()];
    this.columnsWith = Array.from({ length: volleys.shooting.squad.count + 1 }, (_, many) =>
      Int32Array.from(all.filter((j) => this.counts[j] === many)),
    );
    this.stays = new Float64Array(this.columnsWith.length).fill(1);
    this.columns = new Int32Array(all.length);
    this.often = new Float64Array(all.length);
  }

  begin(i: number): void {
    const { act } = this.volleys.shooting;
    if (this.isAttacker) {
      const count = this.one.countOf(i, act.squad);
      this.table = count === 0 ? null : this.volleys.of(count);
      return;
    }
    for (let count = 1; count < this.stays.length; count++)
      this.stays[count] = this.volleys.of(count).stays[i] as number;
  }

  /** The chance that the act changes nothing. */
  staysAt(j: number): number {
    if (!this.isAttacker) return this.stays[this.counts[j] as number] as number;
    return this.table === null ? 1 : (this.table.stays[j] as number);
  }

  along(j: number, all: number, row: Float64Array): void {
    if (this.table === null) return;
    const { from, to, chance } = this.table;
    const last = from[j + 1] as number;
    for (let k = from[j] as number; k < last; k++) {
      const at = to[k] as number;
      row[at] = (row[at] as number) + all * (chance[k] as number);
    }
  }

  spread(i: number, visits: Float64Array, rowOf: (to: number) => Float64Array): void {
    for (let count = 1; count < this.columnsWith.length; count++) {
      const met = this.gather(visits, count);
      if (met === 0) continue;
      const { from, to, chance } = this.volleys.of(count);
      for (let k = from[i] as number; k < (from[i + 1] as number); k++) {
        this.addTo(rowOf(to[k] as number), chance[k] as number, met);
      }
    }
  }

  /** Columns with so many ships where the type has acted, and how often. */
  private gather(visits: Float64Array, count: number): number {
    const { columns, often } = this;
    const all = this.columnsWith[count] as Int32Array;
    let met = 0;
    for (let k = 0; k < all.length; k++) {
      const j = all[k] as number;
      if (visits[j] === 0) continue;
      columns[met] = j;
      often[met++] = visits[j] as number;
    }
    return met;
  }

  private addTo(row: Float64Array, chance: number, met: number): void {
    const { columns, often } = this;
    for (let k = 0; k < met; k++) {
      const j = columns[k] as number;
      row[j] = (row[j] as number) + (often[k] as number) * chance;
    }
  }
}

/** What comes in at each act, row by row; only defenders reach other rows than their own. */
class Rows {
  private readonly columns: number;
  private readonly acts: readonly Act[];
  private readonly mass: Float64Array;
  private readonly waiting: (Float64Array[] | undefined)[] = [];

  constructor(columns: number, acts: readonly Act[], mass: Float64Array) {
    this.columns = columns;
    this.acts = acts;
    this.mass = mass;
  }

  /** What comes in at the act that follows. */
  after(act: number, i: number): Float64Array {
    this.waiting[i] ??= [];
    const row = this.waiting[i];
    const next = act + 1 === this.acts.length ? 0 : act + 1;
    row[next] ??= new Float64Array(this.columns);
    return row[next];
  }

  take(i: number): Float64Array[] | null {
    const begun = this.mass.subarray(i * this.columns, (i + 1) * this.columns);
    const came = this.waiting[i];
    this.waiting[i] = undefined;
    if (came === undefined && !begun.some((each) => each > 0)) return null;
    const row = Array.from(
      { length: Math.max(1, this.acts.length) },
      (_, p) => came?.[p] ?? new Float64Array(this.columns),
    );
    for (let j = 0; j < this.columns; j++) {
      if ((begun[j] as number) > 0)
        (row[0] as Float64Array)[j] = ((row[0] as Float64Array)[j] as number) + (begun[j] as number);
    }
    return row;
  }
}
