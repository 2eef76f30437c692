import type { Seat } from '@orrery/kernel';
import { mayPlace, placeUnits } from '../../../rules/reinforcements.ts';
import { settle } from '../../../rules/settle.ts';
import { planetsOf } from '../../../rules/table.ts';
import type { Ti4 } from '../../../state.ts';
import { choose, option, the, words } from '../../../words.ts';
import { type Hooks, on } from '../../hooks.ts';
import type { PlanetId } from '../../planets.ts';

/** Space docks make no infantry (production.1d), but each status phase brings one. */
export const mitosis: Hooks = {
  modify: {
    producesWith: (allowed, _g, _holder, type, unit) => allowed && !(type === 'infantry' && unit.type === 'space-dock'),
  },
  triggers: [
    on('when status-phase-start', {
      mandatory: true,
      usable: (g, holder) => sites(g, holder).length > 0,
      *resolve(g, holder) {
        const planet = yield* choose(
          holder,
          words('ti4.mitosis'),
          sites(g, holder).map((id) =>
            option(`place:${id}`, id, 'ti4.place', { place: the.place(id) }, `planet:${id}`),
          ),
        );
        yield* placeUnits(g, holder, 'infantry', 1, planet);
        yield* settle(g);
      },
    }),
  ],
};

function sites(g: Ti4, holder: Seat): PlanetId[] {
  return planetsOf(g, holder).filter((id) => mayPlace(g, holder, 'infantry', id));
}
