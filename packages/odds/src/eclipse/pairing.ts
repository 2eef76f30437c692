/**
 * Two fleets fight: missiles in the order of initiative, then round after round. A state is what is left of both; chances lie in a
 * table of one row for each state of the attacker.
 */
import type { Act } from './aims.ts';
import type { EclipseBattle } from './battle.ts';
import { type Fleet, type Ships, type Squad, withdrawn } from './fleet.ts';
import { Register } from './register.ts';
import { Shooting } from './shooting.ts';
import { States } from './states.ts';
import { Draft } from './tables.ts';
import { Volleys } from './volleys.ts';

export type Sides<T> = readonly [T, T];

/** In which round each type starts to retreat; null for those who stay. */
type Plans = Sides<readonly (number | null)[]>;

/** States of one side beyond which nobody looks for the best. */
const mostToChooseFrom = 3_000;

export class Pairing {
  readonly fleets: Sides<Fleet>;
  readonly states: Sides<States>;
  /** Who fires missiles, and who acts in a round, in order. */
  readonly missiles: readonly Volleys[];
  readonly cannons: readonly Volleys[];
  readonly since: Plans;

  /** `choosing`: who takes the best of all choices. */
  constructor(
    fleets: Sides<Fleet>,
    starts: Sides<Iterable<Ships>>,
    atHand: EclipseBattle['atHand'],
    choosing: Sides<boolean> = [false, false],
  ) {
    this.fleets = fleets;
    const acts = inOrder(fleets);
    const missiles = acts.filter(({ side, squad }) => (fleets[side].squads[squad] as Squad).missiles.length > 0);
    const registers = fleets.map((fleet) => new Register(fleet)) as unknown as Sides<Register>;
    const shooting = (act: Act) => new Shooting(act, fleets, missiles, choosing, registers[1 - act.side] as Register);
    const fired = missiles.map((act) => shooting({ ...act, weapons: 'missiles' }));
    const shot = acts.map(shooting);
    this.since = [0, 1].map((side) => plansOf(fleets, side as 0 | 1, atHand)) as unknown as Plans;
    this.states = [0, 1].map((side) => {
      const against = [...fired, ...shot].filter(({ act }) => act.side !== side);
      const leaving = (fleets[side as 0].squads as readonly Squad[]).filter(
        (_, k) => this.since[side as 0][k] !== null,
      );
      const outcomes = [
        ...against.map((shooting) => (ships: Ships) => shooting.outcomes(ships)),
        ...leaving.map((squad) => (ships: Ships) => [registers[side as 0].of(withdrawn(ships, squad))]),
      ];
      return new States(
        fleets[side as 0],
        registers[side as 0],
        starts[side as 0],
        outcomes,
        choosing.includes(true) ? mostToChooseFrom : Number.POSITIVE_INFINITY,
      );
    }) as unknown as Sides<States>;
    const drafts = this.states.map(({ all }) => new Draft(all.length));
    const volleys = (shooting: Shooting) => {
      const against = [...fired, ...shot].filter(({ act }) => act.side === shooting.act.side);
      const enemy = 1 - shooting.act.side;
      return new Volleys(shooting, this.states[enemy] as States, against.indexOf(shooting), drafts[enemy] as Draft);
    };
    this.missiles = fired.map(volleys);
    this.cannons = shot.map(volleys);
  }
}

/** Descending initiative; the defender before the attacker, types of one side in their order (initiative.2). */
export function inOrder(fleets: Sides<Fleet>): Act[] {
  const acts = ([1, 0] as const).flatMap((side) =>
    fleets[side].squads.map((_, squad): Act => ({ side, squad, weapons: 'cannons' })),
  );
  const initiative = ({ side, squad }: Act) => (fleets[side].squads[squad] as Squad).ratings.initiative;
  return acts.sort((a, b) => initiative(b) - initiative(a));
}

function plansOf(fleets: Sides<Fleet>, index: 0 | 1, atHand: EclipseBattle['atHand']): (number | null)[] {
  const { squads, side } = fleets[index];
  const name = index === 0 ? 'attacker' : 'defender';
  return squads.map(({ type, canRetreat }) => {
    const begun = atHand?.retreats?.find((each) => each.side === name && each.type === type);
    if (begun) return begun.since;
    return canRetreat ? (side.retreat ?? null) : null;
  });
}
