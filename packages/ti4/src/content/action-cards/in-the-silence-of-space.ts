import { announceSystem } from '../../rules/announce.ts';
import { addEffect, effectTarget } from '../../rules/effects.ts';
import { systemsOf } from '../../rules/galaxy.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';
import type { SystemId } from '../systems.ts';

const key = 'action-card/in-the-silence-of-space';

/** In the holder's tactical action their ships of one system move through those of others. */
export const inTheSilenceOfSpace: ActionCard = {
  copies: 1,
  triggers: [
    on('after system-activated', {
      usable: (_g, holder, { seat }) => seat === holder,
      announce: (g, holder) => announceSystem(holder, 'in-the-silence-of-space', systemsOf(g)),
      *resolve(g, holder, _activated, _owner, system: SystemId) {
        addEffect(g, key, holder, 'tactical-action', system);
      },
    }),
  ],
  lasting: {
    passes: (allowed, g, holder, _system, why, { place }) =>
      allowed || (why === 'ships' && place === effectTarget(g, key, holder)),
  },
};
