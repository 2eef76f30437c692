import { addVotes, hasVoted } from '../../rules/voting.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** The holder's vote gets 5 more votes. The speaker decides in the window after the last vote, before or after others add theirs. */
export const distinguishedCouncilor: ActionCard = {
  copies: 1,
  triggers: [
    on(['after votes-cast', 'after speaker-voted'], {
      usable: (g, holder, voted) =>
        hasVoted(g, holder) &&
        ('votes' in voted ? voted.seat === holder && holder !== g.speaker : holder === g.speaker),
      *resolve(g, holder) {
        addVotes(g, holder, 5);
      },
    }),
  ],
};
