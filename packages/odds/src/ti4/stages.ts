/** A battle stage by stage: cannons as ships arrive, the combat in space, bombs, the landing, cannons on the planet, the combat there. */
import type { Seat } from '@orrery/kernel';
import {
  aimBombs,
  aimCannons,
  assignHits,
  type Battery,
  batteriesIn,
  canBombard,
  cannonsAt,
  defendersWithCannons,
  fold,
  gainControl,
  isGroundForce,
  isShip,
  isStructure,
  type Moment,
  openWindow,
  type Place,
  type PlanetId,
  type Tactical,
  targetsOf,
  unitTypes,
} from '@orrery/ti4/battles';
import type { Joint } from './arena.ts';
import { Fight } from './fight.ts';
import { type Flow, merged } from './flows.ts';
import { slotOf, type Where } from './forces.ts';
import { GroundFight } from './ground-fight.ts';
import { bitsOf, type Targets } from './losses.ts';
import type { Means } from './means.ts';
import { attacker, defender } from './position.ts';
import { settled } from './settling.ts';
import { hitMoments } from './taking.ts';

const ships = bitsOf(isShip);
const troops = bitsOf((type) => !isStructure(type));
const groundForces = bitsOf(isGroundForce);

const aiming = {
  cannons: ['before space-cannon-used'],
  bombs: ['before bombardment-used'],
} as const satisfies Record<string, readonly Moment[]>;

const moments = {
  'after ships-moved-into-system': ['after ships-moved-into-system'],
  'when invasion-start': ['when invasion-start'],
  'when units-committed': ['when units-committed'],
  'after units-committed': ['after units-committed'],
} as const satisfies Record<string, readonly Moment[]>;
type Answered = keyof typeof moments;

export class Stages {
  readonly means: Means;
  readonly space: Fight;
  readonly ground: Fight;

  constructor(means: Means) {
    this.means = means;
    this.space = new Fight('space', means);
    this.ground = new GroundFight(means, (flow, planet) => this.bombs(flow, planet));
  }

  /** What is answered as ships arrive, then the cannons of both sides, the attacker's first (space-cannon.2). */
  arrival(flows: readonly Flow[]): Flow[] {
    const { g, system } = this.means.arena;
    this.step('movement');
    const arrived = this.window(flows, 'after ships-moved-into-system', { seat: attacker, system });
    this.step('space-cannon-offense');
    let now = arrived;
    for (const seat of [attacker, defender]) {
      now = merged(
        now.flatMap((flow) => {
          this.load(flow.joint);
          const isTarget = targetsOf(g, seat, attacker, system).includes(1 - seat);
          const batteries = isTarget ? cannonsAt(g, seat, system) : [];
          return batteries.length === 0 ? [flow] : settled(this.means, this.cannons(flow, seat, 'space', batteries));
        }),
      );
    }
    return now;
  }

  private step(step: Tactical['step']): void {
    (this.means.arena.g.tactical as { step: Tactical['step'] }).step = step;
  }

  private load(joint: Joint): void {
    this.means.arena.load(joint, null);
  }

  private window(flows: readonly Flow[], moment: Answered, happening: object): Flow[] {
    const { arena, windows, answer } = this.means;
    return merged(
      flows.flatMap(({ chance, joint }) => {
        if (!windows.isOpen(moments[moment], joint, null)) return [{ chance, joint }];
        const found = arena.explore(joint, null, () => openWindow(arena.g, moment, happening as never), answer);
        return found.map((each) => ({ chance: chance * each.chance, joint: each.joint }));
      }),
    );
  }

