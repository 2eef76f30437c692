import { useCallback, useEffect, useRef, useState } from 'react';
import type { Hint, Point } from '../games/renderer.ts';

/** Milliseconds in which a pointer may reach the rule that a tooltip names. */
const LINGER = 400;

export interface ShownHint {
  readonly hint: Hint;
  readonly at: Point;
}

interface Hints {
  readonly tooltip: ShownHint | null;
  readonly hint: (content: Hint | null, at?: Point) => void;
  /** Keeps the tooltip while the pointer is on it. */
  readonly hold: (isHeld: boolean) => void;
}

/** The tooltip of whatever is pointed at or focused; it lingers a little, so that its rule can be clicked. */
export function useHint(): Hints {
  const [tooltip, setTooltip] = useState<ShownHint | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pointer = usePointer();
  const hideLater = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTooltip(null), LINGER);
  }, []);
  const hint = useCallback(
    (content: Hint | null, at?: Point) => {
      if (!content) return hideLater();
      clearTimeout(timer.current);
      setTooltip({ hint: content, at: at ?? pointer() });
    },
    [hideLater, pointer],
  );
  const hold = useCallback((isHeld: boolean) => (isHeld ? clearTimeout(timer.current) : hideLater()), [hideLater]);
  useEffect(() => {
    const hide = ({ target, button }: PointerEvent) => {
      if (button === 0 && !(target instanceof Element && target.closest('.tooltip'))) setTooltip(null);
    };
    addEventListener('pointerdown', hide, { capture: true });
    return () => {
      removeEventListener('pointerdown', hide, { capture: true });
      clearTimeout(timer.current);
    };
  }, []);
  return { tooltip, hint, hold };
}

/** React says that a thing is entered as soon as the pointer leaves the last one. */
const kinds = ['pointerout', 'pointerover', 'pointermove'] as const;

/** The last place of the pointer, for hints that name no place. */
function usePointer(): () => Point {
  const place = useRef<Point>({ x: 0, y: 0 });
  useEffect(() => {
    const follow = (event: PointerEvent) => {
      place.current = { x: event.clientX, y: event.clientY };
    };
    // A pointer is over a thing before it moves on it.
    for (const kind of kinds) addEventListener(kind, follow, { capture: true, passive: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, follow, { capture: true });
    };
  }, []);
  return useRef(() => place.current).current;
}
