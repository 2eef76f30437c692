/** Catalogue: invasion.3a, invasion.4a. */
import type { Rules, Seat } from '@orrery/kernel';
import type { PlanetId } from '../content/planets.ts';
import { choose, option, the, words } from '../words.ts';

/** The active player chooses on which planet the next one is resolved. */
export function* inChosenOrder(
  seat: Seat,
  prompt: 'ti4.space-cannon-order' | 'ti4.ground-combat-order' | 'ti4.control-order',
  planets: readonly PlanetId[],
  resolve: (planet: PlanetId) => Rules,
): Rules {
  let left = planets;
  while (left.length > 0) {
    const next = yield* choose(
      seat,
      words(prompt),
      left.map((id) => option(`next:${id}`, id, 'ti4.place', { place: the.place(id) }, `planet:${id}`)),
    );
    left = left.filter((id) => id !== next);
    yield* resolve(next);
  }
}
