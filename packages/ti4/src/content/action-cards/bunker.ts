import { addEffect } from '../../rules/effects.ts';
import { controls, planetsIn } from '../../rules/table.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** Bombardment of the holder's planets gets worse by 4 until the invasion is over. */
export const bunker: ActionCard = {
  copies: 1,
  triggers: [
    on('when invasion-start', {
      usable: (g, holder, { seat, system }) =>
        seat !== holder && planetsIn(system).some((planet) => controls(g, holder, planet)),
      *resolve(g, holder) {
        addEffect(g, 'action-card/bunker', holder, 'invasion');
      },
    }),
  ],
  lasting: { rollBonusAgainst: (bonus, _g, _holder, { kind }) => (kind === 'bombardment' ? bonus - 4 : bonus) },
};
