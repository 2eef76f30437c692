/** Catalogue: combat-phase, battle-order. */
import type { Rules } from '@orrery/kernel';
import type { Eclipse } from '../state.ts';

export function* combatPhase(_g: Eclipse): Rules<string | null> {
  throw new Error('not written yet');
}
