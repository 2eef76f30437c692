/** What a side has in a battle, numbered: each state of it once. */
import { type Lasting, type Note, type UnitType, unitTypes } from '@orrery/ti4/battles';

export type Where = 'space' | 'ground';

/** Counts of units and of damaged ones, by place and type. */
export type Units = Uint8Array;

const perPlace = unitTypes.length * 2;
const slots = perPlace * 2;

export function noUnits(): Units {
  return new Uint8Array(slots);
}

/** The place of a count; that of the damaged ones comes right after it. */
export function slotOf(where: Where, type: UnitType): number {
  return (where === 'space' ? 0 : perPlace) + unitTypes.indexOf(type) * 2;
}

/** What a side has besides units that may be used up or end. */
export interface Rest {
  readonly cards: readonly string[];
  readonly exhausted: readonly string[];
  readonly tradeGoods: number;
  readonly notes: readonly Note[];
  readonly notesInPlay: readonly Note[];
  readonly effects: readonly Lasting[];
  /** Infantry that fight as ships: so many in space, so many on the planet. */
  readonly enlisted: readonly [number, number];
}

/** All states of one side that were met, by number. */
export class Forces {
  readonly units: Units[] = [];
  /** The number of what else the side has. */
  readonly restOf: number[] = [];
  readonly rests: Rest[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly restNumbers = new Map<string, number>();

  number(units: Units, rest: number): number {
    const key = `${rest}:${String.fromCharCode(...units)}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.units.push(units);
    this.restOf.push(rest);
    this.numbers.set(key, this.units.length - 1);
    return this.units.length - 1;
  }

  numberOfRest(rest: Rest): number {
    const key = JSON.stringify(rest);
    const known = this.restNumbers.get(key);
    if (known !== undefined) return known;
    this.rests.push(rest);
    this.restNumbers.set(key, this.rests.length - 1);
    return this.rests.length - 1;
  }

  /** The same units with something else besides. */
  with(force: number, rest: Rest): number {
    return this.number(this.units[force] as Units, this.numberOfRest(rest));
  }

  of(force: number): Units {
    return this.units[force] as Units;
  }

  rest(force: number): Rest {
    return this.rests[this.restOf[force] as number] as Rest;
  }
}

/** How many units of a type there are, and how many of them damaged. */
export function countIn(units: Units, slot: number): number {
  return units[slot] as number;
}

/** Units of a place by type. */
export function unitsIn(units: Units, where: Where): Partial<Record<UnitType, number>> {
  const found: Partial<Record<UnitType, number>> = {};
  for (const type of unitTypes) {
    const count = countIn(units, slotOf(where, type));
    if (count > 0) found[type] = count;
  }
  return found;
}
