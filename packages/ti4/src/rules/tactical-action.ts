/** Catalogue: tactical-action, active-system. */
import type { Rules, Seat } from '@orrery/kernel';
import type { Ti4 } from '../state.ts';

/** The five steps, for a player who has chosen a tactical action. */
export function* tacticalAction(_g: Ti4, _seat: Seat): Rules {
  throw new Error('not written yet');
}

/** Whether the player has a token to spend and a system to activate. */
export function canActTactically(_g: Ti4, _seat: Seat): boolean {
  throw new Error('not written yet');
}
