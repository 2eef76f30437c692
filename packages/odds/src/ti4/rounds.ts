/** A combat from its first round to its end: where it may end, how likely, and what it may have come to after some rounds. */

import { type Steps, visitsOf } from '../core/chain.ts';
import { Duel, type Roster } from '../core/duel.ts';
import type { Hits } from '../core/hits.ts';
import type { Joint } from './arena.ts';
import type { Fight } from './fight.ts';
import { type Flow, keyOf, merged } from './flows.ts';
import { healthOf } from './losses.ts';
import { attacker, bothSides } from './position.ts';

export interface Course {
  /** How it may end. */
  readonly ends: Flow[];
  /** The share of battles in which nothing ever changes any more, as they stand then. */
  readonly endless: Flow[];
  /** How it may stand after each of the first rounds, over or not. */
  readonly after: readonly Flow[][];
  /** States that were looked at. */
  readonly states: number;
}

/** Fights on from states as the first shots of a round are fired, with what was worked out shared by all. */
export function fightOut(fight: Fight, opened: readonly Flow[], rounds: number): Course {
  return new Rounds(fight).run(opened, rounds);
}

/** The states as the first shots of a round are fired; a round that abilities have ended is over at once. */
export function begun(fight: Fight, { chance, joint }: Flow, round: number): Flow[] {
  return fight.begin(joint, round).flatMap((flow) => {
    const next = { chance: chance * flow.chance, joint: flow.joint };
    return fight.isOver(next.joint) ? fight.end(next) : [next];
  });
}

class Rounds {
  private readonly fight: Fight;
  private readonly numbers = new Map<number, number>();
  private readonly joints: Joint[] = [];
  /** What follows a round begun in a state; null where nothing does, or where the duel goes on with it. */
  private readonly steps: (Steps | null)[] = [];

  constructor(fight: Fight) {
    this.fight = fight;
  }

  run(opened: readonly Flow[], rounds: number): Course {
    const { fight } = this;
    const first = opened.map(({ chance, joint }) => ({ chance, number: this.number(joint) }));
    for (let number = 0; number < this.joints.length; number++) this.steps[number] = this.stepsFrom(number);
    const mass = new Float64Array(this.joints.length);
    for (const { chance, number } of first) mass[number] = (mass[number] as number) + chance;
    const { visits, endless: looping } = visitsOf(mass, this.steps);
    const flows = [...visits.entries()].flatMap(([number, chance]): Flow[] =>
      this.steps[number] === null && chance > 0 ? [{ chance, joint: this.joints[number] as Joint }] : [],
    );
    const plain = flows.filter(({ joint }) => !fight.isOver(joint));
    const duels = duelsFrom(fight, plain);
    const ended = duels.map((duel) => duel.finish());
    const after = this.after(opened, rounds);
    return {
      ends: [...flows.filter(({ joint }) => fight.isOver(joint)), ...ended.flatMap(({ ends }) => ends)],
      endless: [
        ...ended.flatMap(({ endless }) => endless),
        ...(looping > 0 ? [{ chance: looping, joint: this.joints[0] as Joint }] : []),
      ],
      after,
      states: this.joints.length + duels.reduce((sum, { states }) => sum + states, 0),
    };
  }

  private number(joint: Joint): number {
    const key = keyOf(joint);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.joints.push(joint);
    this.numbers.set(key, this.joints.length - 1);
    return this.joints.length - 1;
  }

  private stepsFrom(number: number): Steps | null {
    const { fight } = this;
    const joint = this.joints[number] as Joint;
    if (fight.isOver(joint) || fight.isPlain(joint)) return null;
    const chances = new Map<number, number>();
    for (const flow of fight.exchange(joint)) {
      for (const { chance, joint: next } of fight.isOver(flow.joint) ? [flow] : begun(fight, flow, 2)) {
        const to = this.number(next);
        chances.set(to, (chances.get(to) ?? 0) + chance);
      }
    }
    return { to: [...chances.keys()], chance: [...chances.values()] };
  }

  /** Round by round from the start, without skipping those in which nothing happens. */
  private after(opened: readonly Flow[], rounds: number): Flow[][] {
    const { fight } = this;
    const found: Flow[][] = [];
    let over = opened.filter(({ joint }) => fight.isOver(joint));
    let open = opened.filter(({ joint }) => !fight.isOver(joint));
    for (let round = 1; round <= rounds; round++) {
      const plain = open.filter(({ joint }) => fight.isPlain(joint));
      const others = open.filter(({ joint }) => !fight.isPlain(joint));
      const ended = [
        ...duelsFrom(fight, plain).flatMap((duel) => duel.round()),
        ...others.flatMap(({ chance, joint }) =>
          fight.exchange(joint).map((flow) => ({ chance: chance * flow.chance, joint: flow.joint })),
        ),
      ];
      over = merged([...over, ...ended.filter(({ joint }) => fight.isOver(joint))]);
      const going = merged(ended.filter(({ joint }) => !fight.isOver(joint)));
      found.push([...over, ...going]);
      open = merged(going.flatMap((flow) => begun(fight, flow, 2)));
      over = merged([...over, ...open.filter(({ joint }) => fight.isOver(joint))]);
      open = open.filter(({ joint }) => !fight.isOver(joint));
    }
    return found;
  }
}

