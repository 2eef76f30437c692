import { useState } from 'react';
import type { RendererProps } from '../../renderer.ts';
import { Definitions } from '../art/Definitions.tsx';
import type { MapLayout } from '../geometry.ts';
import { arrivals, layoutOf, tablesOf, viewOf } from '../model.ts';
import { round } from '../shape.ts';
import { Backdrop } from './Backdrop.tsx';
import { DiceOnBoard } from './DiceOnBoard.tsx';
import type { Origin } from './Pieces.tsx';
import { System } from './System.tsx';

/** The map with all pieces. */
export function Board(props: RendererProps) {
  const view = viewOf(props);
  const layout = layoutOf(view, tablesOf(props));
  const origins = useOrigins(view, layout);
  if (!layout) return null;
  const active = layout.cells.filter(({ id }) => props.targets.has(`system:${id}`));
  const quiet = layout.cells.filter((cell) => !active.includes(cell));
  return (
    <g className="arcs-board">
      <Definitions />
      <Backdrop chapter={view.roll ? null : view.chapter} />
      {layout.voids.map(({ cluster, path, at }) => (
        <g key={cluster} className="arcs-void">
          <path className="arcs-void-shape" d={path} />
          <path className="arcs-void-hatch" d={path} />
          <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
            <text className="arcs-sign" y="9" textAnchor="middle">
              {cluster}
            </text>
          </g>
        </g>
      ))}
      {layout.bridges.map((path) => (
        <path key={path} className="arcs-bridge" d={path} />
      ))}
      {[...quiet, ...active].map((cell) => {
        const system = view.systems[cell.id];
        return system && <System key={cell.id} {...{ props, cell, system, origins }} size={layout.scale} />;
      })}
      <path className="arcs-barriers" d={layout.barriers} />
      <path className="arcs-crossings" d={layout.crossings} />
      <DiceOnBoard {...props} />
    </g>
  );
}

type View = ReturnType<typeof viewOf>;

interface Seen {
  readonly view: View;
  readonly move: number;
  readonly origins: ReadonlyMap<string, Origin>;
}

/** Where ships that are new since the last view came from. */
function useOrigins(view: View, layout: MapLayout | null): Seen['origins'] {
  const [seen, setSeen] = useState<Seen>({ view, move: 0, origins: new Map() });
  if (seen.view === view || !layout) return seen.origins;
  const move = seen.move + 1;
  const origins = new Map<string, Origin>();
  for (const [key, id] of arrivals(seen.view.systems, view.systems)) {
    const cell = layout.cells.find((each) => each.id === id);
    if (cell) origins.set(key, { ...cell.room.middle, move });
  }
  setSeen({ view, move, origins });
  return origins;
}
