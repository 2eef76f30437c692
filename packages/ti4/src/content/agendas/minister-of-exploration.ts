import { gainTradeGoods } from '../../rules/spend.ts';
import type { Agenda } from '../agendas.ts';
import { on } from '../hooks.ts';

/** Each planet that the owner gains control of brings them a trade good. */
export const ministerOfExploration: Agenda = {
  kind: 'law',
  vote: 'elect-player',
  trait: null,
  triggers: [
    on('when planet-control-gained', {
      mandatory: true,
      usable: (_g, holder, { seat }) => seat === holder,
      *resolve(g, holder) {
        yield* gainTradeGoods(g, holder, 1);
      },
    }),
  ],
  *resolve() {},
};
