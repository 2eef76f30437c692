import { lastChapter } from '@orrery/arcs/figures';
import { useRef, useState } from 'react';
import type { RendererProps } from '../../renderer.ts';
import { Definitions } from '../art/Definitions.tsx';
import type { Cell, MapLayout, SystemId } from '../geometry.ts';
import { arrivals, layoutOf, tablesOf, viewOf } from '../model.ts';
import { comersTo, reachesOf } from '../reach.ts';
import { round } from '../shape.ts';
import { Backdrop } from './Backdrop.tsx';
import { useArrows } from './keys.ts';
import { Comers, MovePath } from './Paths.tsx';
import type { Origin } from './Pieces.tsx';
import { System } from './System.tsx';

/** The map with all pieces. */
export function Board(props: RendererProps) {
  const board = useRef<SVGGElement>(null);
  const view = viewOf(props);
  const layout = layoutOf(view, tablesOf(props), props.stage.aspect);
  const origins = useOrigins(view, layout);
  useArrows(board, layout);
  if (!layout) return null;
  const isActive = ({ id }: Cell): boolean => props.targets.has(`system:${id}`);
  const cells = [...layout.cells.filter((cell) => !isActive(cell)), ...layout.cells.filter(isActive)];
  const isReachShown = props.overlays.has('reach');
  const pinned = props.inspected?.startsWith('system:') ? (props.inspected.slice(7) as SystemId) : null;
  const reach = new Set(
    isReachShown && pinned === null && props.seat !== null
      ? reachesOf(props, props.seat).flatMap(({ to }) => [...to])
      : [],
  );
  const comers = isReachShown && pinned !== null ? comersTo(props, pinned) : [];
  return (
    <g ref={board} className={`arcs-board is-${props.level}`} data-region="map">
      <Definitions />
      <Backdrop oval={layout.oval} chapter={{ now: view.chapter, last: lastChapter }} isWordy={props.level !== 'far'} />
      {layout.voids.map(({ cluster, path, at }) => (
        <g key={cluster} className="arcs-void">
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
      {cells.map((cell) => {
        const system = view.systems[cell.id];
        const isInReach = reach.has(cell.id);
        return system && <System key={cell.id} {...{ props, cell, system, origins, isInReach }} size={layout.scale} />;
      })}
      <path className="arcs-barriers" d={layout.barriers} />
      <path className="arcs-crossings" d={layout.crossings} />
      {pinned !== null && <Comers {...{ props, layout }} comers={comers.map((each) => ({ ...each, to: pinned }))} />}
      <MovePath props={props} layout={layout} />
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
