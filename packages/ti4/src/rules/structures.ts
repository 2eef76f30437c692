/** Catalogue: structures, pds, space-dock. */
import type { Rules, Seat } from '@orrery/kernel';
import type { PlanetId } from '../content/planets.ts';
import type { Ti4 } from '../state.ts';

/** Planets where the player could place a structure of the type now. */
export function structureSites(_g: Ti4, _seat: Seat, _type: 'pds' | 'space-dock'): PlanetId[] {
  throw new Error('not written yet');
}

/** Places a structure (floating factories go into space); a figure may have to be fetched from elsewhere first. */
export function* placeStructure(_g: Ti4, _seat: Seat, _type: 'pds' | 'space-dock', _planet: PlanetId): Rules {
  throw new Error('not written yet');
}
