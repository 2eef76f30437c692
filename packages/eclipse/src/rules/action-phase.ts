/** Catalogue: action-phase, passing, reactions. */
import type { Rules } from '@orrery/kernel';
import type { Eclipse } from '../state.ts';

export function* actionTurn(_g: Eclipse): Rules<string | null> {
  throw new Error('not written yet');
}
