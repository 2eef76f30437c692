/** Catalogue: cleanup, game-end. */
import type { Rules } from '@orrery/kernel';
import type { Eclipse } from '../state.ts';

export function* cleanupPhase(_g: Eclipse): Rules<string | null> {
  throw new Error('not written yet');
}
