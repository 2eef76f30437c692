import { repeal } from '../../../rules/laws.ts';
import { currentAgenda } from '../../../rules/outcomes.ts';
import { gainTradeGoods } from '../../../rules/spend.ts';
import { clockwise, player } from '../../../rules/table.ts';
import { tell } from '../../../words.ts';
import type { AgendaId } from '../../agendas.ts';
import type { AgendaHooks } from '../../hooks.ts';

/** All lose their trade goods; if For wins they get 5 each afterwards. */
export const economicEquality: AgendaHooks = {
  *resolve(g, outcome) {
    const seats = clockwise(g, g.speaker);
    for (const seat of seats) player(g, seat).tradeGoods = 0;
    tell(g, 'ti4.trade-goods-lost');
    if (outcome === 'for') for (const seat of seats) yield* gainTradeGoods(g, seat, 5);
  },
};

/** The elected law ends. */
export const judicialAbolishment: AgendaHooks = {
  *resolve(g, outcome) {
    yield* repeal(g, outcome as AgendaId);
  },
};

/** The elected law is voted on again as if it had just been revealed; until then it works on. */
export const miscountDisclosed: AgendaHooks = {
  *resolve(g, outcome) {
    currentAgenda(g).revote = outcome as AgendaId;
  },
};
