/** The acts of the defender: as many ships as the column says make other rows of this one. */
import type { Four } from './attacks.ts';
import type { Level, States } from './states.ts';
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
  /** The first of the rows with the same health that are at hand. */
  private first = 0;

  /** `all`: the acts of a round. */
  constructor(all: readonly Volleys[], enemy: States, own: States) {
    const columns = own.all.length;
    const rows = enemy.all.length;
    const most = enemy.levels.reduce((wide, { begin, end }) => Math.max(wide, end - begin), 0);
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
          here: among.map((j) => 4 * (index * columns + j)),
          next: among.map((j) => 4 * (after * columns + j)),
          acted: new Float64Array(rows * among.length),
          sums: new Float64Array(most * among.length),
        };
      });
    });
  }

  /** Adds up what leads to rows with the same health. */
  gather({ begin, end }: Level): void {
    this.first = begin;
    for (const part of this.parts) {
      part.sums.fill(0);
      for (let i = begin; i < end; i++) gather(part, i, i - begin);
    }
  }

  begin({ rows: [one, two, three, four] }: Four, stays: Float64Array, came: Float64Array): void {
    const { first } = this;
    for (const { here, next, sums, stays: stay } of this.parts) {
      const { length } = here;
      for (let k = 0; k < length; k++) {
        const cell = here[k] as number;
        stays[cell] = stay[one] as number;
        stays[cell + 1] = stay[two] as number;
        stays[cell + 2] = stay[three] as number;
        stays[cell + 3] = stay[four] as number;
        const to = next[k] as number;
        came[to] = sums[(one - first) * length + k] as number;
        came[to + 1] = sums[(two - first) * length + k] as number;
        came[to + 2] = sums[(three - first) * length + k] as number;
        came[to + 3] = sums[(four - first) * length + k] as number;
      }
    }
  }

  /** All acts have come about so often in the states of these rows. */
  end({ rows: [one, two, three, four] }: Four, often: Float64Array): void {
    for (const { here, acted } of this.parts) {
      const { length } = here;
      for (let k = 0; k < length; k++) {
        const cell = here[k] as number;
        acted[one * length + k] = often[cell] as number;
        acted[two * length + k] = often[cell + 1] as number;
        acted[three * length + k] = often[cell + 2] as number;
        acted[four * length + k] = often[cell + 3] as number;
      }
    }
  }
}

function gather(part: Part, i: number, row: number): void {
  const { from } = part.origins;
  const last = from[i + 1] as number;
  let k = from[i] as number;
  for (; k + 8 <= last; k += 8) gatherEight(part, k, row);
  if (k < last) gatherFour(part, k, row);
}

function gatherFour({ origins: { of, chance }, acted, sums, here: { length } }: Part, k: number, row: number): void {
  const begin = row * length;
  const a = chance[k] as number;
  const b = chance[k + 1] as number;
  const c = chance[k + 2] as number;
  const d = chance[k + 3] as number;
  const one = (of[k] as number) * length;
  const two = (of[k + 1] as number) * length;
  const three = (of[k + 2] as number) * length;
  const four = (of[k + 3] as number) * length;
  for (let at = 0; at < length; at++) {
    sums[begin + at] =
      (sums[begin + at] as number) +
      (a * (acted[one + at] as number) + b * (acted[two + at] as number)) +
      (c * (acted[three + at] as number) + d * (acted[four + at] as number));
  }
}

/** Two times four in one pass: each pass reads and writes all sums. */
function gatherEight({ origins: { of, chance }, acted, sums, here: { length } }: Part, k: number, row: number): void {
  const begin = row * length;
  const a = chance[k] as number;
  const b = chance[k + 1] as number;
  const c = chance[k + 2] as number;
  const d = chance[k + 3] as number;
  const e = chance[k + 4] as number;
  const f = chance[k + 5] as number;
  const g = chance[k + 6] as number;
  const h = chance[k + 7] as number;
  const one = (of[k] as number) * length;
  const two = (of[k + 1] as number) * length;
  const three = (of[k + 2] as number) * length;
  const four = (of[k + 3] as number) * length;
  const five = (of[k + 4] as number) * length;
  const six = (of[k + 5] as number) * length;
  const seven = (of[k + 6] as number) * length;
  const eight = (of[k + 7] as number) * length;
  for (let at = 0; at < length; at++) {
    sums[begin + at] =
      (sums[begin + at] as number) +
      (a * (acted[one + at] as number) + b * (acted[two + at] as number)) +
      (c * (acted[three + at] as number) + d * (acted[four + at] as number)) +
      (e * (acted[five + at] as number) + f * (acted[six + at] as number)) +
      (g * (acted[seven + at] as number) + h * (acted[eight + at] as number));
  }
}
