/** Going from sector to sector by the arrow keys: along a row, and to the rows above and below. */
import type { KeyboardEvent } from 'react';
import type { Point } from '../../renderer.ts';
import { centreOf } from '../geometry.ts';
import type { SectorId, viewOf } from '../model.ts';

type Sectors = ReturnType<typeof viewOf>['sectors'];
type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const CENTER: SectorId = '001';

/** The sector that an arrow leads to; null where the galaxy ends. */
export function nextOf(sectors: Sectors, from: SectorId, arrow: Arrow): SectorId | null {
  const start = sectors[from];
  if (!start) return null;
  const here = centreOf(start);
  const isRow = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const side = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1;
  const rank = ({ x, y }: Point): number => {
    const [along, across] = isRow ? [x - here.x, y - here.y] : [y - here.y, x - here.x];
    if (along * side <= 1) return Number.POSITIVE_INFINITY;
    // A row is kept while it goes on; from row to row the nearest sector is next.
    return isRow && Math.abs(across) > 1 ? Number.POSITIVE_INFINITY : Math.abs(along) * 3 + Math.abs(across);
  };
  let best: SectorId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const id of Object.keys(sectors) as SectorId[]) {
    const sector = sectors[id];
    const far = sector ? rank(centreOf(sector)) : Number.POSITIVE_INFINITY;
    if (far < least) [best, least] = [id, far];
  }
  return best;
}

const isArrow = (key: string): key is Arrow => ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(key);

/** Moves the focus; `Home` leads to the Galactic Center. */
export function steer(event: KeyboardEvent<SVGGElement>, sectors: Sectors): void {
  const from = event.target instanceof Element ? event.target.getAttribute('data-place') : null;
  if (from === null || event.defaultPrevented) return;
  const id = from.slice('sector:'.length) as SectorId;
  const next = isArrow(event.key) ? nextOf(sectors, id, event.key) : event.key === 'Home' ? CENTER : null;
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.querySelector<SVGPathElement>(`[data-place="sector:${next}"]`)?.focus();
}