interface PlainDuel {
  readonly states: number;
  finish(): { readonly ends: Flow[]; readonly endless: Flow[] };
  round(): Flow[];
}

/** States that have the same besides their units fight one duel together. */
function duelsFrom(fight: Fight, flows: readonly Flow[]): PlainDuel[] {
  const { forces } = fight.means.arena;
  const groups = new Map<string, Flow[]>();
  for (const flow of flows) {
    const key = bothSides.map((seat) => forces[seat as 0].restOf[flow.joint[seat as 0]]).join();
    const group = groups.get(key);
    if (group) group.push(flow);
    else groups.set(key, [flow]);
  }
  return [...groups.values()].map((group) => plainDuel(fight, group));
}

function plainDuel(fight: Fight, flows: readonly Flow[]): PlainDuel {
  const sides = bothSides.map((seat) => rosterOf(fight, seat, flows)) as [Numbered, Numbered];
  const { volleys } = fight.means;
  const against = (seat: 0 | 1): Roster => {
    const [own, other] = [sides[seat], sides[1 - seat] as Numbered];
    const hitsAgainst = (state: number, facing: number): Hits => {
      const [force, rival] = [own.forces[state] as number, other.forces[facing] as number];
      return volleys.combat(seat, seat === attacker ? [force, rival] : [rival, force], fight.stage(2)).plain as Hits;
    };
    return { ...own, hitsAgainst: own.depends ? hitsAgainst : null };
  };
  const duel = new Duel(against(0), against(1));
  const columns = sides[1].forces.length;
  const begin = () => {
    const mass = duel.empty();
    for (const { chance, joint } of flows) {
      const at = (sides[0].numbers.get(joint[0]) as number) * columns + (sides[1].numbers.get(joint[1]) as number);
      mass[at] = (mass[at] as number) + chance;
    }
    return mass;
  };
  const flowsIn = (mass: Float64Array): Flow[] => {
    const found: Flow[] = [];
    for (const [at, chance] of mass.entries()) {
      if (chance === 0) continue;
      const [i, j] = [Math.floor(at / columns), at % columns];
      found.push({ chance, joint: [sides[0].forces[i] as number, sides[1].forces[j] as number] });
    }
    return found;
  };
  return {
    states: duel.states,
    finish() {
      const mass = begin();
      const endless = duel.finish(mass);
      const stuck = endless > 0 ? [{ chance: endless, joint: (flows[0] as Flow).joint }] : [];
      return { ends: flowsIn(mass), endless: stuck };
    },
    round: () => flowsIn(duel.round(begin())),
  };
}

interface Numbered extends Omit<Roster, 'hitsAgainst'> {
  /** The hits hang on what the other side has. */
  readonly depends: boolean;
  /** States by their number in the duel, the healthiest first, and the other way round. */
  readonly forces: readonly number[];
  readonly numbers: ReadonlyMap<number, number>;
}

/** All that a side may be left with. */
function rosterOf(fight: Fight, seat: 0 | number, flows: readonly Flow[]): Numbered {
  const { arena, volleys, casualties } = fight.means;
  const forces = arena.forces[seat as 0];
  const sample = (flows[0] as Flow).joint;
  const targets = fight.taking.targetsOf(seat, sample);
  const { cancels } = casualties[seat as 0];
  const open = [...new Set(flows.map(({ joint }) => joint[seat as 0]))];
  const after = new Map<number, number[]>();
  const health = (force: number) => healthOf(forces.of(force), targets);
  const next = (force: number, hits: number) => fight.taking.lose(seat, force, targets, hits);
  for (let force = open.pop(); force !== undefined; force = open.pop()) {
    if (after.has(force)) continue;
    const follow: number[] = [];
    for (let left = force, hits = 1; health(left) > 0 && (cancels > 1 || hits === 1); hits++) {
      left = next(force, hits);
      follow.push(left);
    }
    after.set(force, follow);
    open.push(...follow);
  }
  const sorted = [...after.keys()].sort((a, b) => health(b) - health(a) || a - b);
  const numbers = new Map(sorted.map((force, number) => [force, number]));
  const paths: Int32Array[] = [];
  for (let number = sorted.length - 1; number >= 0; number--) {
    const follow = (after.get(sorted[number] as number) ?? []).map((force) => numbers.get(force) as number);
    const [first] = follow;
    paths[number] =
      cancels === 1 && first !== undefined
        ? Int32Array.of(number, ...(paths[first] as Int32Array))
        : Int32Array.of(number, ...follow);
  }
  const rival = (1 - seat) as 0;
  const jointOf = (force: number, other: number): Joint => (seat === attacker ? [force, other] : [other, force]);
  const rolls = sorted.map((force) => volleys.combat(seat, jointOf(force, sample[rival]), fight.stage(2)));
  const hits = rolls.map(({ plain }) => plain as Hits);
  const depends = rolls.some(({ dependsOnRival }) => dependsOnRival);
  return { forces: sorted, numbers, paths, hits, depends };
}
