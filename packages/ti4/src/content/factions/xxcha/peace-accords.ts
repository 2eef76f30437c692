import type { Seat } from '@orrery/kernel';
import { gainControl } from '../../../rules/control.ts';
import { isAdjacentTo, systemOfPlace, systemsOf } from '../../../rules/galaxy.ts';
import { settle } from '../../../rules/settle.ts';
import { controls, planetAt, planetsIn, planetsOf } from '../../../rules/table.ts';
import type { Ti4 } from '../../../state.ts';
import { choose, option, the, words } from '../../../words.ts';
import { type Hooks, on } from '../../hooks.ts';
import { mecatolRex, type PlanetId } from '../../planets.ts';

/** After Diplomacy, a planet without units comes under control, in a system that a planet of the player is adjacent to. */
export const peaceAccords: Hooks = {
  triggers: [
    on('after strategy-ability-resolved', {
      usable: (g, holder, { seat, card }) =>
        seat === holder && card === 'diplomacy' && persuadable(g, holder).length > 0,
      *resolve(g, holder) {
        const planet = yield* choose(
          holder,
          words('ti4.peace-accords'),
          persuadable(g, holder).map((id) =>
            option(`planet:${id}`, id, 'ti4.place', { place: the.place(id) }, `planet:${id}`),
          ),
        );
        yield* gainControl(g, holder, planet);
        yield* settle(g);
      },
    }),
  ],
};

function persuadable(g: Ti4, holder: Seat): PlanetId[] {
  const own = planetsOf(g, holder);
  return systemsOf(g)
    .flatMap(planetsIn)
    .filter((id) => id !== mecatolRex && !controls(g, holder, id) && planetAt(g, id).units.length === 0)
    .filter((id) => own.some((near) => isAdjacentTo(g, near, systemOfPlace(id), holder)));
}
