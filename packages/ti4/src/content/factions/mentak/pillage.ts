import type { Option, Rules, Seat } from '@orrery/kernel';
import { areNeighbours } from '../../../rules/galaxy.ts';
import { gainTradeGoods } from '../../../rules/spend.ts';
import { player } from '../../../rules/table.ts';
import type { Ti4 } from '../../../state.ts';
import { choose, option, tell, the, words } from '../../../words.ts';
import { type Hooks, on } from '../../hooks.ts';

type Loot = 'tradeGoods' | 'commodities';

/** After a neighbour gained trade goods or made a transaction and has at least 3 of them, takes a trade good or a commodity. */
export const pillage: Hooks = {
  triggers: [
    on(['after trade-goods-gained', 'after transaction-resolved'], {
      usable: (g, holder, { seat }) => isRich(g, holder, seat),
      label: (_g, _holder, { seat }) => words('ti4.pillage', { rival: the.seat(seat) }),
      *resolve(g, holder, { seat }) {
        yield* rob(g, holder, seat);
      },
    }),
    on('after transaction-resolved', {
      usable: (g, holder, { partner }) => isRich(g, holder, partner),
      label: (_g, _holder, { partner }) => words('ti4.pillage', { rival: the.seat(partner) }),
      *resolve(g, holder, { partner }) {
        yield* rob(g, holder, partner);
      },
    }),
  ],
};

function isRich(g: Ti4, holder: Seat, seat: Seat): boolean {
  return (
    seat !== holder &&
    player(g, seat).tradeGoods >= 3 &&
    !isProtected(g, seat, holder) &&
    areNeighbours(g, holder, seat)
  );
}

function isProtected(g: Ti4, seat: Seat, holder: Seat): boolean {
  return player(g, seat).notesInPlay.some(({ id, of }) => id === 'promise-of-protection' && of === holder);
}

function* rob(g: Ti4, holder: Seat, seat: Seat): Rules {
  const victim = player(g, seat);
  const options: Option<Loot>[] = [option('trade-good', 'tradeGoods', 'ti4.trade-goods', { count: 1 })];
  if (victim.commodities > 0) options.push(option('commodity', 'commodities', 'ti4.commodities', { count: 1 }));
  const loot = yield* choose(holder, words('ti4.pillage', { rival: the.seat(seat) }), options);
  victim[loot]--;
  tell(g, 'ti4.pillages', { seat: the.seat(holder), rival: the.seat(seat), commodity: loot === 'commodities' });
  yield* gainTradeGoods(g, holder, 1); // commodities.5
}
