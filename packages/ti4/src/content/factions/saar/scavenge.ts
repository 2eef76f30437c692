import { gainTradeGoods } from '../../../rules/spend.ts';
import { type Hooks, on } from '../../hooks.ts';

/** Each planet that comes under control brings a trade good. */
export const scavenge: Hooks = {
  triggers: [
    on('after planet-control-gained', {
      mandatory: true,
      usable: (_g, holder, { seat }) => seat === holder,
      *resolve(g, holder) {
        yield* gainTradeGoods(g, holder, 1);
      },
    }),
  ],
};
