import { useCallback, useEffect, useRef, useState } from 'react';
import type { Hint, Point } from '../games/renderer.ts';

/** Pixels that an anchor may tremble, as things do that glow. */
const TREMBLE = 8;
/** Milliseconds that a pointer rests before it is told something; the next thing is told at once. */
const REST = 300;
/** Milliseconds in which a pointer may reach the rule that a tooltip names. */
const LINGER = 400;

export interface ShownHint {
  readonly hint: Hint;
  readonly at: Point;
}

/** What a tooltip is about, and where it was then. */
interface Anchored extends ShownHint {
  readonly anchor: Element;
  readonly place: DOMRect;
}

interface Hints {
  readonly tooltip: ShownHint | null;
  readonly hint: (content: Hint | null, at?: Point, anchor?: Element) => void;
  /** Keeps the tooltip while the pointer is on it. */
  readonly hold: (isHeld: boolean) => void;
}

/**
 * The tooltip of whatever is pointed at or focused; it lingers a little, so that its rule can be clicked. It leaves with what it
 * is about (gone, scrolled, moved), and with the decision during which it came.
 */
export function useHint(decision: number | null): Hints {
  const [tooltip, setTooltip] = useState<Anchored | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isShown = useRef(false);
  const pressed = useRef<Point | null>(null);
  const pointer = usePointer();
  const hideLater = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTooltip(null), LINGER);
  }, []);
  const hint = useCallback(
    (content: Hint | null, at?: Point, given?: Element) => {
      if (!content) return hideLater();
      clearTimeout(timer.current);
      // What comes to lie under a pointer that rests where it has just pressed something is not pointed at.
      if (at === undefined && pressed.current?.x === pointer().x && pressed.current.y === pointer().y) return;
      const anchor = given ?? (at === undefined ? pointer().target : document.activeElement) ?? document.body;
      const show = () => {
        const { x, y } = pointer();
        setTooltip({ hint: content, at: at ?? { x, y }, anchor, place: anchor.getBoundingClientRect() });
      };
      if (at === undefined && !isShown.current) timer.current = setTimeout(show, REST);
      else show();
    },
    [hideLater, pointer],
  );
  const hold = useCallback((isHeld: boolean) => (isHeld ? clearTimeout(timer.current) : hideLater()), [hideLater]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision, or none
  useEffect(() => {
    clearTimeout(timer.current);
    setTooltip(null);
  }, [decision]);
  useEffect(() => {
    isShown.current = tooltip !== null;
    if (!tooltip) return;
    const look = () => {
      if (hasLeft(tooltip)) setTooltip(null);
      else frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [tooltip]);
  useEffect(() => {
    const hide = ({ target, button, clientX: x, clientY: y }: PointerEvent) => {
      pressed.current = { x, y };
      if (button !== 0 || (target instanceof Element && target.closest('.tooltip'))) return;
      clearTimeout(timer.current);
      setTooltip(null);
    };
    addEventListener('pointerdown', hide, { capture: true });
    return () => {
      removeEventListener('pointerdown', hide, { capture: true });
      clearTimeout(timer.current);
    };
  }, []);
  return { tooltip, hint, hold };
}

function hasLeft({ anchor, place }: Anchored): boolean {
  const { x, y, width, height } = anchor.getBoundingClientRect();
  const isThere = anchor.isConnected && (width > 0 || height > 0);
  return !isThere || Math.hypot(x - place.x, y - place.y) > TREMBLE;
}

/** React says that a thing is entered as soon as the pointer leaves the last one. */
const kinds = ['pointerout', 'pointerover', 'pointermove'] as const;

/** The last place of the pointer and what was there, for hints that name none. */
interface Pointed extends Point {
  readonly target: Element | null;
}

function usePointer(): () => Pointed {
  const place = useRef<Pointed>({ x: 0, y: 0, target: null });
  useEffect(() => {
    const follow = (event: PointerEvent) => {
      const { type, target, relatedTarget, clientX: x, clientY: y } = event;
      const over = type === 'pointerout' ? relatedTarget : target;
      place.current = { x, y, target: over instanceof Element ? over : null };
    };
    // A pointer is over a thing before it moves on it.
    for (const kind of kinds) addEventListener(kind, follow, { capture: true, passive: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, follow, { capture: true });
    };
  }, []);
  return useRef(() => place.current).current;
}
