import { player } from '../../rules/table.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** The holder keeps their strategy cards, and so chooses none in the next strategy phase. */
export const politicalStability: ActionCard = {
  copies: 1,
  triggers: [
    on('when strategy-cards-returned', {
      usable: (g, holder, { seat }) => seat === holder && player(g, holder).strategyCards.length > 0,
      *resolve(_g, _holder, returning) {
        returning.kept = true;
      },
    }),
  ],
};
