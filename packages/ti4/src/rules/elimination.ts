/** Catalogue: elimination. */
import type { Rules, Seat } from '@orrery/kernel';
import type { Ti4 } from '../state.ts';

export function isWipedOut(_g: Ti4, _seat: Seat): boolean {
  return false;
}

export function* eliminate(_g: Ti4, _seat: Seat): Rules {}
