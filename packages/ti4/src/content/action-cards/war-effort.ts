import type { Seat } from '@orrery/kernel';
import { announceSystem } from '../../rules/announce.ts';
import { systemsOf } from '../../rules/galaxy.ts';
import { shipsIn } from '../../rules/pieces.ts';
import { canGetFigure, mayPlace, placeUnits } from '../../rules/reinforcements.ts';
import type { Ti4 } from '../../state.ts';
import type { ActionCard } from '../action-cards.ts';
import type { SystemId } from '../systems.ts';

function targets(g: Ti4, holder: Seat): SystemId[] {
  return systemsOf(g).filter((id) => shipsIn(g, holder, id) > 0 && mayPlace(g, holder, 'cruiser', id));
}

/** Action: a cruiser joins ships of the holder. */
export const warEffort: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) => canGetFigure(g, holder, 'cruiser') && targets(g, holder).length > 0,
    announce: (g, holder) => announceSystem(holder, 'war-effort', targets(g, holder)),
    *resolve(g, holder, _owner, target) {
      yield* placeUnits(g, holder, 'cruiser', 1, target as SystemId);
    },
  },
};
