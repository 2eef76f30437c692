import { gainTradeGoods } from '../../rules/spend.ts';
import { rider } from './rider.ts';

/** Who was right gains 5 trade goods. */
export const tradeRider = rider('trade-rider', (g, holder) => gainTradeGoods(g, holder, 5));
