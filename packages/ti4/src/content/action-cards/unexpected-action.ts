import type { Seat } from '@orrery/kernel';
import { announceSystem } from '../../rules/announce.ts';
import { systemsOf } from '../../rules/galaxy.ts';
import { hasToken } from '../../rules/table.ts';
import { liftToken } from '../../rules/tokens.ts';
import type { Ti4 } from '../../state.ts';
import { tell, the } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import type { SystemId } from '../systems.ts';

function targets(g: Ti4, holder: Seat): SystemId[] {
  return systemsOf(g).filter((id) => hasToken(g, holder, id));
}

/** Action: the holder takes a command token off the board into reinforcements. */
export const unexpectedAction: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) => targets(g, holder).length > 0,
    announce: (g, holder) => announceSystem(holder, 'unexpected-action', targets(g, holder)),
    *resolve(g, holder, _owner, target) {
      const id = target as SystemId;
      liftToken(g, holder, id);
      tell(g, 'ti4.takes-token-back', { seat: the.seat(holder), system: the.system(id) });
    },
  },
};
