/** What the drawings of marks share. */
import type { CSSProperties } from 'react';
import type { RendererProps } from '../../renderer.ts';
import { round } from './geometry.ts';
import type { Content, Mark, Placed } from './marks.ts';

/** All that a drawing of a hex needs. */
export type Drawn = Pick<RendererProps, 'players' | 'level' | 'overlays' | 'name'>;

export interface MarkProps<M extends Mark = Mark> {
  readonly props: Drawn;
  readonly content: Content;
  readonly mark: M;
}

/** Where a symbol of that size lies. */
export function boxOf({ x, y, width, height }: Placed) {
  return { x: round(x - width / 2), y: round(y - height / 2), width: round(width), height: round(height) };
}

/** A square of that size around a point. */
export const squareAt = (x: number, y: number, size: number) => boxOf({ x, y, width: size, height: size });

export const seatColour = ({ players }: Drawn, seat: number): CSSProperties => ({
  color: players[seat]?.colour,
});
