import type { Seat } from '@orrery/kernel';
import { addEffect, effectTarget } from '../../../rules/effects.ts';
import { systemsOf } from '../../../rules/galaxy.ts';
import { hasUnits } from '../../../rules/pieces.ts';
import { exhaustTechnology, isReady } from '../../../rules/technology.ts';
import type { Ti4 } from '../../../state.ts';
import { on } from '../../hooks.ts';
import type { SystemId } from '../../systems.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

const source = 'technology/spacial-conduit-cylinder';

/** In this tactical action the active system is adjacent to all others with units of the holder, for everybody. */
export const spacialConduitCylinder: TechnologyCard = {
  colour: 'propulsion',
  prerequisites: needs({ propulsion: 2 }),
  triggers: [
    on('after system-activated', {
      usable: (g, holder, { seat, system }) =>
        seat === holder && hasUnits(g, holder, system) && isReady(g, holder, 'spacial-conduit-cylinder'),
      *resolve(g, holder, { system }) {
        exhaustTechnology(g, holder, 'spacial-conduit-cylinder');
        // Everybody sees the systems as adjacent, so everybody has the effect.
        for (const seat of g.players.keys()) addEffect(g, source, seat, 'tactical-action', `${holder}:${system}`);
      },
    }),
  ],
  lasting: {
    adjacency(near, g, viewer, id) {
      const [user, end] = endOf(g, viewer);
      if (id !== end) return hasUnits(g, user, id) && !near.includes(end) ? [...near, end] : near;
      const far = systemsOf(g).filter((each) => each !== end && !near.includes(each) && hasUnits(g, user, each));
      return far.length === 0 ? near : [...near, ...far];
    },
  },
};

/** Who uses the conduit, and the system where it ends. */
function endOf(g: Ti4, viewer: Seat): [Seat, SystemId] {
  const [user, end] = (effectTarget(g, source, viewer) ?? '').split(':');
  return [Number(user), end as SystemId];
}
