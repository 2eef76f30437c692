/**
 * A battle to its end, in one pass over the states in the order of health. A state is left when somebody hits, so that the acts of
 * a round go round in it until then: what comes in at each act is added up, and who acts first is met 1 / (1 - the chance that
 * a whole round changes nothing) times as often. An act changes one side only, so that it is a sum along a row or a column.
 */
import { Attacks, type Four } from './attacks.ts';
import type { Chances } from './chances.ts';
import { Defences } from './defences.ts';
import type { Pairing } from './pairing.ts';
import type { Level } from './states.ts';

/** Ends that are less likely than this are not told: all together they stay far below what is. */
const negligible = 1e-19;

/** `mass`: the chances of states as a round begins. Tells the end of each; says how many states were looked at. */
export function finish(pairing: Pairing, mass: Chances, end: (chance: number, i: number, j: number) => void): number {
  const [one, other] = pairing.states;
  const columns = other.all.length;
  const round = new Round(pairing);
  for (const level of one.levels) {
    for (const four of round.foursOf(level)) {
      const { rows, many } = four;
      const isArmed = rows.every((i) => one.isArmed[i] === 1);
      round.begin(four, mass);
      for (let j = 0; j < columns; j++) {
        round.goRound(j);
        if (isArmed && other.isOut[j] === 0) continue;
        for (const [row, i] of rows.entries()) {
          const isOver = one.isOut[i] === 1 || other.isOut[j] === 1;
          if (!isOver && (one.isArmed[i] === 1 || other.isArmed[j] === 1)) continue;
          const chance = round.stop(row, j);
          if (row < many && chance >= negligible) end(chance, i, j);
        }
      }
      round.end(four);
    }
  }
  return one.all.length * columns;
}

/** The acts of a round in four rows at a time. Lists have the first column of all four, then the second …, for one act after the other. */
class Round {
  private readonly columns: number;
  private readonly attacks: Attacks;
  private readonly defences: Defences;
  /** How likely states are as the round begins. */
  private readonly begun: Float64Array;
  /** What comes in at each act, the chance that it changes nothing, and how often it comes about. */
  private readonly came: Float64Array;
  private readonly stays: Float64Array;
  private readonly often: Float64Array;

  constructor({ states: [one, other], cannons }: Pairing) {
    const acts = cannons.filter(({ shooting }) => shooting.kinds.length > 0);
    const places = Math.max(1, acts.length);
    this.columns = other.all.length;
    this.attacks = new Attacks(acts, one, this.columns);
    this.defences = new Defences(acts, one, other);
    this.begun = new Float64Array(4 * this.columns);
    this.came = new Float64Array(4 * places * this.columns);
    this.stays = new Float64Array(4 * places * this.columns).fill(1);
    this.often = new Float64Array(4 * places * this.columns);
  }

  foursOf(level: Level): Four[] {
    this.defences.gather(level);
    return this.attacks.fours(level);
  }

  /** `mass`: the chances of all states as a round begins. */
  begin(four: Four, mass: Chances): void {
    const { begun, columns } = this;
    this.attacks.begin(four, this.stays);
    this.defences.begin(four, this.stays, this.came);
    for (const [row, i] of four.rows.entries()) {
      const given = mass.row(i);
      for (let j = 0, cell = row; j < columns; j++, cell += 4) begun[cell] = given === null ? 0 : (given[j] as number);
    }
  }

  /** All act until somebody hits: attackers change the row itself, defenders lead to other rows. */
  goRound(j: number): void {
    const { often, came, stays, begun } = this;
    this.attacks.gather(j, often, came);
    const first = 4 * j;
    const stride = 4 * this.columns;
    let one = begun[first] as number;
    let two = begun[first + 1] as number;
    let three = begun[first + 2] as number;
    let four = begun[first + 3] as number;
    let [none1, none2, none3, none4] = [1, 1, 1, 1];
    for (let at = first; at < came.length; at += stride) {
      one = (one + (came[at] as number)) * (stays[at] as number);
      two = (two + (came[at + 1] as number)) * (stays[at + 1] as number);
      three = (three + (came[at + 2] as number)) * (stays[at + 2] as number);
      four = (four + (came[at + 3] as number)) * (stays[at + 3] as number);
      none1 *= stays[at] as number;
      none2 *= stays[at + 1] as number;
      none3 *= stays[at + 2] as number;
      none4 *= stays[at + 3] as number;
    }
    one = (begun[first] as number) + one / (1 - none1);
    two = (begun[first + 1] as number) + two / (1 - none2);
    three = (begun[first + 2] as number) + three / (1 - none3);
    four = (begun[first + 3] as number) + four / (1 - none4);
    for (let at = first; at < came.length; at += stride) {
      one += came[at] as number;
      two += came[at + 1] as number;
      three += came[at + 2] as number;
      four += came[at + 3] as number;
      often[at] = one;
      often[at + 1] = two;
      often[at + 2] = three;
      often[at + 3] = four;
      one *= stays[at] as number;
      two *= stays[at + 1] as number;
      three *= stays[at + 2] as number;
      four *= stays[at + 3] as number;
    }
  }

  /** Nobody acts in a state. Says the chance to come to it. */
  stop(row: number, j: number): number {
    const { came, often, columns, begun } = this;
    let met = begun[4 * j + row] as number;
    for (let at = 4 * j + row; at < came.length; at += 4 * columns) {
      met += came[at] as number;
      often[at] = 0;
    }
    return met;
  }

  end(four: Four): void {
    this.defences.end(four, this.often);
  }
}
