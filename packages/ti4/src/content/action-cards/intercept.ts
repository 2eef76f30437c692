import { opponentIn } from '../../rules/combat.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** An announced retreat of the opponent does not happen. */
export const intercept: ActionCard = {
  copies: 1,
  triggers: [
    on('after retreat-declared', {
      usable: (_g, holder, { seat, combat, prevented }) => opponentIn(combat, holder) === seat && !prevented,
      *resolve(_g, _holder, declared) {
        declared.prevented = true;
      },
    }),
  ],
};
