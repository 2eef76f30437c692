import { areNeighbours, reachOf } from '../../rules/galaxy.ts';
import { gainTradeGoods } from '../../rules/spend.ts';
import { othersClockwise } from '../../rules/table.ts';
import type { Agenda } from '../agendas.ts';
import { on } from '../hooks.ts';

/** Each time the owner has replenished commodities, every neighbour is worth a trade good. */
export const ministerOfCommerce: Agenda = {
  kind: 'law',
  vote: 'elect-player',
  trait: null,
  triggers: [
    on('after commodities-replenished', {
      mandatory: true,
      usable: (_g, holder, { seat }) => seat === holder,
      *resolve(g, holder) {
        const reach = reachOf(g, holder);
        const neighbours = othersClockwise(g, holder).filter((seat) => areNeighbours(g, holder, seat, reach));
        yield* gainTradeGoods(g, holder, neighbours.length);
      },
    }),
  ],
  *resolve() {},
};
