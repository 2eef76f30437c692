/** Catalogue: technology, unit-upgrades. */
import type { Rules, Seat } from '@orrery/kernel';
import type { TechnologyId } from '../content/technologies.ts';
import type { Ti4 } from '../state.ts';

/** Technologies whose prerequisites the player can satisfy now, exhausting planets with specialties if need be. */
export function researchable(_g: Ti4, _seat: Seat): TechnologyId[] {
  throw new Error('not written yet');
}

/** The player chooses and researches a technology, or what an ability puts in its place. */
export function* research(_g: Ti4, _seat: Seat): Rules {
  throw new Error('not written yet');
}

/** Gains a technology without researching it (technology.5). */
export function* gainTechnology(_g: Ti4, _seat: Seat, _id: TechnologyId): Rules {
  throw new Error('not written yet');
}
