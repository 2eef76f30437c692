import { below, type Seat } from '@orrery/kernel';
import { giveActionCards, keepHandLimit } from '../../rules/action-cards.ts';
import { announcePlayer } from '../../rules/announce.ts';
import { othersClockwise, player } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import { tell, the } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';

function targets(g: Ti4, holder: Seat): Seat[] {
  return othersClockwise(g, holder).filter((seat) => player(g, seat).actionCards.length > 0);
}

/** Action: the holder takes an action card of another player at random. */
export const spy: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) => targets(g, holder).length > 0,
    announce: (g, holder) => announcePlayer(holder, 'spy', targets(g, holder)),
    *resolve(g, holder, _owner, target) {
      const rival = target as Seat;
      const { actionCards } = player(g, rival);
      if (actionCards.length === 0) return; // it went for cancelling another card meanwhile
      tell(g, 'ti4.spies', { seat: the.seat(holder), rival: the.seat(rival) });
      const taken = below(g, actionCards.length);
      giveActionCards(g, rival, holder, actionCards.slice(taken, taken + 1));
      yield* keepHandLimit(g, holder);
    },
  },
};
