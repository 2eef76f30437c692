import { gainTradeGoods } from '../../rules/spend.ts';
import { clockwise, player } from '../../rules/table.ts';
import { tell } from '../../words.ts';
import type { Agenda } from '../agendas.ts';

/** All lose their trade goods; if For wins they get 5 each afterwards. */
export const economicEquality: Agenda = {
  kind: 'directive',
  vote: 'for-against',
  trait: null,
  *resolve(g, outcome) {
    const seats = clockwise(g, g.speaker);
    for (const seat of seats) player(g, seat).tradeGoods = 0;
    tell(g, 'ti4.trade-goods-lost');
    if (outcome === 'for') for (const seat of seats) yield* gainTradeGoods(g, seat, 5);
  },
};
