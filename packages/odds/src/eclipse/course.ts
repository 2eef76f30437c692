/** How a battle of two goes: the chances of all states after missiles, after each round, and when it is over. */
import type { AtHand } from './battle.ts';
import type { Best } from './best.ts';
import { Chances } from './chances.ts';
import { finish } from './finishing.ts';
import { holdsSector, type Ships, type Squad, withdrawn } from './fleet.ts';
import type { Pairing, Sides } from './pairing.ts';
import { gone, type States } from './states.ts';
import type { Shot, Volleys } from './volleys.ts';

/** What both have left. */
export interface End {
  readonly chance: number;
  readonly ships: Sides<Ships>;
  /** Who alone has ships in the sector. */
  readonly holder: 0 | 1 | null;
  /** Nobody could hurt anybody, so that the attacker had to go. */
  readonly isStalemate: boolean;
}

export interface Course {
  readonly ends: readonly End[];
  /** How it stands after each of the first rounds: battles that go on, and those that are over. */
  readonly after: readonly { readonly open: readonly Start[]; readonly over: readonly End[] }[];
  /** States of both sides that were looked at. */
  readonly states: number;
}

export interface Start {
  readonly chance: number;
  readonly ships: Sides<Ships>;
}

export class Fight {
  private readonly pairing: Pairing;
  private readonly one: States;
  private readonly other: States;
  private readonly mass: Chances;
  private readonly ends: End[] = [];

  private readonly best: Best | null;

  constructor(pairing: Pairing, starts: readonly Start[], best: Best | null = null) {
    this.pairing = pairing;
    this.best = best;
    [this.one, this.other] = pairing.states;
    this.mass = new Chances(this.one.all.length, this.other.all.length);
    for (const { chance, ships } of starts) {
      this.mass.add(this.one.numberOf(ships[0]), this.other.numberOf(ships[1]), chance);
    }
  }

  /** `rounds`: how many to tell of one by one. */
  run(rounds: number, atHand: AtHand | undefined): Course {
    const { missiles, cannons, since } = this.pairing;
    const begun = atHand?.round ?? 0;
    const last = Math.max(rounds + begun, ...since.flat().map((round) => (round ?? -1) + 1));
    const after: Course['after'][number][] = [];
    if (atHand === undefined) for (const volleys of missiles) this.shoot(volleys);
    else if (begun === 0) for (const volleys of queued(missiles, atHand)) this.shoot(volleys);
    else this.round(begun, queued(cannons, atHand));
    this.settle(begun);
    for (let round = begun + 1; round <= last; round++) {
      this.endStalemates(round);
      this.round(round, cannons);
      this.settle(round);
      if (after.length < rounds) after.push({ open: this.open(), over: [...this.ends] });
    }
    const { one, other } = this;
    const end = (chance: number, i: number, j: number) => {
      const isStalemate = one.isOut[i] === 0 && other.isOut[j] === 0;
      const mine = one.all[i] as Ships;
      this.end(chance, isStalemate ? gone(one.fleet, mine) : mine, other.all[j] as Ships, isStalemate);
    };
    const states = this.best?.finish(this.mass, end) ?? finish(this.pairing, this.mass, end);
    return { ends: this.ends, after, states };
  }

  private round(round: number, acts: readonly Volleys[]): void {
    for (const volleys of acts) {
      const { side, squad } = volleys.shooting.act;
      const since = this.pairing.since[side][squad] as number | null;
      if (since === null || since > round) this.shoot(volleys);
      else if (since < round) this.withdraw(side, volleys.shooting.squad);
    }
  }

  /** Ships act. States with more damage come later, so that nothing is met twice. */
  private shoot(volleys: Volleys): void {
    const { mass, one, other } = this;
    const { side } = volleys.shooting.act;
    if (volleys.shooting.kinds.length === 0) return;
    const act = this.best?.acts.indexOf(volleys) ?? -1;
    for (let i = one.all.length - 1; i >= 0; i--) {
      const row = mass.row(i);
      if (row === null || one.isOut[i] === 1) continue;
      for (let j = row.length - 1; j >= 0; j--) {
        const given = row[j] as number;
        if (given === 0 || other.isOut[j] === 1) continue;
        const shot = this.best?.shot(act, i, j) ?? this.shot(volleys, i, j);
        if (shot === null) continue;
        const { stays, to, chance } = shot;
        row[j] = given * stays;
        for (let k = 0; k < to.length; k++) {
          const next = to[k] as number;
          mass.add(side === 0 ? i : next, side === 0 ? next : j, given * (chance[k] as number));
        }
      }
    }
  }

  private shot(volleys: Volleys, i: number, j: number): Shot | null {
    const { side, squad } = volleys.shooting.act;
    const count = side === 0 ? this.one.countOf(i, squad) : this.other.countOf(j, squad);
    return count === 0 ? null : volleys.shot(count, side === 0 ? j : i);
  }

  private withdraw(side: 0 | 1, squad: Squad): void {
    const { mass, one, other } = this;
    const own = side === 0 ? one : other;
    mass.each((given, i, j, row) => {
      if (one.isOut[i] === 1 || other.isOut[j] === 1) return;
      const to = own.numberOf(withdrawn(own.all[side === 0 ? i : j] as Ships, squad));
      row[j] = 0;
      mass.add(side === 0 ? to : i, side === 0 ? j : to, given);
    });
  }

  /** Battles that are over leave the table, and ships on their way out since an earlier round leave the sector (retreat.6). */
  private settle(round: number): void {
    const { one, other } = this;
    this.mass.each((given, i, j, row) => {
      if (one.isOut[i] === 0 && other.isOut[j] === 0) return;
      row[j] = 0;
      this.end(given, this.left(0, i, round), this.left(1, j, round), false);
    });
  }

  private left(side: 0 | 1, state: number, round: number): Ships {
    const { squads } = this.pairing.fleets[side];
    const leaving = squads.filter((_, k) => (this.pairing.since[side][k] ?? round) < round);
    return leaving.reduce(withdrawn, this.pairing.states[side].all[state] as Ships);
  }

  private endStalemates(round: number): void {
    const { one, other } = this;
    this.mass.each((given, i, j, row) => {
      if (one.isArmed[i] === 1 || other.isArmed[j] === 1) return;
      row[j] = 0;
      this.end(given, gone(one.fleet, one.all[i] as Ships), this.left(1, j, round), true);
    });
  }

  private end(chance: number, one: Ships, other: Ships, isStalemate: boolean): void {
    const [mine, theirs] = this.pairing.fleets;
    const holder = holdsSector(mine, one) ? 0 : holdsSector(theirs, other) ? 1 : null;
    this.ends.push({ chance, ships: [one, other], holder, isStalemate });
  }

  private open(): Start[] {
    const { one, other } = this;
    const found: Start[] = [];
    this.mass.each((chance, i, j) => {
      found.push({ chance, ships: [one.all[i] as Ships, other.all[j] as Ships] });
    });
    return found;
  }
}

/** Who has yet to act. */
export function queued(acts: readonly Volleys[], { queue }: AtHand): Volleys[] {
  return queue.flatMap(({ side, type }) => {
    const index = side === 'attacker' ? 0 : 1;
    return acts.filter(({ shooting: { act, squad } }) => act.side === index && squad.type === type);
  });
}
