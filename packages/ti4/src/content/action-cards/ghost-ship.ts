import type { Seat } from '@orrery/kernel';
import { announceSystem } from '../../rules/announce.ts';
import { systemsOf, wormholesIn } from '../../rules/galaxy.ts';
import { rivalsWithShips } from '../../rules/pieces.ts';
import { canGetFigure, mayPlace, placeUnits } from '../../rules/reinforcements.ts';
import type { Ti4 } from '../../state.ts';
import type { ActionCard } from '../action-cards.ts';
import { isHome, type SystemId } from '../systems.ts';

function targets(g: Ti4, holder: Seat): SystemId[] {
  return systemsOf(g).filter(
    (id) =>
      !isHome(id) &&
      wormholesIn(g, id).length > 0 &&
      rivalsWithShips(g, holder, id).length === 0 &&
      mayPlace(g, holder, 'destroyer', id),
  );
}

/** Action: a destroyer appears at a wormhole outside home systems where nobody else has ships. */
export const ghostShip: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) => canGetFigure(g, holder, 'destroyer') && targets(g, holder).length > 0,
    announce: (g, holder) => announceSystem(holder, 'ghost-ship', targets(g, holder)),
    *resolve(g, holder, _owner, target) {
      yield* placeUnits(g, holder, 'destroyer', 1, target as SystemId);
    },
  },
};
