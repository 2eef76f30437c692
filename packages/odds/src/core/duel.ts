/**
 * Two sides that wear each other down: each has states of its own in the order of its health, a roll for each, and a path of
 * what is left after so many hits. Nothing is repaired, and who takes hits never depends on the other side, so one pass is exact.
 */
import type { Hits } from './hits.ts';

export interface Roster {
  /** The states that follow after 0, 1, 2 … hits, by number; the last one can take no more. Numbers only grow along a path. */
  readonly paths: readonly Int32Array[];
  readonly hits: readonly Hits[];
  /** The hits where they hang on the state of the other side, too. */
  readonly hitsAgainst: ((state: number, facing: number) => Hits) | null;
}

/** What is less likely than this is put to its neighbour: far below anything that is told. */
const negligible = 1e-15;

/** Hits for who can take so many at most: all beyond those count as the last, and so does what is next to impossible. */
function capped(hits: Hits, most: number): Hits {
  let last = Math.min(hits.length - 1, most);
  let beyond = 0;
  for (let n = hits.length - 1; n > last; n--) beyond += hits[n] as number;
  while (last > 0 && beyond + (hits[last] as number) < negligible) beyond += hits[last--] as number;
  const short = hits.slice(0, last + 1);
  short[last] = (short[last] as number) + beyond;
  return short;
}

export class Duel {
  private readonly one: Roster;
  private readonly other: Roster;
  /** Hits of each state by what the other side can take. */
  private readonly known: readonly [Hits[][], Hits[][]];

  constructor(one: Roster, other: Roster) {
    this.one = one;
    this.other = other;
    this.known = [one.hits.map(() => []), other.hits.map(() => [])];
  }

  get states(): number {
    return this.one.paths.length * this.other.paths.length;
  }

  /** An empty table of chances: `row * other + column`. */
  empty(): Float64Array {
    return new Float64Array(this.states);
  }

  /** Fights to the end, in place: what is left are states in which a side can take no more. Says what never ends. */
  finish(mass: Float64Array): number {
    return this.pass(mass, mass, true);
  }

  /** One round. */
  round(mass: Float64Array): Float64Array {
    const next = this.empty();
    this.pass(mass, next, false);
    return next;
  }

  private pass(mass: Float64Array, into: Float64Array, toTheEnd: boolean): number {
    const { one, other } = this;
    const columns = other.paths.length;
    let endless = 0;
    for (const [i, path] of one.paths.entries()) {
      for (let j = 0; j < columns; j++) {
        const given = mass[i * columns + j] as number;
        if (given === 0) continue;
        const facing = other.paths[j] as Int32Array;
        if (path.length === 1 || facing.length === 1) {
          if (!toTheEnd) into[i * columns + j] = (into[i * columns + j] as number) + given;
          continue;
        }
        const stays = this.missing(0, i, j) * this.missing(1, j, i);
        if (toTheEnd && stays >= 1) {
          endless += given;
          mass[i * columns + j] = 0;
          continue;
        }
        if (toTheEnd) mass[i * columns + j] = 0;
        this.spread(i, j, toTheEnd ? given / (1 - stays) : given, into, toTheEnd);
      }
    }
    return endless;
  }

  /** The chance of no hit at all. */
  private missing(side: 0 | 1, state: number, facing: number): number {
    const { hits, hitsAgainst } = side === 0 ? this.one : this.other;
    return (hitsAgainst === null ? (hits[state] as Hits) : hitsAgainst(state, facing))[0] as number;
  }

  private hitsOf(side: 0 | 1, state: number, facing: number, most: number): Hits {
    const { hitsAgainst } = side === 0 ? this.one : this.other;
    if (hitsAgainst !== null) return capped(hitsAgainst(state, facing), most);
    const list = this.known[side][state] as Hits[];
    list[most] ??= capped((side === 0 ? this.one : this.other).hits[state] as Hits, most);
    return list[most];
  }

  /** All that one exchange of fire may lead to, without the case that nothing happens when it was reckoned with already. */
  private spread(i: number, j: number, given: number, into: Float64Array, withoutStaying: boolean): void {
    const columns = this.other.paths.length;
    const [path, facing] = [this.one.paths[i] as Int32Array, this.other.paths[j] as Int32Array];
    const mine = this.hitsOf(0, i, j, facing.length - 1);
    const theirs = this.hitsOf(1, j, i, path.length - 1);
    const most = mine.length;
    for (let taken = 0; taken < theirs.length; taken++) {
      const share = given * (theirs[taken] as number);
      if (share === 0) continue;
      const row = (path[taken] as number) * columns;
      for (let made = withoutStaying && taken === 0 ? 1 : 0; made < most; made++) {
        const at = row + (facing[made] as number);
        into[at] = (into[at] as number) + share * (mine[made] as number);
      }
    }
  }
}
