/** Catalogue: trade. */
import type { Rules, Seat } from '@orrery/kernel';
import { replenish } from '../../rules/commodities.ts';
import { gainTradeGoods } from '../../rules/spend.ts';
import { othersClockwise } from '../../rules/table.ts';
import { deliberate } from '../../rules/transactions.ts';
import type { Ti4 } from '../../state.ts';
import { decline, option, tell, the, words } from '../../words.ts';
import type { StrategyCard } from '../strategy-cards.ts';

/** Any number of other players, who then resolve the secondary ability for nothing (trade.4). */
function* invite(g: Ti4, seat: Seat): Rules<readonly Seat[]> {
  const invited: Seat[] = [];
  for (;;) {
    const others = othersClockwise(g, seat).filter((each) => !invited.includes(each));
    if (others.length === 0) return invited;
    const chosen = yield* deliberate(g, seat, words('ti4.trade.invite', { invited: invited.map(the.seat) }), [
      decline<Seat | null>('done', null, 'ti4.done'),
      ...others.map((each) => option(`invite:${each}`, each, 'ti4.seat', { seat: the.seat(each) }, `seat:${each}`)),
    ]);
    if (chosen === null) return invited;
    invited.push(chosen);
    tell(g, 'ti4.trade.invites', { seat: the.seat(seat), rival: the.seat(chosen) });
  }
}

export const trade: StrategyCard = {
  initiative: 5,
  *primary(g, seat) {
    yield* gainTradeGoods(g, seat, 3);
    yield* replenish(g, seat);
    return yield* invite(g, seat);
  },
  secondaryCost: 1,
  secondaryUsable: () => true,
  secondary: replenish,
};
