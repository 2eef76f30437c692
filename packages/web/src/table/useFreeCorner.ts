import { type RefObject, useLayoutEffect, useState } from 'react';

export type Corner = 'left' | 'right' | 'none';

/** Of the points that are looked at in a corner, more than these mean that it is full. */
const FULL = 9;
const HEIGHT = 110;
/** Milliseconds until the camera has come to rest. */
const SETTLED = 450;
const STEPS = [0.06, 0.35, 0.65, 0.94];

/** The upper corner of the stage that has fewer things in it; none when both are full. `drawing`: they may stand elsewhere. */
export function useFreeCorner(element: RefObject<HTMLElement | null>, drawing: unknown): Corner {
  const [corner, setCorner] = useState<Corner>('left');
  // biome-ignore lint/correctness/useExhaustiveDependencies: things stand elsewhere in another drawing
  useLayoutEffect(() => {
    const look = () => {
      const stage = element.current?.parentElement;
      if (stage && element.current) setCorner(freeCorner(stage, element.current.offsetWidth));
    };
    look();
    const timer = setTimeout(look, SETTLED);
    return () => clearTimeout(timer);
  }, [element, drawing]);
  return corner;
}

function freeCorner(stage: HTMLElement, width: number): Corner {
  const { left, top, right } = stage.getBoundingClientRect();
  const inLeft = thingsAt(left, top, width);
  const inRight = thingsAt(right - width, top, width);
  if (Math.min(inLeft, inRight) > FULL) return 'none';
  return inRight < inLeft - 2 ? 'right' : 'left';
}

/** At how many points of a corner a place of the board lies. */
function thingsAt(left: number, top: number, width: number): number {
  const points = STEPS.flatMap((x) => STEPS.map((y) => [left + width * x, top + HEIGHT * y] as const));
  return points.filter(([x, y]) => document.elementsFromPoint(x, y).some(isPlace)).length;
}

function isPlace(element: Element): boolean {
  return element instanceof SVGElement && element.closest('[data-place]') !== null;
}
