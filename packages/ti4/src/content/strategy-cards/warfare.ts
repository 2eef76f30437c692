/** Catalogue: warfare. */
import type { Rules, Seat } from '@orrery/kernel';
import { placesIn, systemsOf } from '../../rules/galaxy.ts';
import { count } from '../../rules/pieces.ts';
import { produce } from '../../rules/production.ts';
import { hasToken, homeSystem } from '../../rules/table.ts';
import { layTokens, liftToken, redistribution } from '../../rules/tokens.ts';
import type { Ti4 } from '../../state.ts';
import { choose, option, the, words } from '../../words.ts';
import type { Place } from '../events.ts';
import type { StrategyCard } from '../strategy-cards.ts';

/** Where the player has space docks in their home system. */
function docksAtHome(g: Ti4, seat: Seat): Place[] {
  return placesIn(homeSystem(g, seat)).filter((place) => count(g, seat, 'space-dock', place) > 0);
}

/** Takes a token off the board; says how many there are to gain. */
function* recallToken(g: Ti4, seat: Seat): Rules<number> {
  const systems = systemsOf(g).filter((id) => hasToken(g, seat, id));
  if (systems.length === 0) return 0;
  const system = yield* choose(
    seat,
    words('ti4.warfare.recall'),
    systems.map((id) => option(`system:${id}`, id, 'ti4.place', { place: the.place(id) }, `system:${id}`)),
  );
  liftToken(g, seat, system);
  return 1;
}

export const warfare: StrategyCard = {
  initiative: 6,
  *primary(g, seat) {
    const recalled = yield* recallToken(g, seat);
    // One decision for both steps: the pool of the recalled token, and the others' (warfare.1, warfare.2).
    const { prompt, options } = redistribution(g, seat, recalled);
    layTokens(g, seat, yield* choose(seat, prompt, options));
  },
  secondaryCost: 1,
  secondaryUsable: (g, seat) => docksAtHome(g, seat).length > 0,
  *secondary(g, seat) {
    const dock = yield* choose(
      seat,
      words('ti4.warfare.dock'),
      docksAtHome(g, seat).map((place) =>
        option(`dock:${place}`, place, 'ti4.place', { place: the.place(place) }, `place:${place}`),
      ),
    );
    yield* produce(g, seat, homeSystem(g, seat), dock);
  },
};
