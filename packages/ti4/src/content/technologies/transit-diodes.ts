import type { Seat } from '@orrery/kernel';
import { count, placesWith, shift } from '../../rules/pieces.ts';
import { settle } from '../../rules/settle.ts';
import { planetsOf } from '../../rules/table.ts';
import { exhaustTechnology, isReady } from '../../rules/technology.ts';
import type { Ti4 } from '../../state.ts';
import { choose, decline, option, the, words } from '../../words.ts';
import type { Place } from '../events.ts';
import { on } from '../hooks.ts';
import type { PlanetId } from '../planets.ts';
import { fold } from '../registry.ts';
import { needs, type TechnologyCard } from '../technologies.ts';

/** How many ground forces Transit Diodes can carry. */
const carried = 4;

/** At the start of the turn up to four ground forces, wherever they are, go to planets of the player. */
export const transitDiodes: TechnologyCard = {
  colour: 'cybernetic',
  prerequisites: needs({ cybernetic: 2 }),
  triggers: [
    on('when turn-start', {
      usable: (g, holder, { seat }) =>
        seat === holder && isReady(g, holder, 'transit-diodes') && origins(g, holder).length > 0,
      *resolve(g, holder) {
        exhaustTechnology(g, holder, 'transit-diodes');
        for (let left = carried; left > 0; ) {
          const from = yield* choose<Place | null>(holder, words('ti4.transit-from', { left }), [
            decline<Place | null>('done', null, 'ti4.done'),
            ...origins(g, holder).map((place) =>
              option<Place | null>(`from:${place}`, place, 'ti4.place', { place: the.place(place) }, `place:${place}`),
            ),
          ]);
          if (from === null) break;
          const to = yield* choose(
            holder,
            words('ti4.transit-to'),
            destinations(g, holder, from).map((id) =>
              option(`to:${id}`, id, 'ti4.place', { place: the.place(id) }, `planet:${id}`),
            ),
          );
          const most = Math.min(left, count(g, holder, 'infantry', from));
          const many = yield* choose(
            holder,
            words('ti4.transit-count'),
            Array.from({ length: most }, (_, n) => option(`count:${n + 1}`, n + 1, 'ti4.count', { count: n + 1 })),
          );
          shift(g, holder, 'infantry', many, from, to);
          left -= many;
        }
        yield* settle(g);
      },
    }),
  ],
};

/** Where the player has ground forces that could go somewhere else. */
function origins(g: Ti4, holder: Seat): Place[] {
  return placesWith(g, holder, 'infantry').filter((place) => destinations(g, holder, place).length > 0);
}

function destinations(g: Ti4, holder: Seat, from: Place): PlanetId[] {
  return planetsOf(g, holder).filter((id) => id !== from && fold('canPlaceUnits', true, g, holder, 'infantry', id));
}
