/** The arrow keys on the map: left and right around the ring, up and down between planets and gates. */
import { type RefObject, useEffect } from 'react';
import type { MapLayout } from '../geometry.ts';

/** The system that an arrow key leads to; null for other keys. */
export function nextCell({ cells }: MapLayout, from: string, key: string): string | null {
  const here = cells.find(({ id }) => id === from);
  if (!here) return null;
  const isGate = here.symbol === 'gate';
  const ring = cells.filter(({ symbol }) => (symbol === 'gate') === isGate);
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const step = key === 'ArrowRight' ? 1 : -1;
    return ring[(ring.indexOf(here) + step + ring.length) % ring.length]?.id ?? null;
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const wanted = isGate ? 'crescent' : 'gate';
  return cells.find(({ cluster, symbol }) => cluster === here.cluster && symbol === wanted)?.id ?? null;
}

/** Moves the focus from system to system by the arrow keys. */
export function useArrows(board: RefObject<SVGGElement | null>, layout: MapLayout | null): void {
  useEffect(() => {
    const element = board.current;
    if (!element || !layout) return;
    const onKey = (event: KeyboardEvent): void => {
      const from = event.target instanceof Element ? event.target.getAttribute('data-cell') : null;
      const next = from === null ? null : nextCell(layout, from, event.key);
      if (next === null) return;
      event.preventDefault();
      event.stopPropagation();
      element.querySelector<SVGElement>(`[data-cell="${next}"]`)?.focus();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [board, layout]);
}
