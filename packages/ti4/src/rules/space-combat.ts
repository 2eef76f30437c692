/** Catalogue: space-combat. */
import type { Rules } from '@orrery/kernel';
import type { Ti4 } from '../state.ts';

/** The Space Combat step in the active system, if two players have ships there. */
export function* spaceCombat(_g: Ti4): Rules {
  throw new Error('not written yet');
}
