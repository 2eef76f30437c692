/** Four rows of states that are worked out side by side, in the memory of the sums. */
import type { Room } from './sums.ts';

/** Where there are fewer than four, the first one stands for the others, too. */
export interface Four {
  readonly rows: readonly [number, number, number, number];
  readonly many: number;
}

/** A column of four rows takes so many bytes. */
export const CELL = 32;

/**
 * What comes in at each act, then the chances that it changes nothing, then how often it comes about: the first column of all four
 * rows, then the second …, for one act after the other. And how likely states are as the round begins.
 */
export class Cells {
  readonly columns: number;
  /** How many bytes each of the three lists takes. */
  readonly size: number;
  readonly begun: number;
  private readonly room: Room;
  private readonly came: number;

  constructor(acts: number, columns: number, room: Room) {
    this.columns = columns;
    this.room = room;
    this.size = CELL * acts * columns;
    this.begun = room.take(CELL * columns);
    this.came = room.take(3 * this.size);
    room.numbers.fill(0, this.came >>> 3, (this.came + 3 * this.size) >>> 3);
    room.numbers.fill(1, (this.came + this.size) >>> 3, (this.came + 2 * this.size) >>> 3);
  }

  /** Where what comes in at an act is; the chances that it changes nothing are `size` further, how often it comes about twice as far. */
  at(act: number, column: number): number {
    return this.came + CELL * (act * this.columns + column);
  }

  /** What may have led to a state. */
  met(row: number, column: number): number {
    const { numbers } = this.room;
    let sum = numbers[((this.begun + CELL * column) >>> 3) + row] as number;
    for (let at = this.at(0, column); at < this.came + this.size; at += CELL * this.columns) {
      sum += numbers[(at >>> 3) + row] as number;
    }
    return sum;
  }
}
