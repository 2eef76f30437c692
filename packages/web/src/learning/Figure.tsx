/** What the pictures of an introduction are laid out with. Words stand below what they name, so that no language makes them collide. */
import './figure.css';
import type { ComponentType, ReactNode } from 'react';
import { colourOf, glyphOf } from '../app/seats.ts';
import { GlyphShape } from '../games/drawing/Glyph.tsx';

export interface DiagramProps {
  readonly labels: readonly string[];
}

/** The pictures of a game by their ids. They share the symbols that `Definitions` defines. */
export interface Diagrams {
  readonly Definitions: ComponentType;
  readonly drawings: Readonly<Record<string, ComponentType<DiagramProps>>>;
}

interface RowProps {
  /** Things of different heights have their middles on one line, else their upper edges. */
  readonly isCentred?: boolean;
  readonly children: ReactNode;
}

/** Things side by side; on a narrow page they go on in the next line. */
export function Row({ isCentred = false, children }: RowProps) {
  return <div className={isCentred ? 'figure__row is-centred' : 'figure__row'}>{children}</div>;
}

interface CellProps {
  /** What it shows, below it. */
  readonly label?: string | undefined;
  /** What several things have in common is said below a bracket. */
  readonly isGroup?: boolean;
  readonly children: ReactNode;
}

export function Cell({ label, isGroup = false, children }: CellProps) {
  return (
    <div className={isGroup ? 'figure__cell is-group' : 'figure__cell'}>
      <div className="figure__things">{children}</div>
      {label !== undefined && <span className="figure__label">{label}</span>}
    </div>
  );
}

/** From the thing before to the thing after. */
export function Arrow() {
  return (
    <svg className="figure__arrow" viewBox="0 0 40 24" width="40" height="24" aria-hidden="true">
      <path d="M2 12H34M26 4 35 12 26 20" />
    </svg>
  );
}

/** Where a small drawing stands in a picture. */
export interface ShapeAt {
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly colour?: string;
}

/** A drawing of 24 × 24 around a point. */
export function Shape({ path, x = 0, y = 0, size, colour = 'currentColor' }: ShapeAt & { readonly path: string }) {
  const scale = size / 24;
  const at = `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`;
  return <path d={path} transform={at} fill={colour} fillRule="evenodd" />;
}

interface PictureProps {
  /** `x y width height` in units of the drawing. */
  readonly box: string;
  /** In pixels. */
  readonly width: number;
  readonly children: ReactNode;
}

export function Picture({ box, width, children }: PictureProps) {
  const [, , across = 1, down = 1] = box.split(' ').map(Number);
  return (
    <svg
      className="figure__picture"
      viewBox={box}
      width={width}
      height={Math.round((width * down) / across)}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A figure written into a drawing, around a point. */
export function Digits({ x = 0, y = 0, size, children }: DigitsProps) {
  return (
    <text className="figure__number" x={x} y={y + size * 0.36} fontSize={size} textAnchor="middle">
      {children}
    </text>
  );
}

interface DigitsProps {
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly children: ReactNode;
}

/** The glyph of a seat around the origin, `size` across. */
export function SeatMark({ seat, size }: { readonly seat: number; readonly size: number }) {
  return (
    <g transform={`scale(${size / 24}) translate(-12 -12)`} fill={colourOf(seat)}>
      <GlyphShape glyph={glyphOf(seat)} />
    </g>
  );
}
