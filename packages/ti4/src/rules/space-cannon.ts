/** Catalogue: space-cannon. */
import type { Rules, Seat } from '@orrery/kernel';
import type { PlanetId } from '../content/planets.ts';
import type { Ti4 } from '../state.ts';

/** After the Move Ships step, for all players beginning with the active one. */
export function* spaceCannonOffense(_g: Ti4): Rules {
  throw new Error('not written yet');
}

/** Against ground forces that `attacker` has committed to the planet. */
export function* spaceCannonDefense(_g: Ti4, _attacker: Seat, _planet: PlanetId): Rules {
  throw new Error('not written yet');
}
