/** Where the hexes of the galaxy lie. The unit: a hex is 100 high from flat to flat, its north is up. */

import type { GameJson } from '@orrery/server/protocol';
import type { Ti4View } from '@orrery/ti4';
import { layouts, positions } from '@orrery/ti4/figures';
import type { Box, Point } from '../../renderer.ts';

/** From the middle of a hex to its edges and to its corners. */
export const apothem = 50;
export const side = (2 * apothem) / Math.sqrt(3);

/** A tile off the map, like the home of the Ghosts, lies in the free corner at the lower right. */
const pocket: Point = { x: 263, y: 303 };

const MARGIN = 4;

export function centreOf(position: number | null): Point {
  const hex = position === null ? undefined : positions[position];
  return hex ? { x: 1.5 * side * hex.q, y: 2 * apothem * (hex.r + hex.q / 2) } : pocket;
}

/** The part of a hex at a height above or below its middle, from there to its edge. */
export const halfWidthAt = (y: number): number => side - Math.abs(y) / Math.sqrt(3);

/** A hex around the origin, so much smaller than its tile on every side. */
export function hexPath(inset: number): string {
  const radius = side - (2 * inset) / Math.sqrt(3);
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The hexes that a game of so many players uses. */
export function hexesOf(players: Ti4View['config']['players']): number[] {
  const { leftOut } = layouts[players];
  return positions.flatMap((_, position) => (leftOut.includes(position) ? [] : [position]));
}

/** All hexes of the game; it never changes, so the camera stays where it is. */
export function boardBox(view: GameJson): Box {
  const { config } = view as unknown as Ti4View;
  const centres = hexesOf(config.players).map(centreOf);
  const across = Math.max(...centres.map(({ x }) => Math.abs(x))) + side + MARGIN;
  const ys = centres.map(({ y }) => y);
  const [top, bottom] = [Math.min(...ys) - apothem - MARGIN, Math.max(...ys) + apothem + MARGIN];
  return { x: -Math.ceil(across), y: top, width: 2 * Math.ceil(across), height: bottom - top };
}

export const round = (value: number): number => Math.round(value * 10) / 10;
