import { addEffect } from '../../rules/effects.ts';
import { clockwise } from '../../rules/table.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';
import { joinedWormholes } from '../joined-wormholes.ts';

/** In the holder's tactical action all alpha and beta wormholes lead to one another, for everybody. */
export const lostStarChart: ActionCard = {
  copies: 1,
  triggers: [
    on('after system-activated', {
      usable: (_g, holder, { seat }) => seat === holder,
      *resolve(g, holder) {
        for (const seat of clockwise(g, holder)) addEffect(g, 'action-card/lost-star-chart', seat, 'tactical-action');
      },
    }),
  ],
  lasting: joinedWormholes,
};
