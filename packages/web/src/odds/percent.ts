import { useCallback } from 'react';
import { useFormats } from '../app/formats.ts';

/** A chance in the reader's way. What may happen is never said to be impossible, nor what may fail to be certain. */
export function usePercent(): (chance: number) => string {
  const { number } = useFormats();
  return useCallback(
    (chance) => {
      const written = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 1 });
      if (chance > 1e-12 && chance < LEAST) return `< ${written(LEAST)}`;
      if (chance < 1 - 1e-12 && chance > 1 - LEAST) return `> ${written(1 - LEAST)}`;
      return written(chance);
    },
    [number],
  );
}

/** The least share that is written as a number. */
const LEAST = 0.001;
