import { opponentIn } from '../../rules/combat.ts';
import { addEffect } from '../../rules/effects.ts';
import { count } from '../../rules/pieces.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** The holder's fighters roll with +2 in the first round of a space combat. */
export const fighterPrototype: ActionCard = {
  copies: 1,
  triggers: [
    on('when space-combat-round-start', {
      usable: (g, holder, { combat }) =>
        combat.round === 1 &&
        !combat.ended &&
        opponentIn(combat, holder) !== null &&
        count(g, holder, 'fighter', combat.system) > 0,
      *resolve(g, holder) {
        addEffect(g, 'action-card/fighter-prototype', holder, 'combat-round');
      },
    }),
  ],
  lasting: {
    rollBonus: (bonus, _g, _holder, { kind, type }) => (kind === 'combat' && type === 'fighter' ? bonus + 2 : bonus),
  },
};
