import type { CSSProperties } from 'react';
import { GlyphShape } from '../../drawing/Glyph.tsx';
import type { Level, Point, RendererPlayer } from '../../renderer.ts';
import type { BuildingView, Stack } from '../model.ts';

const place = ({ x, y }: Point, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** Where ships came from just now; each move has its own number. */
export interface Origin extends Point {
  readonly move: number;
}

interface ShipsProps {
  readonly stack: Stack;
  readonly player: RendererPlayer | undefined;
  readonly at: Point;
  readonly scale: number;
  readonly origin: Origin | undefined;
  readonly level: Level;
  /** How many hits are proposed for it. */
  readonly hits?: number;
}

/**
 * Ships of one seat in one state, with their number: far off a single hull stands for them, else up to three. Some that just
 * arrived glide in from where they were.
 */
export function Ships({ stack, player, at, scale, origin, level, hits = 0 }: ShipsProps) {
  const size = level === 'far' ? 1 : Math.min(3, stack.count);
  const shape = `#arcs-${stack.damaged ? 'wreck' : 'ship'}-${stack.seat % 4}-`;
  const isMany = stack.count > 1;
  const start = origin && {
    '--from-x': `${(origin.x - at.x) / scale}px`,
    '--from-y': `${(origin.y - at.y) / scale}px`,
  };
  return (
    <g
      className="arcs-stack"
      style={{ transform: place(at, scale), color: player?.colour, '--size': scale } as CSSProperties}
    >
      <use className="arcs-appearing" href={`${shape}${size}`} x={isMany ? -17 - (size - 1) * 2.5 : 0} />
      {isMany && (
        <text className="arcs-count" x={size === 1 ? 3 : size === 2 ? 8 : 11}>
          {stack.count}
        </text>
      )}
      {hits > 0 && <HitMark count={hits} x={isMany ? -17 : 0} />}
      {origin && (
        <g key={origin.move} className="arcs-gliding" style={start as CSSProperties}>
          <use href={`${shape}1`} />
        </g>
      )}
    </g>
  );
}

/** What a piece will take if the proposal is kept. */
export function HitMark({ count, x = 0, y = 0 }: { readonly count: number; readonly x?: number; readonly y?: number }) {
  return (
    <g className="arcs-hit-mark" transform={`translate(${x} ${y})`}>
      <circle r="19" />
      {count > 1 && (
        <text x="17" y="-12" textAnchor="middle">
          {count}
        </text>
      )}
      <path d="M-9-9 9 9M9-9-9 9" />
    </g>
  );
}

interface BuildingProps {
  readonly building: BuildingView;
  readonly player: RendererPlayer | undefined;
}

/** A city or starport on its plate, with its owner's glyph. */
export function BuildingShape({ building, player }: BuildingProps) {
  return (
    <g className={building.used ? 'arcs-appearing is-used' : 'arcs-appearing'} color={player?.colour}>
      <use href={`#arcs-${building.kind}${building.damaged ? '-damaged' : ''}`} />
      <circle className="arcs-owner" cx="19" cy="19" r="12.5" />
      <g transform="translate(11.2 11.2) scale(0.65)" fill="currentColor">
        <GlyphShape glyph={player?.glyph ?? ''} />
      </g>
    </g>
  );
}
