import { choose, type Seat } from '@orrery/kernel';
import { isPlanet } from '../../../rules/galaxy.ts';
import { count, placesWith, shift } from '../../../rules/pieces.ts';
import { canProduceUnits, produceUnits } from '../../../rules/production.ts';
import { settle } from '../../../rules/settle.ts';
import { resourcesOf } from '../../../rules/spend.ts';
import { planetsOf } from '../../../rules/table.ts';
import { exhaustTechnology, isReady } from '../../../rules/technology.ts';
import type { Ti4 } from '../../../state.ts';
import { option, words } from '../../../words.ts';
import type { Place } from '../../events.ts';
import { type Hooks, on } from '../../hooks.ts';
import type { PlanetId } from '../../planets.ts';
import { fold } from '../../registry.ts';

export const sarweenTools: Hooks = { modify: { productionCost: (cost) => Math.max(0, cost - 1) } };

/** Hits of this Space Cannon roll go to ships that are not fighters. */
export const gravitonLaserSystem: Hooks = {
  triggers: [
    on('before space-cannon-used', {
      usable: (g, holder, { seat, notToFighters, place }) =>
        seat === holder && !notToFighters && !isPlanet(place) && isReady(g, holder, 'graviton-laser-system'),
      *resolve(g, holder, happening) {
        exhaustTechnology(g, holder, 'graviton-laser-system');
        happening.notToFighters = true;
      },
    }),
  ],
};

/** How many ground forces Transit Diodes can carry. */
const carried = 4;

/** At the start of the turn up to four ground forces, wherever they are, go to planets of the player. */
export const transitDiodes: Hooks = {
  triggers: [
    on('when turn-start', {
      usable: (g, holder, { seat }) =>
        seat === holder && isReady(g, holder, 'transit-diodes') && origins(g, holder).length > 0,
      *resolve(g, holder) {
        exhaustTechnology(g, holder, 'transit-diodes');
        for (let left = carried; left > 0; ) {
          const from = yield* choose<Place | null>(holder, words('ti4.transit-from', { left }), [
            option<Place | null>('done', null, 'ti4.done'),
            ...origins(g, holder).map((place) =>
              option<Place | null>(`from:${place}`, place, 'ti4.place', { place }, `place:${place}`),
            ),
          ]);
          if (from === null) break;
          const to = yield* choose(
            holder,
            words('ti4.transit-to'),
            destinations(g, holder, from).map((id) =>
              option(`to:${id}`, id, 'ti4.place', { place: id }, `planet:${id}`),
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

/** On a planet just gained, units may be produced whose cost is within the planet's resources. */
export const integratedEconomy: Hooks = {
  triggers: [
    on('after planet-control-gained', {
      usable: (g, holder, { seat, planet }) =>
        seat === holder && canProduceUnits(g, holder, planet, { cost: resourcesOf(g, planet) }),
      *resolve(g, holder, { planet }) {
        yield* produceUnits(g, holder, planet, { cost: resourcesOf(g, planet) });
        yield* settle(g);
      },
    }),
  ],
};