  /** One side fires its cannons at the ships of the other, or at its troops on the planet. */
  private cannons({ chance, joint }: Flow, seat: Seat, where: Where, batteries: readonly Battery[]): Flow[] {
    if (batteries.length === 0) return [{ chance, joint }];
    const { arena, volleys, windows, answer } = this.means;
    const place = arena.placeOf(where) as Place;
    const rival = 1 - seat;
    const aimed = windows.isOpen(aiming.cannons, joint, null)
      ? arena.explore(joint, null, () => aimCannons(arena.g, seat, rival, place, batteries), answer)
      : [{ chance: 1, joint, value: { shots: batteries, notToFighters: false } }];
    return merged(
      aimed.flatMap((each) => {
        this.load(each.joint);
        const { falls } = volleys.fire(seat, 'space-cannon', each.value.shots, each.joint);
        return falls.flatMap((fall) => {
          const bound = each.value.notToFighters ? fall.hits : 0;
          const left = this.hit(each.joint, rival, where, where === 'space' ? ships : troops, fall.hits, bound);
          return left.map((flow) => ({
            chance: chance * each.chance * fall.chance * flow.chance,
            joint: flow.joint,
          }));
        });
      }),
    );
  }

  /** Hits of cannons, which abilities may answer. */
  private hit(joint: Joint, seat: Seat, where: Where, types: number, hits: number, notToFighters: number): Flow[] {
    const { arena, windows, answer } = this.means;
    if (hits === 0) return [{ chance: 1, joint }];
    const place = arena.placeOf(where) as Place;
    if (windows.isOpen(hitMoments, joint, null)) {
      const pool = { seat, by: 1 - seat, cause: 'space-cannon' as const, place, hits, notToFighters };
      const matches = where === 'space' ? isShip : (type: (typeof unitTypes)[number]) => !isStructure(type);
      return arena.explore(joint, null, () => assignHits(arena.g, { ...pool }, [place], matches), answer);
    }
    const sustaining = where === 'space' ? this.space.taking.sustaining(seat, joint).bits : 0;
    const targets: Targets = { where, types, sustaining };
    const left = this.space.taking.lose(seat, joint[seat as 0], targets, hits, notToFighters);
    return [{ chance: 1, joint: seat === attacker ? [left, joint[1]] : [joint[0], left] }];
  }

  /** From the start of the invasion, or the end of bombardment, until troops of both sides stand on the planet, or not. */
  landing(flows: readonly Flow[], planet: PlanetId, isBombarded: boolean): Flow[] {
    const { g, system } = this.means.arena;
    this.step('invasion');
    const begun = isBombarded ? flows : this.window(flows, 'when invasion-start', { seat: attacker, system });
    const bombed = isBombarded ? flows : merged(begun.flatMap((flow) => this.bombs(flow, planet)));
    const landed = merged(bombed.map((flow) => this.commit(flow, planet)));
    const committed = (['when units-committed', 'after units-committed'] as const).reduce(
      (now, moment) => this.windowFor(now, moment, planet),
      landed,
    );
    return merged(
      committed.flatMap((flow) => {
        if (!this.hasTroops(attacker, flow.joint)) return [flow];
        this.load(flow.joint);
        if (!defendersWithCannons(g, attacker, planet).includes(defender)) return [flow];
        return this.cannons(flow, defender, 'ground', batteriesIn(g, defender, 'space-cannon', planet));
      }),
    );
  }

  /** Answers to a landing, where there was one. */
  private windowFor(flows: readonly Flow[], moment: Answered, planet: PlanetId): Flow[] {
    const { system } = this.means.arena;
    const landed = flows.filter(({ joint }) => this.hasTroops(attacker, joint));
    const others = flows.filter(({ joint }) => !this.hasTroops(attacker, joint));
    return [...others, ...this.window(landed, moment, { seat: attacker, system, planet })];
  }

