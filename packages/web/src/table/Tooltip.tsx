import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../app/text.ts';
import type { Hint, Point } from '../games/renderer.ts';

const GAP = 16;

/** The last place of the pointer, for hints that name no place. */
export function usePointer(): () => Point {
  const place = useRef<Point>({ x: 0, y: 0 });
  useEffect(() => {
    const follow = (event: PointerEvent) => {
      place.current = { x: event.clientX, y: event.clientY };
    };
    addEventListener('pointermove', follow, { passive: true });
    return () => removeEventListener('pointermove', follow);
  }, []);
  return useRef(() => place.current).current;
}

export function Tooltip({ hint, at }: { readonly hint: Hint; readonly at: Point }) {
  const text = useText();
  const element = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Point | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hint has another size
  useLayoutEffect(() => {
    const box = element.current?.getBoundingClientRect();
    if (box) setPlace(beside(at, box));
  }, [at, hint]);
  return (
    <div
      ref={element}
      className="tooltip"
      role="tooltip"
      style={{ left: place?.x ?? 0, top: place?.y ?? 0, visibility: place ? 'visible' : 'hidden' }}
    >
      <p className="tooltip__title">{hint.title}</p>
      {hint.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {hint.rule !== undefined && <p className="muted small">{text('why.rule', { rule: hint.rule })}</p>}
    </div>
  );
}

/** Beside the pointer, but never off the screen. */
function beside(at: Point, { width, height }: { width: number; height: number }): Point {
  const right = at.x + GAP + width <= innerWidth - 8;
  const below = at.y + GAP + height <= innerHeight - 8;
  return {
    x: Math.max(8, right ? at.x + GAP : at.x - GAP - width),
    y: Math.max(8, below ? at.y + GAP : at.y - GAP - height),
  };
}
