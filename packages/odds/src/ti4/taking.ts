/** What a side is left with after hits: by the order of losses alone, or as the rules say where something answers them. */
import type { Seat } from '@orrery/kernel';
import { hasUnitAbility, type Moment, takeHitsOf, unitTypes } from '@orrery/ti4/battles';
import type { Arena, Joint, Stage } from './arena.ts';
import { slotOf, type Where } from './forces.ts';
import { bitsOf, type Targets, typeBit } from './losses.ts';
import type { Means } from './means.ts';
import { attacker, bothSides } from './position.ts';

/** While hits are taken; nothing of it happens on the ground. */
export const hitMoments: readonly Moment[] = [
  'before hits-assigned',
  'when hits-assigned',
  'when sustain-damage-used',
  'after sustain-damage-used',
  'when unit-destroyed',
  'after unit-destroyed',
  'after hits-taken',
];
/** What comes of hits on one side: its new state, and what the other side has used; null: its units are as they were. */
export type Taken = readonly {
  readonly chance: number;
  readonly own: number;
  readonly rest: number;
  readonly rival: number | null;
}[];

export class Taking {
  private readonly where: Where;
  private readonly means: Means;
  /** What takes the hits there. */
  private readonly types: number;
  private readonly stage: NonNullable<Stage>;
  private readonly masks = new Map<string, { readonly bits: number; readonly touches: boolean }>();
  private readonly results = new Map<number, Taken | 'depends'>();
  private readonly wholeResults = new Map<string, Taken>();
  private readonly lost = new Map<string, number>();

  constructor(where: Where, means: Means, types: number) {
    this.where = where;
    this.means = means;
    this.types = types;
    this.stage = { where, round: 2 };
  }

  hasFighters(seat: Seat, joint: Joint): boolean {
    const forces = this.means.arena.forces[seat as 0];
    const units = forces.of(joint[seat as 0]);
    if (unitTypes.some((type) => (this.types & typeBit(type)) !== 0 && (units[slotOf(this.where, type)] as number) > 0))
      return true;
    const { enlisted } = forces.rest(joint[seat as 0]);
    return this.where === 'space' && enlisted.some((count) => count > 0);
  }

  /** What a side can be left with after hits. It is the same whatever units the other side has, unless the rules look at them. */
  taken(seat: Seat, joint: Joint, hits: number, notToFighters: number, sustaining: number): Taken {
    const rival = (1 - seat) as 0;
    const rest = this.means.arena.forces[rival].restOf[joint[rival]] as number;
    const key =
      ((((joint[seat as 0] * 0x1000 + rest) * 0x80 + hits) * 0x80 + notToFighters) * 0x400 + sustaining) * 2 + seat;
    const known = this.results.get(key);
    if (known !== undefined && known !== 'depends') return known;
    const whole = `${key}:${joint[rival]}`;
    const found = known === 'depends' ? this.wholeResults.get(whole) : undefined;
    if (found !== undefined) return found;
    const { taken, depends } = this.isAnswered(seat, joint)
      ? this.takeByRules(seat, joint, hits, notToFighters, sustaining)
      : { taken: this.takePlainly(seat, joint, hits, notToFighters, sustaining, rest), depends: false };
    this.results.set(key, depends ? 'depends' : taken);
    if (depends) this.wholeResults.set(whole, taken);
    return taken;
  }

  /** Something may answer hits on the side, or it has units that only the rules look after. */
  private isAnswered(seat: Seat, joint: Joint): boolean {
    if (this.where === 'ground') return false;
    const { arena, windows } = this.means;
    const { enlisted } = arena.forces[seat as 0].rest(joint[seat as 0]);
    return enlisted.some((count) => count > 0) || windows.isOpen(hitMoments, joint, this.stage);
  }

  private takePlainly(
    seat: Seat,
    joint: Joint,
    hits: number,
    notToFighters: number,
    sustaining: number,
    rest: number,
  ): Taken {
    const targets: Targets = { where: this.where, types: this.types, sustaining };
    return [{ chance: 1, own: this.lose(seat, joint[seat as 0], targets, hits, notToFighters), rest, rival: null }];
  }

