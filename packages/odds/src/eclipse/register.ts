/** What may be left of a fleet, each as one and the same list, so that states are told apart by what they are. */
import { type Fleet, type Ships, type Squad, struck } from './fleet.ts';

type Name = string | number;

export class Register {
  private readonly known = new Map<Name, Ships>();
  /** What a ship in each slot adds to a state's number; null if there are too many states for numbers. */
  private readonly weights: Float64Array | null;
  /** Whom was last asked for, and under which number. */
  private ships: Ships | null = null;
  private number = 0;

  constructor(fleet: Fleet) {
    this.weights = weightsOf(fleet);
  }

  /** The list that stands for all that are like it. */
  of(ships: Ships): Ships {
    return this.named(this.weights === null ? textOf(ships) : numberOf(ships, this.weights), () => ships);
  }

  /** A registered list after a hit: most are known, and need not be made again. */
  struck(ships: Ships, squad: Squad, taken: number, damage: number): Ships {
    const { weights } = this;
    const hit = () => struck(ships, squad, taken, damage);
    if (weights === null) return this.of(hit());
    if (ships !== this.ships) {
      this.ships = ships;
      this.number = numberOf(ships, weights);
    }
    const slot = squad.at + taken;
    const moved = taken + damage <= squad.ratings.hull ? (weights[slot + damage] as number) : 0;
    return this.named(this.number - (weights[slot] as number) + moved, hit);
  }

  private named(name: Name, make: () => Ships): Ships {
    let ships = this.known.get(name);
    if (ships === undefined) {
      ships = make();
      this.known.set(name, ships);
    }
    return ships;
  }
}

function weightsOf({ squads, start }: Fleet): Float64Array | null {
  const weights = new Float64Array(start.length);
  let all = 1;
  for (const { at, count, ratings } of squads) {
    for (let slot = at; slot <= at + ratings.hull + 1; slot++) {
      weights[slot] = all;
      all *= count + 1;
    }
  }
  return all > Number.MAX_SAFE_INTEGER ? null : weights;
}

function numberOf(ships: Ships, weights: Float64Array): number {
  let number = 0;
  for (let slot = 0; slot < ships.length; slot++) number += (ships[slot] as number) * (weights[slot] as number);
  return number;
}

function textOf(ships: Ships): string {
  return String.fromCharCode(...ships);
}
