import type { Seat } from '@orrery/kernel';
import { systemsOf } from '../../../rules/galaxy.ts';
import { shipsIn } from '../../../rules/pieces.ts';
import { canProduceUnits, canUseProduction, produceUnits } from '../../../rules/production.ts';
import type { Ti4 } from '../../../state.ts';
import { choose, option, the, words } from '../../../words.ts';
import { on } from '../../hooks.ts';
import { type SystemId, system as tile } from '../../systems.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

const one = { units: 1 };

/** Others cannot activate asteroid fields with ships of the holder, whose turns begin with one unit where they have Production. */
export const chaosMapping: TechnologyCard = {
  colour: 'propulsion',
  prerequisites: needs({ propulsion: 1 }),
  modify: {
    canActivate: (allowed, g, holder, system, seat) =>
      allowed && (seat === holder || tile(system).anomaly !== 'asteroid-field' || shipsIn(g, holder, system) === 0),
  },
  triggers: [
    on('when turn-start', {
      usable: (g, holder, { seat }) => seat === holder && yards(g, holder).length > 0,
      *resolve(g, holder) {
        const system = yield* choose(
          holder,
          words('ti4.chaos-mapping'),
          yards(g, holder).map((id) =>
            option(`system:${id}`, id, 'ti4.place', { place: the.place(id) }, `system:${id}`),
          ),
        );
        yield* produceUnits(g, holder, system, one);
      },
    }),
  ],
};

/** Systems with Production of the player where a unit can be paid for. */
function yards(g: Ti4, holder: Seat): SystemId[] {
  return systemsOf(g).filter((id) => canUseProduction(g, holder, id) && canProduceUnits(g, holder, id, one));
}
