import { useEffect } from 'react';
import type { BenchProps, MainButton } from './renderer.ts';

/** A bench's main button: what it says now, and what it does when it is pressed. */
export function useMain(onMain: BenchProps['onMain'], main: MainButton | null): void {
  // Where there is no page (tests, previews) effects do not run.
  if (typeof document === 'undefined') onMain(main);
  useEffect(() => onMain(main));
  useEffect(() => () => onMain(null), [onMain]);
}
