import type { Option, Seat } from '@orrery/kernel';
import { repeal } from '../../rules/laws.ts';
import { exchangeStrategyCards, type Held, heldStrategyCards } from '../../rules/strategy-cards.ts';
import { othersClockwise } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import { choose, words } from '../../words.ts';
import type { Agenda } from '../agendas.ts';
import { on } from '../hooks.ts';

function cardsOfOthers(g: Ti4, seat: Seat): Option<Held>[] {
  return othersClockwise(g, seat).flatMap((rival) => heldStrategyCards(g, rival));
}

/** At the end of the strategy phase the owner may discard it to swap a strategy card with another player. */
export const imperialArbiter: Agenda = {
  kind: 'law',
  vote: 'elect-player',
  trait: null,
  triggers: [
    on('when strategy-phase-end', {
      usable: (g, holder) => heldStrategyCards(g, holder).length > 0 && cardsOfOthers(g, holder).length > 0,
      *resolve(g, holder) {
        const given = yield* choose(holder, words('ti4.swap-gives'), heldStrategyCards(g, holder));
        const taken = yield* choose(holder, words('ti4.swap-takes'), cardsOfOthers(g, holder));
        yield* repeal(g, 'imperial-arbiter');
        exchangeStrategyCards(g, given, taken);
      },
    }),
  ],
  *resolve() {},
};
