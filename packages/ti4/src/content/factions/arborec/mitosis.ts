import { choose } from '@orrery/kernel';
import { put } from '../../../rules/pieces.ts';
import { settle } from '../../../rules/settle.ts';
import { planetsOf } from '../../../rules/table.ts';
import { option, tell, the, words } from '../../../words.ts';
import { type Hooks, on } from '../../hooks.ts';

/** Space docks make no infantry (production.1d), but each status phase brings one. */
export const mitosis: Hooks = {
  modify: {
    producesWith: (allowed, _g, _holder, type, unit) => allowed && !(type === 'infantry' && unit.type === 'space-dock'),
  },
  triggers: [
    on('when status-phase-start', {
      mandatory: true,
      usable: (g, holder) => planetsOf(g, holder).length > 0,
      *resolve(g, holder) {
        const planet = yield* choose(
          holder,
          words('ti4.mitosis'),
          planetsOf(g, holder).map((id) =>
            option(`place:${id}`, id, 'ti4.place', { place: the.place(id) }, `planet:${id}`),
          ),
        );
        put(g, holder, 'infantry', 1, planet);
        tell(g, 'ti4.places', { seat: the.seat(holder), type: the.unitType('infantry'), place: the.place(planet) });
        yield* settle(g);
      },
    }),
  ],
};
