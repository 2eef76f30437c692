import type { Seat } from '@orrery/kernel';
import type { Group, UnitType } from '@orrery/ti4/battles';

/** A group of units that notes when somebody looks at more than whose it is. */
export class Watched implements Group {
  readonly seat: Seat;
  private readonly touched: [boolean, boolean];
  private readonly itsType: UnitType;
  private itsCount: number;
  private itsDamaged: number;

  constructor(touched: [boolean, boolean], seat: Seat, type: UnitType, count: number, damaged: number) {
    this.touched = touched;
    this.seat = seat;
    this.itsType = type;
    this.itsCount = count;
    this.itsDamaged = damaged;
  }

  get type(): UnitType {
    this.touched[this.seat as 0] = true;
    return this.itsType;
  }

  get count(): number {
    this.touched[this.seat as 0] = true;
    return this.itsCount;
  }

  set count(count: number) {
    this.touched[this.seat as 0] = true;
    this.itsCount = count;
  }

  get damaged(): number {
    this.touched[this.seat as 0] = true;
    return this.itsDamaged;
  }

  set damaged(damaged: number) {
    this.touched[this.seat as 0] = true;
    this.itsDamaged = damaged;
  }
}
