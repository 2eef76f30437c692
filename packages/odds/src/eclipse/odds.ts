/** The exact odds of a battle. */
import { isNpc } from '@orrery/eclipse/battles';
import { BadConfig } from '@orrery/kernel';
import type { EclipseBattle } from './battle.ts';
import type { Course } from './course.ts';
import { type Fleet, fleetOf } from './fleet.ts';
import { positionOf, sidesOf } from './position.ts';
import { type EclipseOdds, roundOdds, sharesOf, sideOdds } from './report.ts';
import { Sequence, type Shares } from './sequence.ts';

export interface Settings {
  /** How many rounds between the first two to tell of one by one. */
  readonly rounds?: number;
}

export function oddsOf(battle: EclipseBattle, { rounds = 0 }: Settings = {}): EclipseOdds {
  const position = positionOf(battle);
  const fleets = sidesOf(battle).map((side, index) => checked(fleetOf(position, index, side), index));
  const sequence = new Sequence(position, fleets);
  const first = sequence.fight(1, rounds, battle.atHand);
  if (first === null) throw new BadConfig('these two live in peace with each other');
  for (let next = 2; next < fleets.length; next++) sequence.fight(next);
  const sides = fleets.map((fleet, index) => {
    const wanted = sequence.notBest.has(fleet) ? 'usual' : (fleet.side.targets ?? 'usual');
    const targets = isNpc(fleet.owner) ? 'rule' : wanted;
    return sideOdds(fleet, sequence.holders[index] as Shares, sequence.out[index] as Shares, targets);
  });
  const [attacker, defender, ...others] = sides as [EclipseOdds['attacker'], EclipseOdds['defender']];
  return {
    win: attacker.holds,
    draw: sequence.nobody,
    loss: sides.slice(1).reduce((sum, { holds }) => sum + holds, 0),
    ...firstOdds(fleets as [Fleet, Fleet], first),
    attacker,
    defender,
    others,
    states: sequence.states,
  };
}

function firstOdds([one, other]: [Fleet, Fleet], { ends, after }: Course) {
  return {
    first: sharesOf(ends),
    stalemate: ends.reduce((sum, { chance, isStalemate }) => sum + (isStalemate ? chance : 0), 0),
    rounds: after.map((each) => roundOdds(one, other, each)),
  };
}

function checked(fleet: Fleet, index: number): Fleet {
  if (fleet.squads.length === 0) throw new BadConfig('every side needs ships');
  if (index === 0 && typeof fleet.owner === 'string') throw new BadConfig('non-player ships only defend');
  return fleet;
}
