import { announceOne } from '../../rules/announce.ts';
import { spendTradeGoods } from '../../rules/spend.ts';
import { player } from '../../rules/table.ts';
import { addVotes, hasVoted } from '../../rules/voting.ts';
import { option, the, words } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** After the speaker's turn to vote the holder pays trade goods for more votes for the outcome they voted for. */
export const bribery: ActionCard = {
  copies: 1,
  triggers: [
    on('after speaker-voted', {
      usable: hasVoted,
      announce(g, holder) {
        const { tradeGoods } = player(g, holder);
        const amounts = Array.from({ length: tradeGoods + 1 }, (_, count) =>
          option(`trade-goods:${count}`, count, 'ti4.trade-goods', { count }),
        );
        return announceOne(holder, words('ti4.how-many-goods', { card: the.actionCard('bribery') }), amounts);
      },
      *resolve(g, holder, _voted, _owner, count) {
        if (count === 0) return;
        spendTradeGoods(g, holder, count);
        addVotes(g, holder, count);
      },
    }),
  ],
};
