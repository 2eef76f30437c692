/** What an act makes of every state of the other side. */
import { ORIGIN, type Room } from './sums.ts';

/** What follows from `state` is in the lists from `from[state]` to `from[state + 1]`. */
export interface Table {
  /** The chance that nothing changes. */
  readonly stays: Float64Array;
  readonly from: Int32Array;
  /** Other states, and their chances. */
  readonly to: Int32Array;
  readonly chance: Float64Array;
}

/** What is less likely than this is left out, and all others are as much likelier: far below anything that is told. */
const negligible = 1e-16;

/** A table that is written state by state, and then another one. */
export class Draft {
  private readonly stays: Float64Array;
  private readonly from: Int32Array;
  private to: Int32Array;
  private chance: Float64Array;
  private written = 0;
  /** What follows from the state at hand, as far as it is known: the chances of all states, and those that have one. */
  private readonly chances: Float64Array;
  private readonly met: Int32Array;
  private many = 0;

  constructor(states: number) {
    this.stays = new Float64Array(states);
    this.from = new Int32Array(states + 1);
    this.chances = new Float64Array(states);
    this.met = new Int32Array(states);
    this.to = new Int32Array(8 * states);
    this.chance = new Float64Array(8 * states);
  }

  add(to: number, chance: number): void {
    const known = this.chances[to] as number;
    if (known === 0) this.met[this.many++] = to;
    this.chances[to] = known + chance;
  }

  /** All that the table has for a state follows with this chance. */
  addAll({ stays, from, to, chance }: Table, state: number, share: number): void {
    this.add(state, share * (stays[state] as number));
    const { chances, met } = this;
    let { many } = this;
    const last = from[state + 1] as number;
    for (let k = from[state] as number; k < last; k++) {
      const next = to[k] as number;
      const known = chances[next] as number;
      if (known === 0) met[many++] = next;
      chances[next] = known + share * (chance[k] as number);
    }
    this.many = many;
  }

  /** All that follows from the state has been added. */
  close(state: number): void {
    const { chances, met, many } = this;
    if (this.written + many > this.to.length) this.grow();
    const { to, chance } = this;
    let sum = 0;
    for (let k = 0; k < many; k++) {
      const each = chances[met[k] as number] as number;
      if (each > negligible) sum += each;
    }
    const scale = 1 / sum;
    let written = this.written;
    this.stays[state] = 0;
    for (let k = 0; k < many; k++) {
      const each = met[k] as number;
      const share = chances[each] as number;
      chances[each] = 0;
      if (share <= negligible) continue;
      if (each === state) this.stays[state] = share * scale;
      else {
        to[written] = each;
        chance[written++] = share * scale;
      }
    }
    this.many = 0;
    this.written = written;
    this.from[state + 1] = written;
  }

  /** What was written. It lies here: whoever wants it for longer than until the next one is begun keeps a copy. */
  table(): Table {
    const { stays, from, written } = this;
    this.written = 0;
    return { stays, from, to: this.to.subarray(0, written), chance: this.chance.subarray(0, written) };
  }

  private grow(): void {
    const { to, chance } = this;
    this.to = new Int32Array(2 * to.length);
    this.to.set(to);
    this.chance = new Float64Array(2 * chance.length);
    this.chance.set(chance);
  }
}

export function kept({ stays, from, to, chance }: Table): Table {
  return { stays: stays.slice(), from: from.slice(), to: to.slice(), chance: chance.slice() };
}

/** Nothing has happened yet. */
export function unchanged(states: number): Table {
  return {
    stays: new Float64Array(states).fill(1),
    from: new Int32Array(states + 1),
    to: new Int32Array(0),
    chance: new Float64Array(0),
  };
}

/**
 * A table the other way round: lists of what leads to states (sums.wat). Gives the address where that of the first is written, four
 * bytes further that of the second … Lists are as long as a multiple of four; where there is less, the first origin stands again
 * with no chance. `acting`, `stride`: where it is written how often the first state acts, and how far the next is.
 */
export function originsIn({ from, to, chance }: Table, room: Room, acting: number, stride: number): number {
  const states = from.length - 1;
  const many = new Int32Array(states);
  for (let k = 0; k < to.length; k++) many[to[k] as number] = (many[to[k] as number] as number) + 1;
  const free = new Uint32Array(states + 1);
  for (let state = 0; state < states; state++) {
    free[state + 1] = (free[state] as number) + 4 * ORIGIN * Math.ceil((many[state] as number) / 4);
  }
  const begins = room.take(4 * (states + 1));
  const lists = room.take(free[states] as number);
  const { numbers, addresses } = room;
  for (let state = 0; state <= states; state++) {
    free[state] = (free[state] as number) + lists;
    addresses[(begins >>> 2) + state] = free[state] as number;
  }
  for (let state = 0; state < states; state++) {
    const of = acting + stride * state;
    for (let k = from[state] as number; k < (from[state + 1] as number); k++) {
      const at = free[to[k] as number] as number;
      free[to[k] as number] = at + ORIGIN;
      numbers[at >>> 3] = chance[k] as number;
      addresses[(at >>> 2) + 2] = of;
    }
  }
  for (let state = 0; state < states; state++) {
    const begin = addresses[(begins >>> 2) + state] as number;
    const end = addresses[(begins >>> 2) + state + 1] as number;
    for (let at = free[state] as number; at < end; at += ORIGIN) {
      numbers[at >>> 3] = 0;
      addresses[(at >>> 2) + 2] = addresses[(begin >>> 2) + 2] as number;
    }
  }
  return begins;
}
