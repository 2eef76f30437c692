/**
 * The best for each side in every state: who assigns dice sees them, and takes of all that can be made of the other side what
 * serves them best for the rest of the battle. Whatever hits leads to a state with less health, so that one pass from the end
 * finds the chance of the attacker to win in every state; only rounds in which nothing happens lead back.
 */
import { type Choice, Choices } from './assignments.ts';
import type { Chances } from './chances.ts';
import type { Pairing, Sides } from './pairing.ts';
import type { States } from './states.ts';
import type { Shot, Volleys } from './volleys.ts';

const idle: Shot = { stays: 1, to: [], chance: [] };

/** Of choices that are apart by rounding alone the first is taken. */
const alike = 1e-13;

/** More than this is not worked out: states of both sides, and choices in all of them. */
const mostCells = 400_000;
const mostChoices = 60_000_000;

export class Best {
  readonly acts: readonly Volleys[];
  private readonly one: States;
  private readonly other: States;
  private readonly columns: number;
  private readonly firstCannon: number;
  /** The attacker's chance to win when an act is about to come, by act and state. */
  private readonly values: Float64Array[];
  private readonly choices: (Choices | null)[];

  private constructor({ states: [one, other], missiles, cannons }: Pairing, choosing: Sides<boolean>) {
    [this.one, this.other] = [one, other];
    this.columns = other.all.length;
    this.acts = [...missiles, ...cannons.filter(({ shooting }) => shooting.kinds.length > 0)];
    this.firstCannon = missiles.length;
    this.values = this.acts.map(() => new Float64Array(one.all.length * this.columns));
    this.choices = this.acts.map(({ shooting }) =>
      choosing[shooting.act.side] ? new Choices(shooting, shooting.act.side === 0 ? other : one) : null,
    );
  }

  /** Null if there is too much to choose from. */
  static of(pairing: Pairing, choosing: Sides<boolean>): Best | null {
    const [one, other] = pairing.states;
    if (!one.isWhole || !other.isWhole || one.all.length * other.all.length > mostCells) return null;
    const best = new Best(pairing, choosing);
    if (best.countOfChoices() > mostChoices) return null;
    best.workOut();
    return best;
  }

  private countOfChoices(): number {
    let sum = 0;
    for (const [index, choices] of this.choices.entries()) {
      const { act, squad } = (this.acts[index] as Volleys).shooting;
      const [own, targets] = act.side === 0 ? [this.one, this.other] : [this.other, this.one];
      for (let count = 1; choices && count <= squad.count; count++) {
        for (let state = 0; state < targets.all.length && sum < mostChoices; state++) {
          for (const { states } of choices.of(count, state)) sum += (states.length * own.all.length) / squad.count;
        }
      }
    }
    return sum;
  }

  private workOut(): void {
    const { acts, one, columns, firstCannon, values } = this;
    const gains = new Float64Array(acts.length);
    const stays = new Float64Array(acts.length);
    for (let i = one.all.length - 1; i >= 0; i--) {
      for (let j = columns - 1; j >= 0; j--) {
        const cell = i * columns + j;
        const end = this.end(i, j);
        if (end === null) {
          let nothing = 1;
          let sum = 0;
          for (let p = firstCannon; p < acts.length; p++) {
            this.look(p, i, j, gains, stays);
            sum += nothing * (gains[p] as number);
            nothing *= stays[p] as number;
          }
          let value = sum / (1 - nothing);
          for (let p = acts.length - 1; p >= firstCannon; p--) {
            value = (gains[p] as number) + (stays[p] as number) * value;
            (values[p] as Float64Array)[cell] = value;
          }
        } else for (let p = firstCannon; p < acts.length; p++) (values[p] as Float64Array)[cell] = end;
        for (let p = firstCannon - 1; p >= 0; p--) {
          this.look(p, i, j, gains, stays);
          const next = this.next(p);
          const after = next === null ? (end ?? 0) : ((values[next] as Float64Array)[cell] as number);
          (values[p] as Float64Array)[cell] = (gains[p] as number) + (stays[p] as number) * after;
        }
      }
    }
  }

  /** The value where no cannon is fired any more; null where one is. */
  private end(i: number, j: number): number | null {
    if (this.one.isOut[i] === 1) return 0;
    if (this.other.isOut[j] === 1) return 1;
    return this.one.isArmed[i] === 0 && this.other.isArmed[j] === 0 ? 0 : null;
  }

