import { opponentIn } from '../../rules/combat.ts';
import { addEffect, hasEffect } from '../../rules/effects.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

const key = 'action-card/morale-boost';

/** All combat rolls of the holder get +1 in this round of combat. */
export const moraleBoost: ActionCard = {
  copies: 4,
  triggers: [
    on(['when space-combat-round-start', 'when ground-combat-round-start'], {
      usable: (g, holder, { combat }) =>
        !combat.ended && opponentIn(combat, holder) !== null && !hasEffect(g, key, holder),
      *resolve(g, holder) {
        addEffect(g, key, holder, 'combat-round');
      },
    }),
  ],
  lasting: { rollBonus: (bonus, _g, _holder, { kind }) => (kind === 'combat' ? bonus + 1 : bonus) },
};