  /** The state after hits, by the order of losses alone. */
  lose(seat: Seat, force: number, targets: Targets, hits: number, notToFighters = 0): number {
    if (hits === 0) return force;
    const key = `${seat}:${force}:${targets.where}:${targets.types}:${targets.sustaining}:${hits}:${notToFighters}`;
    const known = this.lost.get(key);
    if (known !== undefined) return known;
    const { arena, casualties } = this.means;
    const forces = arena.forces[seat as 0];
    const left = casualties[seat as 0].after(forces.of(force), targets, hits, notToFighters);
    const number = forces.number(left, forces.restOf[force] as number);
    this.lost.set(key, number);
    return number;
  }

  private takeByRules(
    seat: Seat,
    joint: Joint,
    hits: number,
    notToFighters: number,
    sustaining: number,
  ): { readonly taken: Taken; readonly depends: boolean } {
    const { arena, answer } = this.means;
    const rival = (1 - seat) as 0;
    const { forces } = arena;
    const barred = unitTypes
      .filter((type) => (sustaining & typeBit(type)) === 0)
      .map((type) => ({ type, place: arena.system }));
    const outcomes = arena.explore(
      joint,
      this.stage,
      (combat) =>
        takeHitsOf(
          arena.g,
          combat,
          { seat, by: rival, cause: 'combat', place: arena.system, hits, notToFighters },
          barred,
        ),
      answer,
    );
    const depends =
      !this.hasFighters(rival, joint) || // nothing was there to be looked at
      outcomes.some(
        ({ joint: next, touched }) => touched[rival] || !sameUnits(arena, rival, joint[rival], next[rival]),
      );
    const taken = outcomes.map(({ chance, joint: next }) => ({
      chance,
      own: next[seat as 0],
      rest: forces[rival].restOf[next[rival]] as number,
      rival: depends ? next[rival] : null,
    }));
    return { taken, depends };
  }

  /** Both sides after one has taken hits: the other may have used something for it. */
  applied({ own, rest, rival }: Taken[number], seat: Seat, joint: Joint): Joint {
    const other = (1 - seat) as 0;
    const forces = this.means.arena.forces[other];
    const isSame = rival === null && forces.restOf[joint[other]] === rest;
    const theirs = isSame ? joint[other] : (rival ?? forces.number(forces.of(joint[other]), rest));
    return seat === attacker ? [own, theirs] : [theirs, own];
  }

  /** The types of a side that can sustain damage now, and whether that hangs on what the other side has. */
  sustaining(seat: Seat, joint: Joint): { readonly bits: number; readonly touches: boolean } {
    const { arena } = this.means;
    const { forces, touched, g } = arena;
    const flags = bothSides.map((each) => forces[each as 0].of(joint[each as 0])[slotOf('space', 'flagship')]);
    const key = `${seat}:${joint.map((force, each) => forces[each as 0].restOf[force])}:${flags}`;
    const known = this.masks.get(key);
    if (known) return known;
    arena.load(joint, this.stage);
    touched.fill(false);
    const place = arena.placeOf(this.where);
    const start = forces[seat as 0].of(arena.start[seat as 0]);
    const bits = bitsOf(
      (type) =>
        place !== null &&
        (start[slotOf(this.where, type)] as number) > 0 &&
        hasUnitAbility(g, seat, 'sustain-damage', { type, place }),
    );
    const rival = (1 - seat) as 0;
    const found = { bits, touches: touched[rival] && (flags[rival] as number) > 0 };
    this.masks.set(key, found);
    return found;
  }

  /** The targets of plain hits on a side. */
  targetsOf(seat: Seat, joint: Joint): Targets {
    return { where: this.where, types: this.types, sustaining: this.sustaining(seat, joint).bits };
  }
}

function sameUnits(arena: Arena, seat: 0, before: number, after: number): boolean {
  const units = arena.forces[seat].of(after);
  return arena.forces[seat].of(before).every((count, slot) => count === units[slot]);
}