  /** The act that follows; null if none does. */
  private next(p: number): number | null {
    if (p + 1 < this.acts.length) return p + 1;
    return this.firstCannon < this.acts.length ? this.firstCannon : null;
  }

  private look(p: number, i: number, j: number, gains: Float64Array, stays: Float64Array): void {
    const shot = this.shot(p, i, j);
    const isAttacker = this.acts[p]?.shooting.act.side === 0;
    let gain = 0;
    for (let k = 0; k < shot.to.length; k++) {
      const to = shot.to[k] as number;
      gain += (shot.chance[k] as number) * this.valueAfter(p, isAttacker ? i : to, isAttacker ? to : j);
    }
    gains[p] = gain;
    stays[p] = shot.stays;
  }

  private valueAfter(p: number, i: number, j: number): number {
    const next = this.next(p);
    if (next === null) return this.end(i, j) ?? 0;
    return (this.values[next] as Float64Array)[i * this.columns + j] as number;
  }

  shot(p: number, i: number, j: number): Shot {
    const { one, other } = this;
    const volleys = this.acts[p] as Volleys;
    const { side, squad } = volleys.shooting.act;
    const count = side === 0 ? one.countOf(i, squad) : other.countOf(j, squad);
    if (count === 0 || one.isOut[i] === 1 || other.isOut[j] === 1) return idle;
    const state = side === 0 ? j : i;
    const choices = this.choices[p];
    if (choices) return this.chosen(p, i, j, choices.of(count, state));
    return volleys.shot(count, state);
  }

  private chosen(p: number, i: number, j: number, choices: readonly Choice[]): Shot {
    const isAttacker = this.acts[p]?.shooting.act.side === 0;
    const state = isAttacker ? j : i;
    let stays = 0;
    const to: number[] = [];
    const chances: number[] = [];
    for (const { chance, states } of choices) {
      let best = states[0] as number;
      let most = Number.NEGATIVE_INFINITY;
      for (const each of states.length > 1 ? states : []) {
        const value = isAttacker ? this.valueAfter(p, i, each) : -this.valueAfter(p, each, j);
        if (value <= most + alike) continue;
        most = value;
        best = each;
      }
      if (best === state) stays += chance;
      else {
        to.push(best);
        chances.push(chance);
      }
    }
    return { stays, to, chance: chances };
  }

  /** A battle to its end, state by state: `finish` for those who choose. */
  finish(mass: Chances, end: (chance: number, i: number, j: number) => void): number {
    const { acts, one, columns, firstCannon } = this;
    const length = Math.max(1, acts.length - firstCannon);
    const waiting = new Float64Array(one.all.length * columns * length);
    mass.each((given, i, j) => {
      waiting[(i * columns + j) * length] = given;
    });
    let looked = 0;
    for (let i = 0; i < one.all.length; i++) {
      for (let j = 0; j < columns; j++) {
        const at = (i * columns + j) * length;
        const came = waiting.subarray(at, at + length);
        const sum = came.reduce((all, each) => all + each, 0);
        if (sum === 0) continue;
        looked++;
        if (this.end(i, j) === null) this.pass(waiting, came, i, j);
        else end(sum, i, j);
      }
    }
    return looked;
  }

  /** Round after round until somebody hits. */
  private pass(waiting: Float64Array, came: Float64Array, i: number, j: number): void {
    const { length } = came;
    const shots = Array.from(came, (_, p) => this.shot(this.firstCannon + p, i, j));
    let [round, nothing] = [0, 1];
    for (const [p, { stays }] of shots.entries()) {
      nothing *= stays;
      round = (round + (came[p] as number)) * stays;
    }
    let before = round / (1 - nothing);
    for (const [p, { stays, to, chance }] of shots.entries()) {
      const all = before + (came[p] as number);
      before = all * stays;
      const isAttacker = this.acts[this.firstCannon + p]?.shooting.act.side === 0;
      for (let k = 0; k < to.length; k++) {
        const cell = isAttacker ? i * this.columns + (to[k] as number) : (to[k] as number) * this.columns + j;
        const target = cell * length + ((p + 1) % length);
        waiting[target] = (waiting[target] as number) + all * (chance[k] as number);
      }
    }
  }
}
