import { addEffect } from '../../rules/effects.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** After the holder activated a system, all their ships move one system farther. */
export const flankSpeed: ActionCard = {
  copies: 4,
  triggers: [
    on('after system-activated', {
      usable: (_g, holder, { seat }) => seat === holder,
      *resolve(g, holder) {
        addEffect(g, 'action-card/flank-speed', holder, 'tactical-action');
      },
    }),
  ],
  lasting: { moveValue: (value) => value + 1 },
};
