/** Catalogue: invasion, custodians-token. */
import type { Rules } from '@orrery/kernel';
import type { Ti4 } from '../state.ts';

/** The Invasion step in the active system. */
export function* invasion(_g: Ti4): Rules {
  throw new Error('not written yet');
}
