import { useCallback, useRef, useState } from 'react';

export interface Attempts {
  /** Why the last attempt failed; null while none did. */
  readonly error: unknown;
  /** Tries something that the server may refuse. Whoever clicks twice wants the same `what` once. */
  readonly attempt: (action: () => Promise<unknown>, what?: string) => Promise<void>;
}

export function useAttempt(): Attempts {
  const [error, setError] = useState<unknown>(null);
  const underWay = useRef(new Set<string>());
  const attempt = useCallback(async (action: () => Promise<unknown>, what = '') => {
    if (underWay.current.has(what)) return;
    underWay.current.add(what);
    try {
      setError(null);
      await action();
    } catch (problem) {
      setError(problem);
    } finally {
      underWay.current.delete(what);
    }
  }, []);
  return { error, attempt };
}
