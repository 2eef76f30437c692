import { useEffect, useRef } from 'react';

/** Turns a thing with the wheel, which moves nothing else then. */
export function useWheel(turn: ((steps: 1 | -1) => void) | null) {
  const element = useRef<SVGGElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current || !turn) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      event.stopPropagation();
      turn(event.deltaY > 0 ? 1 : -1);
    };
    current.addEventListener('wheel', onWheel, { passive: false });
    return () => current.removeEventListener('wheel', onWheel);
  });
  return element;
}