  /** The attacker's ships bombard the planet, if they can and may. */
  bombs({ chance, joint }: Flow, planet: PlanetId): Flow[] {
    const { arena, volleys, windows, answer } = this.means;
    const { g, system } = arena;
    this.load(joint);
    const batteries = batteriesIn(g, attacker, 'bombardment', system);
    if (batteries.length === 0 || !canBombard(g, attacker, planet)) return [{ chance, joint }];
    const units = batteries.flatMap((each) => Array.from({ length: each.count }, () => ({ ...each, count: 1 })));
    const aimed = windows.isOpen(aiming.bombs, joint, null)
      ? arena.explore(joint, null, () => aimBombs(g, attacker, system, new Map([[planet, units]])), answer)
      : [{ chance: 1, joint, value: { shots: units } }];
    return aimed.flatMap((each) => {
      this.load(each.joint);
      const { falls } = volleys.fire(attacker, 'bombardment', each.value.shots, each.joint);
      const targets: Targets = { where: 'ground', types: groundForces, sustaining: 0 };
      return falls.map((fall): Flow => {
        const left = this.space.taking.lose(defender, each.joint[1], targets, fall.hits);
        return { chance: chance * each.chance * fall.chance, joint: [each.joint[0], left] };
      });
    });
  }

  /** All that can land does; ships that could land as well only if that is stated. */
  private commit(flow: Flow, planet: PlanetId): Flow {
    const { arena } = this.means;
    const { g, system, forces, sides } = arena;
    this.load(flow.joint);
    if (!fold('canCommit', true, g, attacker, planet)) return flow;
    const lands = unitTypes.filter(
      (type) =>
        fold('landsAsGroundForce', isGroundForce(type), g, attacker, type, system) &&
        (isGroundForce(type) || (sides[0].uses ?? []).includes('unit/matriarch')),
    );
    const moved = this.moved(flow.joint[0], lands, 'space', 'ground');
    return {
      chance: flow.chance,
      joint: [forces[0].number(moved, forces[0].restOf[flow.joint[0]] as number), flow.joint[1]],
    };
  }

  private moved(force: number, types: readonly (typeof unitTypes)[number][], from: Where, to: Where): Uint8Array {
    const units = Uint8Array.from(this.means.arena.forces[0].of(force));
    for (const type of types) {
      const [there, here] = [slotOf(from, type), slotOf(to, type)];
      units[here] = (units[here] as number) + (units[there] as number);
      units[here + 1] = (units[here + 1] as number) + (units[there + 1] as number);
      units[there] = 0;
      units[there + 1] = 0;
    }
    return units;
  }

  /** The attacker is there, and the defender's ships are gone. */
  hasShips(joint: Joint): boolean {
    return this.space.hasFighters(attacker, joint) && !this.space.hasFighters(defender, joint);
  }

  /** Anything of the side on the planet that is no structure. */
  hasTroops(seat: Seat, joint: Joint): boolean {
    const units = this.means.arena.forces[seat as 0].of(joint[seat as 0]);
    return unitTypes.some((type) => !isStructure(type) && (units[slotOf('ground', type)] as number) > 0);
  }

  private hasGroundForces(seat: Seat, joint: Joint): boolean {
    return (this.means.arena.forces[seat as 0].of(joint[seat as 0])[slotOf('ground', 'infantry')] as number) > 0;
  }

  isContested(joint: Joint): boolean {
    return this.hasTroops(attacker, joint) && this.hasGroundForces(defender, joint);
  }

  /** Ships that landed are back in space; who took the planet does with what stood on it as the rules say. */
  taken({ chance, joint }: Flow, planet: PlanetId): { readonly flows: Flow[]; readonly falls: boolean } {
    const { arena, answer } = this.means;
    const [mine] = arena.forces;
    const back = this.moved(joint[0], unitTypes.filter(isShip), 'ground', 'space');
    const landed: Joint = [mine.number(back, mine.restOf[joint[0]] as number), joint[1]];
    const falls = this.hasGroundForces(attacker, joint) && !this.hasGroundForces(defender, joint);
    if (!falls) return { flows: [{ chance, joint: landed }], falls };
    const found = arena.explore(landed, null, () => gainControl(arena.g, attacker, planet), answer);
    return { flows: found.map((each) => ({ chance: chance * each.chance, joint: each.joint })), falls };
  }
}
