import { useCallback, useRef, useState } from 'react';
import type { MainButton } from '../games/renderer.ts';

interface Shown {
  /** What the button says and does; null when there is none. */
  readonly main: MainButton | null;
  readonly onMain: (main: MainButton | null) => void;
}

/** A bench says anew with every drawing what its main button does; the shell draws again only when it reads differently. */
export function useMainButton(): Shown {
  const [shown, setShown] = useState<Omit<MainButton, 'act'> | null>(null);
  const act = useRef<() => void>(() => {});
  const onMain = useCallback((main: MainButton | null) => {
    act.current = main?.act ?? (() => {});
    setShown((before) => (isSame(before, main) ? before : main));
  }, []);
  return { main: shown && { ...shown, act: () => act.current() }, onMain };
}

function isSame(a: Omit<MainButton, 'act'> | null, b: Omit<MainButton, 'act'> | null): boolean {
  const keys = ['label', 'why', 'option', 'warning', 'isQuiet'] as const;
  return keys.every((key) => a?.[key] === b?.[key]);
}
