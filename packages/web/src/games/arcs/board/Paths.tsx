/** Lines between systems: where ships are about to go, and who could come. */
import { useRef } from 'react';
import { usePointed } from '../../drawing/usePointed.ts';
import type { Point, RendererProps } from '../../renderer.ts';
import type { Cell, MapLayout } from '../geometry.ts';
import { idOf } from '../model.ts';
import { planOf } from '../plans.ts';
import { round } from '../shape.ts';

/** The way from one system to another, bent a little toward the centre of the map. */
export function curveBetween(from: Point, to: Point, centre: Point): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = { x: middle.x + (centre.x - middle.x) * 0.22, y: middle.y + (centre.y - middle.y) * 0.22 };
  return `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
}

interface PathProps {
  readonly props: RendererProps;
  readonly layout: MapLayout;
}

interface Way {
  readonly from: string;
  readonly to: string;
  readonly count: number | null;
}

/** Where ships go if it is so answered: to the system that is pointed at, or that was chosen already. */
export function MovePath({ props, layout }: PathProps) {
  const here = useRef<SVGGElement>(null);
  const pointed = usePointed(here);
  const way = wayOf(props, pointed ?? props.lit ?? null);
  const place = (id: string): Cell | undefined => layout.cells.find((cell) => cell.id === id);
  const [from, to] = [way && place(way.from), way && place(way.to)];
  return (
    <g ref={here} className="arcs-way">
      {from && to && (
        <>
          <path className="arcs-way-line" d={curveBetween(from.room.middle, to.room.middle, layout.oval.centre)} />
          <g transform={`translate(${round(to.room.middle.x)} ${round(to.room.middle.y)})`}>
            <circle r="22" />
            <text y="8" textAnchor="middle">
              {way?.count ?? '→'}
            </text>
          </g>
        </>
      )}
    </g>
  );
}

function wayOf(props: RendererProps, pointed: string | null): Way | null {
  const { prompt } = props;
  const plan = planOf(props);
  if (plan?.kind === 'move') return plan;
  if (prompt?.key !== 'arcs.move.where' && prompt?.key !== 'arcs.catapult') return null;
  const from = idOf(prompt.args?.system);
  if (!pointed?.startsWith('system:') || !props.targets.has(pointed) || from === null) return null;
  return { from, to: pointed.slice('system:'.length), count: null };
}

/** Who could come to the system that is pinned, each from where. */
export function Comers({ props, layout, comers }: PathProps & { readonly comers: readonly Comer[] }) {
  const place = (id: string): Cell | undefined => layout.cells.find((cell) => cell.id === id);
  return comers.map(({ seat, from, to }) => {
    const [start, end] = [place(from), place(to)];
    return (
      start &&
      end && (
        <path
          key={`${seat}.${from}`}
          className="arcs-comer"
          style={{ color: props.players[seat]?.colour }}
          d={curveBetween(start.room.middle, end.room.middle, layout.oval.centre)}
        />
      )
    );
  });
}

export interface Comer {
  readonly seat: number;
  readonly from: string;
  readonly to: string;
}
