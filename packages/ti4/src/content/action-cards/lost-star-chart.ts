import { addEffect } from '../../rules/effects.ts';
import { systemsOf, wormholesIn } from '../../rules/galaxy.ts';
import { clockwise } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';
import type { SystemId } from '../systems.ts';

function isCharted(g: Ti4, id: SystemId): boolean {
  return wormholesIn(g, id).some((kind) => kind === 'alpha' || kind === 'beta');
}

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
  lasting: {
    adjacency(systems, g, _holder, id) {
      if (!isCharted(g, id)) return systems;
      const others = systemsOf(g).filter((other) => other !== id && !systems.includes(other) && isCharted(g, other));
      return [...systems, ...others];
    },
  },
};
