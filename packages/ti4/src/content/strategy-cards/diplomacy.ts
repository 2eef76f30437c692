/** Catalogue: diplomacy. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import { systemsOf } from '../../rules/galaxy.ts';
import { ready } from '../../rules/spend.ts';
import { controls, othersClockwise, planetAt, planetsIn, planetsOf } from '../../rules/table.ts';
import { placeToken } from '../../rules/tokens.ts';
import type { Ti4 } from '../../state.ts';
import { choose, decline, option, tell, the, words } from '../../words.ts';
import type { PlanetId } from '../planets.ts';
import type { StrategyCard } from '../strategy-cards.ts';
import { mecatol, type SystemId } from '../systems.ts';

/** Systems with a planet of the player, Mecatol Rex apart. */
function protectable(g: Ti4, seat: Seat): SystemId[] {
  return systemsOf(g).filter((id) => id !== mecatol && planetsIn(id).some((planet) => controls(g, seat, planet)));
}

function exhaustedPlanets(g: Ti4, seat: Seat): PlanetId[] {
  return planetsOf(g, seat).filter((id) => planetAt(g, id).exhausted);
}

function* readyPlanets(g: Ti4, seat: Seat, mayStop: boolean): Rules {
  for (let left = 2; left > 0; left--) {
    const exhausted = exhaustedPlanets(g, seat);
    if (exhausted.length === 0) return;
    const options: Option<PlanetId | null>[] = exhausted.map((id) =>
      option(`ready:${id}`, id, 'ti4.ready', { planet: the.planet(id) }, `planet:${id}`),
    );
    if (mayStop) options.push(decline('done', null, 'ti4.done'));
    const chosen = yield* choose(seat, words('ti4.diplomacy.ready', { left }), options);
    if (chosen === null) return;
    ready(g, chosen);
    tell(g, 'ti4.readies', { seat: the.seat(seat), planet: the.planet(chosen) });
  }
}

export const diplomacy: StrategyCard = {
  initiative: 2,
  *primary(g, seat) {
    const systems = protectable(g, seat);
    if (systems.length === 0) return; // what comes "then" needs what comes before
    const system = yield* choose(
      seat,
      words('ti4.diplomacy.system'),
      systems.map((id) => option(`system:${id}`, id, 'ti4.place', { place: the.place(id) }, `system:${id}`)),
    );
    for (const other of othersClockwise(g, seat)) yield* placeToken(g, other, system);
    yield* readyPlanets(g, seat, false);
  },
  secondaryCost: 1,
  secondaryUsable: (g, seat) => exhaustedPlanets(g, seat).length > 0,
  secondary: (g, seat) => readyPlanets(g, seat, true),
};
