/** The acts of the defender: as many ships as the column says make other rows of this one. */
import type { Cells, Four } from './cells.ts';
import type { Level, States } from './states.ts';
import { type Room, sums } from './sums.ts';
import { originsIn } from './tables.ts';
import type { Volleys } from './volleys.ts';

/** Columns with as many ships of a type, which make the same of rows. Lists are addresses. */
interface Part {
  /** By row: the chance that nothing changes. */
  readonly stays: Float64Array;
  /** Where what leads to rows is. */
  readonly origins: number;
  /** How many columns, where they are among the cells, and how far from there the act that follows is. */
  readonly columns: number;
  readonly here: number;
  readonly next: number;
  /** How often ships have acted, row by row; and what leads to rows with the same health. A row takes so many bytes. */
  readonly acted: number;
  readonly sums: number;
  readonly bytes: number;
}

export class Defences {
  private readonly cells: Cells;
  private readonly parts: readonly Part[];
  /** The first of the rows with the same health that are at hand. */
  private first = 0;

  /** `all`: the acts of a round. */
  constructor(all: readonly Volleys[], enemy: States, own: States, room: Room, cells: Cells) {
    this.cells = cells;
    const most = enemy.levels.reduce((wide, { begin, end }) => Math.max(wide, end - begin), 0);
    this.parts = [...all.entries()].flatMap(([index, volleys]) => {
      const { act, squad } = volleys.shooting;
      if (act.side === 0) return [];
      return Array.from({ length: squad.count }, (_, fewer): Part[] => {
        const among = own.with(act.squad, fewer + 1);
        if (among.length === 0) return [];
        const table = volleys.glance(fewer + 1);
        const bytes = 16 * Math.ceil(among.length / 2);
        const acted = room.take(enemy.all.length * bytes);
        const here = room.take(4 * among.length);
        for (const [k, j] of among.entries()) room.addresses[(here >>> 2) + k] = cells.at(index, j);
        const part = {
          stays: table.stays.slice(),
          origins: originsIn(table, room, acted, bytes),
          columns: among.length,
          here,
          next: cells.at((index + 1) % all.length, 0) - cells.at(index, 0),
          acted,
          sums: room.take(most * bytes),
          bytes,
        };
        return [part];
      }).flat();
    });
  }

  /** Adds up what leads to rows with the same health. */
  gather({ begin, end }: Level): void {
    this.first = begin;
    const { gather } = sums();
    for (const { origins, sums, bytes } of this.parts) gather(origins + 4 * begin, end - begin, sums, bytes);
  }

  begin({ rows: [one, two, three, four] }: Four): void {
    const { begin } = sums();
    const { first, cells } = this;
    for (const { here, columns, next, sums, bytes, stays } of this.parts) {
      const row = (i: number) => sums + (i - first) * bytes;
      const stay = (i: number) => stays[i] as number;
      begin(
        here,
        columns,
        cells.size,
        next,
        row(one),
        row(two),
        row(three),
        row(four),
        stay(one),
        stay(two),
        stay(three),
        stay(four),
      );
    }
  }

  /** All acts have come about so often in the states of these rows. */
  end({ rows: [one, two, three, four] }: Four): void {
    const { end } = sums();
    const { cells } = this;
    for (const { here, columns, acted, bytes } of this.parts) {
      const row = (i: number) => acted + i * bytes;
      end(here, columns, 2 * cells.size, row(one), row(two), row(three), row(four));
    }
  }
}
