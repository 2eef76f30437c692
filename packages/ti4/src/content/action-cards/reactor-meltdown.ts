import type { Seat } from '@orrery/kernel';
import { announceUnit, type UnitTarget, unitTargets } from '../../rules/announce.ts';
import { destroy } from '../../rules/destroy.ts';
import { placesIn, systemsOf } from '../../rules/galaxy.ts';
import { othersClockwise } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import type { ActionCard } from '../action-cards.ts';
import { isHome } from '../systems.ts';

/** Space docks of others in no home system, whosever home it is. */
function targets(g: Ti4, holder: Seat) {
  const places = systemsOf(g)
    .filter((id) => !isHome(id))
    .flatMap(placesIn);
  return othersClockwise(g, holder).flatMap((seat) => unitTargets(g, seat, places, ['space-dock']));
}

/** Action: a space dock of another player outside home systems is destroyed. */
export const reactorMeltdown: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) => targets(g, holder).length > 0,
    announce: (g, holder) => announceUnit(holder, 'reactor-meltdown', targets(g, holder)),
    *resolve(g, holder, _owner, target) {
      const dock = target as UnitTarget;
      yield* destroy(g, dock.seat, dock, holder, 'ability');
    },
  },
};
