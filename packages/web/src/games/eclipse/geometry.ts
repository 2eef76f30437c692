/** Zones of the galaxy as flat-topped hexes: north is up, axial coordinates, the Galactic Center in the middle. */
import type { EclipseView } from '@orrery/eclipse';
import type { GameJson } from '@orrery/server/protocol';
import type { Point } from '../renderer.ts';

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** From the middle of a hex to its corners. */
export const radius = 100;

/** From the middle of a hex to its edges. */
export const apothem = (radius * Math.sqrt(3)) / 2;

/** The rings that are always shown, so that the board seldom grows. */
const RINGS = 3;
const MARGIN = 20;

export function distance({ q, r }: Hex): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** How many rings around the center the board shows: one more than are explored. */
function ringsOf({ sectors }: Pick<EclipseView, 'sectors'>): number {
  return Math.max(RINGS, ...Object.values(sectors).map((sector) => distance(sector) + 1));
}

export function boardSize(view: GameJson): { width: number; height: number } {
  const rings = ringsOf(view as unknown as EclipseView);
  return {
    width: Math.ceil(2 * (1.5 * radius * rings + radius + MARGIN)),
    height: Math.ceil(2 * (2 * apothem * rings + apothem + MARGIN)),
  };
}

/** The middle of a zone, relative to that of the Galactic Center. */
export function centreOf({ q, r }: Hex): Point {
  return { x: 1.5 * radius * q, y: 2 * apothem * (r + q / 2) };
}
