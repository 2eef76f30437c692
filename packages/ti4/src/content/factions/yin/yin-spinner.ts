import type { Seat } from '@orrery/kernel';
import { mayPlace, placeUnits } from '../../../rules/reinforcements.ts';
import { settle } from '../../../rules/settle.ts';
import { controls, planetsIn } from '../../../rules/table.ts';
import type { Ti4 } from '../../../state.ts';
import { choose, option, the, words } from '../../../words.ts';
import { on } from '../../hooks.ts';
import type { PlanetId } from '../../planets.ts';
import type { SystemId } from '../../systems.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

/** After Production was used, an infantry more on a planet of the holder in that system. */
export const yinSpinner: TechnologyCard = {
  colour: 'biotic',
  prerequisites: needs({ biotic: 2 }),
  triggers: [
    on('after production-used', {
      mandatory: true,
      usable: (g, holder, { seat, system }) => seat === holder && cradles(g, holder, system).length > 0,
      *resolve(g, holder, { system }) {
        const planet = yield* choose(
          holder,
          words('ti4.spin'),
          cradles(g, holder, system).map((id) =>
            option(`planet:${id}`, id, 'ti4.place', { place: the.place(id) }, `planet:${id}`),
          ),
        );
        yield* placeUnits(g, holder, 'infantry', 1, planet);
        yield* settle(g);
      },
    }),
  ],
};

function cradles(g: Ti4, holder: Seat, system: SystemId): PlanetId[] {
  return planetsIn(system).filter((id) => controls(g, holder, id) && mayPlace(g, holder, 'infantry', id));
}
