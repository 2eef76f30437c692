/** All that may be left of a fleet, in the order of its health: what follows from a state has a higher number. */
import { type Fleet, fighting, healthOf, type Ships, scuttled, withdrawn } from './fleet.ts';
import type { Register } from './register.ts';

/** States with the same health: none of them leads to another. */
export interface Level {
  readonly begin: number;
  readonly end: number;
}

export class States {
  readonly fleet: Fleet;
  readonly all: readonly Ships[];
  /** False if there are more states than may be looked at. */
  readonly isWhole: boolean;
  /** Ships that still fight, by state and type. */
  readonly counts: Uint8Array;
  /** 1: nobody fights any more. */
  readonly isOut: Uint8Array;
  /** 1: somebody with cannons does. */
  readonly isArmed: Uint8Array;
  readonly levels: readonly Level[];
  /** As states were found: their numbers, which they are in the order of health and back, and what followed by each of the outcomes. */
  private readonly known: ReadonlyMap<Ships, number>;
  private readonly register: Register;
  private readonly order: readonly number[];
  private readonly ranks: Int32Array;
  private readonly follow: readonly (readonly number[])[];

  /** `outcomes`: what may follow, as lists of the register. */
  constructor(fleet: Fleet, register: Register, starts: Iterable<Ships>, outcomes: Outcomes, most: number) {
    this.fleet = fleet;
    this.register = register;
    const { squads } = fleet;
    const { found, known, follow } = reached(
      Array.from(starts, (ships) => register.of(ships)),
      outcomes,
      most,
    );
    this.isWhole = found.length <= most;
    const health = found.map((ships) => healthOf(fleet, ships));
    const order = [...found.keys()].sort((a, b) => (health[b] as number) - (health[a] as number));
    const isNew = (state: number) => health[order[state] as number] !== health[order[state - 1] as number];
    const begins = [...found.keys()].filter(isNew);
    this.levels = begins.map((begin, level) => ({ begin, end: begins[level + 1] ?? found.length }));
    this.all = order.map((index) => found[index] as Ships);
    this.known = known;
    this.order = order;
    this.ranks = new Int32Array(found.length);
    for (const [rank, index] of order.entries()) this.ranks[index] = rank;
    this.follow = follow;
    this.counts = new Uint8Array(this.all.length * squads.length);
    this.isOut = new Uint8Array(this.all.length).fill(1);
    this.isArmed = new Uint8Array(this.all.length);
    for (const [state, ships] of this.all.entries()) {
      for (const [index, squad] of squads.entries()) {
        const many = fighting(ships, squad);
        this.counts[state * squads.length + index] = many;
        if (many === 0) continue;
        this.isOut[state] = 0;
        if (squad.cannons.length > 0) this.isArmed[state] = 1;
      }
    }
  }

  numberOf(ships: Ships): number {
    const found = this.known.get(this.register.of(ships));
    if (found === undefined) throw new Error(`a state was forgotten: ${ships.join()}`);
    return this.ranks[found] as number;
  }

  /** What follows from each state by the nth of the results that one of the outcomes has for all states. */
  following(outcome: number, nth: number): Int32Array {
    const list = this.follow[outcome] as readonly number[];
    const { order, ranks } = this;
    const stride = list.length / order.length;
    const after = new Int32Array(order.length);
    for (let state = 0; state < order.length; state++) {
      after[state] = ranks[list[(order[state] as number) * stride + nth] as number] as number;
    }
    return after;
  }

  /** The states with so many ships of a type that fight. */
  with(squad: number, many: number): Int32Array {
    const found: number[] = [];
    for (let state = 0; state < this.all.length; state++) if (this.countOf(state, squad) === many) found.push(state);
    return new Int32Array(found);
  }

  countOf(state: number, squad: number): number {
    return this.counts[state * this.fleet.squads.length + squad] as number;
  }
}

type Outcomes = readonly ((ships: Ships) => readonly Ships[])[];

interface Reached {
  readonly found: readonly Ships[];
  readonly known: ReadonlyMap<Ships, number>;
  readonly follow: readonly (readonly number[])[];
}

function reached(starts: readonly Ships[], outcomes: Outcomes, most: number): Reached {
  const known = new Map<Ships, number>();
  const found: Ships[] = [];
  const numberOf = (ships: Ships) => {
    const number = known.get(ships);
    if (number !== undefined) return number;
    known.set(ships, found.length);
    found.push(ships);
    return found.length - 1;
  };
  for (const ships of starts) numberOf(ships);
  const follow: number[][] = outcomes.map(() => []);
  for (let index = 0; index < found.length && found.length <= most; index++) {
    const ships = found[index] as Ships;
    // Most outcomes are alike, and have one and the same list then.
    const met = [ships];
    const numbers = [index];
    for (const [outcome, after] of outcomes.entries()) {
      const list = follow[outcome] as number[];
      for (const next of after(ships)) {
        let at = met.indexOf(next);
        if (at < 0) {
          at = met.push(next) - 1;
          numbers.push(numberOf(next));
        }
        list.push(numbers[at] as number);
      }
    }
  }
  return { found, known, follow };
}

/** What is left of who must go when nobody can hurt anybody: those who can retreat do so (stalemate.2). */
export function gone({ squads }: Fleet, ships: Ships): Ships {
  return squads.reduce((left, squad) => (squad.canRetreat ? withdrawn(left, squad) : scuttled(left, squad)), ships);
}
