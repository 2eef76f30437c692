import type { Rules } from '@orrery/kernel';
import type { Ti4 } from '../state.ts';

export function* setup(_g: Ti4): Rules<string | null> {
  throw new Error('not written yet');
}
