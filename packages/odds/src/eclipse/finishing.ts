/**
 * A battle to its end, in one pass over the states in the order of health. A state is left when somebody hits, so that the acts of
 * a round go round in it until then: what comes in at each act is added up, and who acts first is met 1 / (1 - the chance that
 * a whole round changes nothing) times as often. An act changes one side only, so that it is a sum along a row or a column.
 */
import { Attacks } from './attacks.ts';
import { Defences } from './defences.ts';
import type { Pairing } from './pairing.ts';

/** Chances below this are left out: all together they stay far below what is told. */
const negligible = 1e-19;

/** `mass`: the chances of states as a round begins. Tells the end of each; says how many states were looked at. */
export function finish(
  pairing: Pairing,
  mass: Float64Array,
  end: (chance: number, i: number, j: number) => void,
): number {
  const [one, other] = pairing.states;
  const columns = other.all.length;
  const round = new Round(pairing);
  let looked = 0;
  for (let i = 0; i < one.all.length; i++) {
    round.begin(i, mass.subarray(i * columns, (i + 1) * columns));
    for (let j = 0; j < columns; j++) {
      const chance = round.meet(j);
      if (chance < negligible) continue;
      looked++;
      const isOver = one.isOut[i] === 1 || other.isOut[j] === 1;
      if (isOver || (one.isArmed[i] === 0 && other.isArmed[j] === 0)) end(chance, i, j);
      else round.goRound(j);
    }
    round.end(i);
  }
  return looked;
}

/** The acts of a round in the states of one row after the other. Lists have the columns of the first act, then of the second … */
class Round {
  private readonly columns: number;
  private readonly attacks: Attacks;
  private readonly defences: Defences;
  /** What comes in at each act, the chance that it changes nothing, and how often it comes about. */
  private readonly came: Float64Array;
  private readonly stays: Float64Array;
  private readonly often: Float64Array;
  /** In one state: how often each act comes about before the first round is over, and the chance that it does in any later one. */
  private readonly first: Float64Array;
  private readonly later: Float64Array;
  private again = 0;

  constructor({ states: [one, other], cannons }: Pairing) {
    const acts = cannons.filter(({ shooting }) => shooting.kinds.length > 0);
    const places = Math.max(1, acts.length);
    this.columns = other.all.length;
    this.attacks = new Attacks(acts, one, this.columns);
    this.defences = new Defences(acts, one, other);
    this.came = new Float64Array(places * this.columns);
    this.stays = new Float64Array(places * this.columns).fill(1);
    this.often = new Float64Array(places * this.columns);
    this.first = new Float64Array(places);
    this.later = new Float64Array(places);
  }

  /** `begun`: the chances of the states of a row as a round begins. */
  begin(i: number, begun: Float64Array): void {
    const { came, stays, columns } = this;
    came.fill(0);
    this.often.fill(0);
    this.attacks.begin(i, stays);
    this.defences.begin(i, stays, came);
    for (let j = 0; j < columns; j++) came[j] = (came[j] as number) + (begun[j] as number);
  }

  /** Says the chance to come to a state of the row. */
  meet(j: number): number {
    const { came, stays, columns, first, later } = this;
    this.attacks.gather(j, this.often, came);
    let met = 0;
    let chance = 0;
    let nothing = 1;
    for (let p = 0, at = j; p < first.length; p++, at += columns) {
      const here = came[at] as number;
      const stay = stays[at] as number;
      met += here;
      chance += here;
      first[p] = chance;
      later[p] = nothing;
      chance *= stay;
      nothing *= stay;
    }
    this.again = chance / (1 - nothing);
    return met;
  }

  /** All act until somebody hits: attackers change the row itself, defenders lead to other rows. */
  goRound(j: number): void {
    const { columns, often, first, later, again } = this;
    for (let p = 0, at = j; p < first.length; p++, at += columns) {
      often[at] = (first[p] as number) + again * (later[p] as number);
    }
  }

  end(i: number): void {
    this.defences.end(i, this.often);
  }
}
