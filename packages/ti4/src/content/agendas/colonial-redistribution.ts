import type { Rules, Seat } from '@orrery/kernel';
import { destroyAll } from '../../rules/destroy.ts';
import { controlledPlanets } from '../../rules/outcomes.ts';
import { groupsIn } from '../../rules/pieces.ts';
import { mayPlace, placeUnits } from '../../rules/reinforcements.ts';
import { planetAt } from '../../rules/table.ts';
import { seatsWith } from '../../rules/victory.ts';
import type { Ti4 } from '../../state.ts';
import { choose, decline, option, the, words } from '../../words.ts';
import type { Agenda } from '../agendas.ts';
import { planet as figures, type PlanetId } from '../planets.ts';
import { system } from '../systems.ts';

function isColony(id: PlanetId): boolean {
  const { kind } = system(figures(id).system);
  return kind !== 'home' && kind !== 'mecatol';
}

/** The controller names one of those with the fewest points. */
function* nameColoniser(g: Ti4, controller: Seat, planet: PlanetId): Rules<Seat> {
  return yield* choose(
    controller,
    words('ti4.name-coloniser', { planet: the.planet(planet) }),
    seatsWith(g, 'fewest').map((seat) =>
      option(`player:${seat}`, seat, 'ti4.player', { seat: the.seat(seat) }, `seat:${seat}`),
    ),
  );
}

/** All units on the elected planet are destroyed, and a player with the fewest points may settle it anew. */
export const colonialRedistribution: Agenda = {
  kind: 'directive',
  vote: 'elect-planet',
  trait: null,
  outcomes: (g) => controlledPlanets(g).filter(isColony),
  *resolve(g, outcome) {
    const planet = outcome as PlanetId;
    const { owner } = planetAt(g, planet);
    if (owner === null) return;
    for (const seat of new Set(groupsIn(g, planet).map((group) => group.seat))) {
      yield* destroyAll(g, seat, planet, () => true, null, 'ability');
    }
    const coloniser = yield* nameColoniser(g, owner, planet);
    if (!mayPlace(g, coloniser, 'infantry', planet)) return;
    const settles = yield* choose(coloniser, words('ti4.settle?', { planet: the.planet(planet) }), [
      option('settle', true, 'ti4.settle'),
      decline('leave', false, 'ti4.leave-unsettled'),
    ]);
    if (settles) yield* placeUnits(g, coloniser, 'infantry', 1, planet); // control follows from it (control.5)
  },
};
