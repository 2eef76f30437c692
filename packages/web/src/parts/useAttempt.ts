import { useCallback, useState } from 'react';

export interface Attempts {
  /** Why the last attempt failed; null while none did. */
  readonly error: unknown;
  /** Tries something that the server may refuse. */
  readonly attempt: (action: () => Promise<unknown>) => Promise<void>;
}

export function useAttempt(): Attempts {
  const [error, setError] = useState<unknown>(null);
  const attempt = useCallback(async (action: () => Promise<unknown>) => {
    try {
      setError(null);
      await action();
    } catch (problem) {
      setError(problem);
    }
  }, []);
  return { error, attempt };
}
