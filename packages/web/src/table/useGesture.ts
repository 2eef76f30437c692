import type { WireDecision } from '@orrery/server/protocol';
import { useCallback, useEffect, useRef } from 'react';

interface Asked {
  readonly decision: WireDecision | null;
  /** Whether an answer is on its way, or waits to be confirmed. */
  readonly isBusy: boolean;
  readonly answer: (id: string) => void;
}

/**
 * Several answers that feel like one, such as a part and the space that it is dropped on: each is given as soon as it is
 * asked for, and the rest is dropped as soon as something else is.
 */
export function useGesture({ decision, isBusy, answer }: Asked): (ids: readonly string[]) => void {
  const left = useRef<readonly string[]>([]);
  const proceed = useCallback(() => {
    const [next, ...rest] = left.current;
    if (next === undefined) return;
    const isOffered = decision?.options.some(({ id }) => id === next) ?? false;
    left.current = isOffered ? rest : [];
    if (isOffered) answer(next);
  }, [decision, answer]);
  useEffect(() => {
    if (!isBusy) proceed();
  }, [isBusy, proceed]);
  return useCallback(
    (ids) => {
      left.current = ids;
      proceed();
    },
    [proceed],
  );
}
