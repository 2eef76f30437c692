import { gainTradeGoods } from '../../../rules/spend.ts';
import { othersClockwise, player } from '../../../rules/table.ts';
import { exhaustTechnology, isReady } from '../../../rules/technology.ts';
import { spendToken } from '../../../rules/tokens.ts';
import { choose, option, the, words } from '../../../words.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

/** Action: for a strategy token 4 trade goods, and 2 for another player. */
export const productionBiomes: TechnologyCard = {
  colour: 'biotic',
  prerequisites: needs({ biotic: 2 }),

  action: {
    usable: (g, holder) => isReady(g, holder, 'production-biomes') && player(g, holder).pools.strategy > 0,
    *resolve(g, holder) {
      exhaustTechnology(g, holder, 'production-biomes');
      spendToken(g, holder, 'strategy');
      yield* gainTradeGoods(g, holder, 4);
      const other = yield* choose(
        holder,
        words('ti4.who-gains-trade-goods', { count: 2 }),
        othersClockwise(g, holder).map((seat) =>
          option(`seat:${seat}`, seat, 'ti4.seat', { seat: the.seat(seat) }, `seat:${seat}`),
        ),
      );
      yield* gainTradeGoods(g, other, 2);
    },
  },
};
