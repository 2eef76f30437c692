/** The acts of the defender in a row of states: as many ships as the column says make other rows of this one. */
import type { States } from './states.ts';
import { type Origins, originsIn } from './tables.ts';
import type { Volleys } from './volleys.ts';

/** Columns with as many ships of a type, which make the same of rows. */
interface Part {
  readonly origins: Origins;
  /** By row: the chance that nothing changes. */
  readonly stays: Float64Array;
  /** Where the columns are among those of the act, and among those of the next act. */
  readonly here: Int32Array;
  readonly next: Int32Array;
  /** How often ships have acted, row by row; and what leads to rows with the same health. */
  readonly acted: Float64Array;
  readonly sums: Float64Array;
}

export class Defences {
  private readonly parts: readonly Part[];
  /** Where rows with the same health begin: none of them leads to another, so that what leads to them is added up at once. */
  private readonly levels: readonly number[];
  private level = -1;

  /** `all`: the acts of a round. */
  constructor(all: readonly Volleys[], enemy: States, own: States) {
    const columns = own.all.length;
    const rows = enemy.all.length;
    this.levels = enemy.levels;
    const most = this.levels.reduce((wide, begin, level) => Math.max(wide, begin - (this.levels[level - 1] ?? 0)), 0);
    this.parts = [...all.entries()].flatMap(([index, volleys]) => {
      const { act, squad } = volleys.shooting;
      if (act.side === 0) return [];
      const after = (index + 1) % all.length;
      return Array.from({ length: squad.count }, (_, fewer): Part => {
        const table = volleys.of(fewer + 1);
        const among = own.with(act.squad, fewer + 1);
        return {
          origins: originsIn(table),
          stays: table.stays,
          here: among.map((j) => index * columns + j),
          next: among.map((j) => after * columns + j),
          acted: new Float64Array(rows * among.length),
          sums: new Float64Array(most * among.length),
        };
      });
    });
  }

  begin(i: number, stays: Float64Array, came: Float64Array): void {
    if (i === this.levels[this.level + 1]) this.gather(++this.level);
    const row = i - (this.levels[this.level] as number);
    for (const part of this.parts) {
      const { here, next, sums } = part;
      const stay = part.stays[i] as number;
      const begin = row * here.length;
      for (let k = 0; k < here.length; k++) {
        stays[here[k] as number] = stay;
        came[next[k] as number] = sums[begin + k] as number;
      }
    }
  }

  /** All acts have come about so often in the states of the row. */
  end(i: number, often: Float64Array): void {
    for (const { here, acted } of this.parts) {
      const begin = i * here.length;
      for (let k = 0; k < here.length; k++) acted[begin + k] = often[here[k] as number] as number;
    }
  }

  /** Adds up what leads to the rows of a level. */
  private gather(level: number): void {
    const [begin, end] = [this.levels[level] as number, this.levels[level + 1] as number];
    for (const part of this.parts) {
      part.sums.fill(0);
      for (let i = begin; i < end; i++) gather(part, i, i - begin);
    }
  }
}

function gather({ origins: { from, of, chance }, acted, sums, here: { length } }: Part, i: number, row: number): void {
  const last = from[i + 1] as number;
  const [begin, end] = [row * length, (row + 1) * length];
  for (let k = from[i] as number; k < last; k += 4) {
    const a = chance[k] as number;
    const b = chance[k + 1] as number;
    const c = chance[k + 2] as number;
    const d = chance[k + 3] as number;
    let one = (of[k] as number) * length;
    let two = (of[k + 1] as number) * length;
    let three = (of[k + 2] as number) * length;
    let four = (of[k + 3] as number) * length;
    for (let at = begin; at < end; at++) {
      sums[at] =
        (sums[at] as number) +
        (a * (acted[one++] as number) + b * (acted[two++] as number)) +
        (c * (acted[three++] as number) + d * (acted[four++] as number));
    }
  }
}
