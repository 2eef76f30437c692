import { unsaid } from '../../drawing/touch.ts';
import type { Point, RendererProps } from '../../renderer.ts';
import { type SystemId, type View, viewOf } from '../model.ts';
import { apothem, centreOf, round } from './geometry.ts';

/** Ships that go the same way. */
export interface Way {
  readonly path: readonly SystemId[];
  readonly ships: number;
}

/** The moves that are declared, those along one path together. */
export function waysOf({ tactical }: View): Way[] {
  const ways = new Map<string, Way>();
  for (const { path, count } of tactical?.moves ?? []) {
    if (path.length < 2) continue;
    const key = path.join();
    ways.set(key, { path, ships: (ways.get(key)?.ships ?? 0) + count });
  }
  return [...ways.values()];
}

/** Ways as curves from hex to hex, each with its number of ships. */
export function Moves(props: RendererProps) {
  const view = viewOf(props);
  return (
    <g className="ti4-ways" {...unsaid}>
      {waysOf(view).map(({ path, ships }) => {
        const points = path.map((id) => centreOf(view.systems[id]?.position ?? null));
        const { d, head, middle } = curveThrough(points);
        return (
          <g key={path.join()}>
            <path className="ti4-way-ground" d={d} />
            <path className="ti4-way" d={d} />
            <path className="ti4-way-head" d={head} />
            <g transform={`translate(${round(middle.x)} ${round(middle.y)})`}>
              <circle className="ti4-way-disc" r="9.5" />
              <text className="ti4-way-count" y="4.4">
                {ships}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

const mix = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** A point so far from one toward another. */
function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? from : mix(from, to, distance / length);
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Leaves the first hex near its edge, bends through those between, and ends with a head at the edge of the last. */
export function curveThrough(points: readonly Point[]): {
  readonly d: string;
  readonly head: string;
  readonly middle: Point;
} {
  const [first, second] = points as readonly [Point, Point];
  const last = points.at(-1) as Point;
  const before = points.at(-2) as Point;
  const start = toward(first, second, apothem * 0.66);
  const end = toward(last, before, apothem * 0.9);
  const between = points.slice(1, -1);
  const corners = between.length > 0 ? between : [bent(start, end)];
  let d = `M${at(start)}`;
  for (const [i, corner] of corners.entries()) {
    const next = corners[i + 1];
    d += `Q${at(corner)} ${at(next ? mix(corner, next, 0.5) : end)}`;
  }
  const bend = corners[Math.floor(corners.length / 2)] as Point;
  const [a, b] = [corners.length > 1 ? (corners[0] as Point) : start, end];
  const middle = mix(mix(a, bend, 0.5), mix(bend, b, 0.5), 0.5);
  return { d, head: headAt(end, corners.at(-1) ?? start), middle };
}

/** Beside the straight line, so that ways there and back do not lie on each other. */
function bent(a: Point, b: Point): Point {
  const middle = mix(a, b, 0.5);
  return { x: middle.x - (b.y - a.y) * 0.18, y: middle.y + (b.x - a.x) * 0.18 };
}

function headAt(tip: Point, from: Point): string {
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x);
  const wing = (turn: number): Point => ({
    x: tip.x - 11 * Math.cos(angle + turn),
    y: tip.y - 11 * Math.sin(angle + turn),
  });
  const front = { x: tip.x + 3 * Math.cos(angle), y: tip.y + 3 * Math.sin(angle) };
  return `M${at(wing(0.5))}L${at(front)}L${at(wing(-0.5))}Z`;
}
