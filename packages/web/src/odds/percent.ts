import { useCallback } from 'react';
import { useText } from '../app/text.ts';

/** A chance in the reader's way. What may happen is never said to be impossible, nor what may fail to be certain. */
export function usePercent(): (chance: number) => string {
  const text = useText();
  return useCallback(
    (chance) => {
      if (chance > 1e-12 && chance < LEAST) return text('odds.chance.below', { chance: LEAST });
      if (chance < 1 - 1e-12 && chance > 1 - LEAST) return text('odds.chance.above', { chance: 1 - LEAST });
      return text('odds.chance', { chance });
    },
    [text],
  );
}

/** The least share that is written as a number. */
const LEAST = 0.001;
