/** Who takes the hits: the order in which a side loses its units, and what is left of it after so many hits. */
import type { Seat } from '@orrery/kernel';
import { figures, fold, type UnitType, unitTypes } from '@orrery/ti4/battles';
import type { Arena } from './arena.ts';
import { slotOf, type Units, type Where } from './forces.ts';

/** Everything that is lost first comes first. */
export type LossOrder = readonly UnitType[];

/** The types of an order that was stated, then all others as usual. */
export function completed(stated: readonly UnitType[], usual: LossOrder): LossOrder {
  return [...new Set([...stated, ...usual])];
}

/** Which units can take hits, and which of them can sustain damage: bits by the number of the type. */
export interface Targets {
  readonly where: Where;
  readonly types: number;
  readonly sustaining: number;
}

export function typeBit(type: UnitType): number {
  return 1 << unitTypes.indexOf(type);
}

export function bitsOf(matches: (type: UnitType) => boolean): number {
  return unitTypes.reduce((bits, type) => (matches(type) ? bits | typeBit(type) : bits), 0);
}

/** What takes hits for one side, in its order. */
export class Casualties {
  readonly order: LossOrder;
  /** Units that Direct Hit cannot destroy sustain damage first, then those that are lost first. */
  private readonly sustainOrder: readonly UnitType[];
  /** Hits that one use of Sustain Damage cancels. */
  readonly cancels: number;

  constructor(arena: Arena, seat: Seat, order: LossOrder) {
    const { g } = arena;
    this.order = order;
    this.cancels = fold('sustainCancels', 1, g, seat);
    const isImmune = (type: UnitType) => hasFigures(arena, seat, type) && figures(g, seat, type).immuneToDirectHit;
    this.sustainOrder = [...order.filter(isImmune), ...order.filter((type) => !isImmune(type))];
  }

  /** The next unit to sustain damage of those offered. */
  sustainer<T>(options: readonly T[], typeOf: (option: T) => UnitType): T | undefined {
    return first(this.sustainOrder, options, typeOf);
  }

  /** The next unit to be lost of those offered: of a type, damaged ones first. */
  victim<T extends { readonly type: UnitType; readonly damaged?: boolean }>(options: readonly T[]): T | undefined {
    const hurt = options.filter(({ damaged }) => damaged);
    const best = first(this.order, options, ({ type }) => type);
    return hurt.find(({ type }) => type === best?.type) ?? best;
  }

  /** What is left after hits, of which some must not go to fighters: sustaining first, then losses in order. */
  after(units: Units, { where, types, sustaining }: Targets, hits: number, notToFighters = 0): Units {
    const left = Uint8Array.from(units);
    let due = hits;
    for (const type of this.sustainOrder) {
      if ((sustaining & types & typeBit(type)) === 0) continue;
      const slot = slotOf(where, type);
      while (due > 0 && (left[slot] as number) > (left[slot + 1] as number)) {
        left[slot + 1] = (left[slot + 1] as number) + 1;
        due = Math.max(0, due - this.cancels);
      }
    }
    const free = Math.max(0, hits - notToFighters);
    for (; due > 0; due--) {
      const bound = due > free ? this.nextLoss(left, where, types & ~typeBit('fighter')) : -1;
      const lost = bound >= 0 ? bound : this.nextLoss(left, where, types);
      if (lost < 0) break;
      left[lost] = (left[lost] as number) - 1;
      if ((left[lost + 1] as number) > 0) left[lost + 1] = (left[lost + 1] as number) - 1;
    }
    return left;
  }

  private nextLoss(units: Units, where: Where, types: number): number {
    for (const type of this.order) {
      if ((types & typeBit(type)) === 0) continue;
      const slot = slotOf(where, type);
      if ((units[slot] as number) > 0) return slot;
    }
    return -1;
  }
}

function hasFigures(arena: Arena, seat: Seat, type: UnitType): boolean {
  const units = arena.forces[seat as 0].of(arena.start[seat as 0]);
  return (units[slotOf('space', type)] as number) + (units[slotOf('ground', type)] as number) > 0;
}

function first<T>(order: readonly UnitType[], options: readonly T[], typeOf: (option: T) => UnitType): T | undefined {
  for (const type of order) {
    const found = options.find((option) => typeOf(option) === type);
    if (found !== undefined) return found;
  }
  return options[0];
}

/** Hits that it takes to end it, if each use of Sustain Damage cancels one. */
export function healthOf(units: Units, { where, types, sustaining }: Targets): number {
  let health = 0;
  for (const type of unitTypes) {
    if ((types & typeBit(type)) === 0) continue;
    const slot = slotOf(where, type);
    health += units[slot] as number;
    if ((sustaining & typeBit(type)) !== 0) health += (units[slot] as number) - (units[slot + 1] as number);
  }
  return health;
}
