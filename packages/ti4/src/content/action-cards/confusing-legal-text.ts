import { announcePlayer } from '../../rules/announce.ts';
import { othersClockwise } from '../../rules/table.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** Somebody else is elected in the holder's place. */
export const confusingLegalText: ActionCard = {
  copies: 1,
  triggers: [
    on('when player-elected', {
      usable: (_g, holder, { seat }) => seat === holder,
      announce: (g, holder) => announcePlayer(holder, 'confusing-legal-text', othersClockwise(g, holder)),
      *resolve(_g, _holder, elected, _owner, seat) {
        elected.seat = seat;
      },
    }),
  ],
};
