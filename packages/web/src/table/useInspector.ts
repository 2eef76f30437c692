import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that a pointer must rest on a place. */
const REST = 150;

export interface InspectorState {
  readonly place: string | null;
  readonly isPinned: boolean;
  /** Whether the pointer or the focus is still there. */
  readonly isPointed: boolean;
  readonly inspect: (place: string | null) => void;
  /** Pins what is pointed at, or lets go of it. Returns whether there is something to pin. */
  readonly pin: () => boolean;
}

/** The place of the board that is looked at closely: where the pointer rests or the focus is, until one is pinned. */
export function useInspector(): InspectorState {
  const [place, setPlace] = useState<string | null>(null);
  const [isPinned, setPinned] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** What is pointed at right now. */
  const under = useRef<string | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const inspect = useCallback(
    (next: string | null) => {
      under.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setPointed(next !== null);
        if (next !== null && !isPinned) setPlace(next);
      }, REST);
    },
    [isPinned],
  );
  const pin = useCallback(() => {
    const next = under.current;
    if (next === null || (isPinned && next === place)) {
      setPinned(false);
      return false;
    }
    setPlace(next);
    setPinned(true);
    return true;
  }, [isPinned, place]);
  return { place, isPinned, isPointed, inspect, pin };
}
