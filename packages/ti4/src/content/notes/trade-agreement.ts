import { gainTradeGoods } from '../../rules/spend.ts';
import { player } from '../../rules/table.ts';
import { tell, the } from '../../words.ts';
import { on } from '../hooks.ts';
import type { PromissoryNote } from '../notes.ts';

/** When the owner replenishes commodities the holder gets all of them. */
export const tradeAgreement: PromissoryNote = {
  faction: null,
  triggers: [
    on('when commodities-replenished', {
      usable: (_g, _holder, { seat }, owner) => seat === owner,
      *resolve(g, holder, _replenished, owner) {
        const { commodities } = player(g, owner);
        player(g, owner).commodities = 0;
        tell(g, 'ti4.hands-over-commodities', { seat: the.seat(owner), rival: the.seat(holder), count: commodities });
        yield* gainTradeGoods(g, holder, commodities); // commodities.6
      },
    }),
  ],
};
