import { useCallback, useEffect, useState } from 'react';

export interface Loaded<T> {
  readonly value: T | null;
  readonly error: unknown;
  readonly reload: () => void;
}

/** Something fetched for a screen. `load` must stay the same function as long as it loads the same thing. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ value: T | null; error: unknown }>({ value: null, error: null });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks for another load
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setState({ value, error: null }),
      (error: unknown) => isCurrent && setState(({ value }) => ({ value, error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { ...state, reload };
}
