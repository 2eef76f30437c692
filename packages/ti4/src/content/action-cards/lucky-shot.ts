import type { Seat } from '@orrery/kernel';
import { announceUnit, type UnitTarget, unitTargets } from '../../rules/announce.ts';
import { destroy } from '../../rules/destroy.ts';
import { othersClockwise, planetsOf } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import type { ActionCard } from '../action-cards.ts';
import { planet } from '../planets.ts';
import type { UnitType } from '../units.ts';

const types: readonly UnitType[] = ['dreadnought', 'cruiser', 'destroyer'];

/** Ships of others where the holder controls a planet. */
function targets(g: Ti4, holder: Seat) {
  const systems = [...new Set(planetsOf(g, holder).map((id) => planet(id).system))];
  return othersClockwise(g, holder).flatMap((seat) => unitTargets(g, seat, systems, types));
}

/** Action: a dreadnought, cruiser or destroyer of another player is destroyed at a planet of the holder. */
export const luckyShot: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) => targets(g, holder).length > 0,
    announce: (g, holder) => announceUnit(holder, 'lucky-shot', targets(g, holder)),
    *resolve(g, holder, _owner, target) {
      const ship = target as UnitTarget;
      yield* destroy(g, ship.seat, ship, holder, 'ability');
    },
  },
};
