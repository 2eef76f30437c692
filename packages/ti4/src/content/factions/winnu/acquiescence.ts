import { exchangeStrategyCards, heldStrategyCards } from '../../../rules/strategy-cards.ts';
import { player } from '../../../rules/table.ts';
import { choose, words } from '../../../words.ts';
import { type NoteHooks, on } from '../../hooks.ts';

/** Winnu: at the end of the strategy phase the holder exchanges a strategy card for one of Winnu's. */
export const acquiescence: NoteHooks = {
  triggers: [
    on('when strategy-phase-end', {
      usable: (g, holder, _end, owner) =>
        player(g, holder).strategyCards.length > 0 && player(g, owner).strategyCards.length > 0,
      *resolve(g, holder, _end, owner) {
        const taken = yield* choose(holder, words('ti4.take-strategy-card'), heldStrategyCards(g, owner));
        const given = yield* choose(holder, words('ti4.give-strategy-card'), heldStrategyCards(g, holder));
        exchangeStrategyCards(g, given, taken);
      },
    }),
  ],
};
