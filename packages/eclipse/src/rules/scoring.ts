/** Catalogue: scoring, tie-break. */
import type { Seat } from '@orrery/kernel';
import type { Eclipse } from '../state.ts';

export function pointsOf(_g: Eclipse, _seat: Seat): number {
  throw new Error('not written yet');
}

/** Everybody tied for the first place (tie-break.2). */
export function winners(_g: Eclipse): Seat[] {
  throw new Error('not written yet');
}
