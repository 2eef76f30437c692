import type { Seat } from '@orrery/kernel';
import { addEffect } from '../../rules/effects.ts';
import { placesIn, systemOfPlace } from '../../rules/galaxy.ts';
import { groupsIn } from '../../rules/pieces.ts';
import type { Ti4 } from '../../state.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';
import type { SystemId } from '../systems.ts';

function hasRivalPds(g: Ti4, holder: Seat, system: SystemId): boolean {
  return placesIn(system).some((place) =>
    groupsIn(g, place).some(({ seat, type }) => seat !== holder && type === 'pds'),
  );
}

/** In the holder's invasion the PDS of others in the system have neither Planetary Shield nor Space Cannon. */
export const disable: ActionCard = {
  copies: 1,
  triggers: [
    on('when invasion-start', {
      usable: (g, holder, { seat, system }) => seat === holder && hasRivalPds(g, holder, system),
      *resolve(g, holder) {
        addEffect(g, 'action-card/disable', holder, 'invasion');
      },
    }),
  ],
  lasting: {
    rivalHasAbility: (has, g, holder, ability, { seat, type, place }) =>
      has &&
      (type !== 'pds' ||
        seat === holder ||
        (ability !== 'planetary-shield' && ability !== 'space-cannon') ||
        systemOfPlace(place) !== g.tactical?.system),
  },
};
