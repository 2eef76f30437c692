import type { Seat } from '@orrery/kernel';
import { announcePlayer } from '../../rules/announce.ts';
import { othersClockwise, player } from '../../rules/table.ts';
import { spendToken } from '../../rules/tokens.ts';
import type { Ti4 } from '../../state.ts';
import { tell, the } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';

function targets(g: Ti4, holder: Seat): Seat[] {
  return othersClockwise(g, holder).filter((seat) => player(g, seat).pools.tactic > 0);
}

/** Action: another player loses a command token of the tactic pool. */
export const insubordination: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) => targets(g, holder).length > 0,
    announce: (g, holder) => announcePlayer(holder, 'insubordination', targets(g, holder)),
    *resolve(g, _holder, _owner, target) {
      const seat = target as Seat;
      spendToken(g, seat, 'tactic');
      tell(g, 'ti4.loses-token', { seat: the.seat(seat), pool: the.pool('tactic') });
    },
  },
};
