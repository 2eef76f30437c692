/** Catalogue: upgrade. */
import type { Rules, Seat } from '@orrery/kernel';
import type { Eclipse } from '../state.ts';

/** One activation; false if the player does not use it. */
export function* upgrade(_g: Eclipse, _seat: Seat): Rules<boolean> {
  throw new Error('not written yet');
}

/** Whether an activation could do anything now. */
export function canUpgrade(_g: Eclipse, _seat: Seat): boolean {
  throw new Error('not written yet');
}
