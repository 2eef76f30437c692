import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** A chance in the reader's way. What may happen is never said to be impossible, nor what may fail to be certain. */
export function usePercent(): (chance: number) => string {
  const { formatNumber } = useIntl();
  return useCallback(
    (chance) => {
      const written = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });
      if (chance > 1e-12 && chance < LEAST) return `< ${written(LEAST)}`;
      if (chance < 1 - 1e-12 && chance > 1 - LEAST) return `> ${written(1 - LEAST)}`;
      return written(chance);
    },
    [formatNumber],
  );
}

/** The least share that is written as a number. */
const LEAST = 0.001;
