import { announcePlayer } from '../../rules/announce.ts';
import { clockwise } from '../../rules/table.ts';
import { barFromVoting } from '../../rules/voting.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** A player cannot vote on the agenda. */
export const assassinateRepresentative: ActionCard = {
  copies: 1,
  triggers: [
    on('after agenda-revealed', {
      usable: () => true,
      announce: (g, holder) => announcePlayer(holder, 'assassinate-representative', clockwise(g, holder)),
      *resolve(g, _holder, _revealed, _owner, victim) {
        barFromVoting(g, victim);
      },
    }),
  ],
};
