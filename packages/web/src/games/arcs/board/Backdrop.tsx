/** Space behind the map: stars, the light in the centre, the scale around the dial, and the chapter. */
import { memo } from 'react';
import type { Point } from '../../renderer.ts';
import { boxOf, dialWidth, rings } from '../geometry.ts';
import { line, type Oval, ovalRadius, pointAt } from '../shape.ts';
import { useWords } from '../words.ts';

/** The same stars every time, as shares of the box. */
function starField(count: number, seed: number): Point[] {
  let state = seed;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Array.from({ length: count }, () => ({ x: next(), y: next() }));
}

const faint = starField(150, 7);
const bright = starField(34, 99);

function dots(points: readonly Point[], oval: Oval): string {
  const { width, height } = boxOf(oval);
  return points.map(({ x, y }) => `M${line([{ x: x * width, y: y * height }])}h.01`).join('');
}

/** Ticks outside the dial, a longer one every 15 degrees. */
function scaleAround(oval: Oval): string {
  return Array.from({ length: 120 }, (_, i) => {
    const angle = (i / 120) * 2 * Math.PI;
    const inner = rings.rim + (dialWidth + 1) / ovalRadius(oval, angle);
    const outer = inner + (i % 5 === 0 ? 7 : 4) / ovalRadius(oval, angle);
    return `M${line([pointAt(oval, angle, inner), pointAt(oval, angle, outer)])}`;
  }).join('');
}

/** A ring around the centre, at a distance inside the dial of the gates. */
function ring(oval: Oval, distance: number): string {
  const points = Array.from({ length: 144 }, (_, i) => {
    const angle = (i / 72) * Math.PI;
    return pointAt(oval, angle, rings.centre - (dialWidth + distance) / ovalRadius(oval, angle));
  });
  return `M${line(points)}Z`;
}

interface BackdropProps {
  readonly oval: Oval;
  /** What is written in the centre; nothing while dice lie there. */
  readonly chapter?: { readonly now: number; readonly last: number } | undefined;
  /** There is room for its words. */
  readonly isWordy?: boolean;
}

export const Backdrop = memo(
  function Backdrop({ oval, chapter, isWordy = true }: BackdropProps) {
    const { x, y } = oval.centre;
    return (
      <g className="arcs-backdrop">
        <path className="arcs-stars" d={dots(faint, oval)} strokeWidth="2" />
        <path className="arcs-stars" d={dots(bright, oval)} strokeWidth="3.4" />
        <path className="arcs-scale" d={scaleAround(oval)} />
        <path className="arcs-middle" d={ring(oval, 3)} />
        <path className="arcs-orbits" d={ring(oval, 16)} />
        <circle cx={x} cy={y} r={Math.min(oval.half.x, oval.half.y) * 0.48} fill="url(#arcs-sun)" />
        {chapter && <Chapter at={oval.centre} {...chapter} isWordy={isWordy} />}
      </g>
    );
  },
  (a, b) => a.oval === b.oval && a.chapter?.now === b.chapter?.now && a.isWordy === b.isWordy,
);

const numerals = ['I', 'II', 'III', 'IV', 'V'];

interface ChapterProps {
  readonly at: Point;
  readonly now: number;
  readonly last: number;
  readonly isWordy: boolean;
}

function Chapter({ at: { x, y }, now, last, isWordy }: ChapterProps) {
  const words = useWords();
  return (
    <>
      <text className="arcs-numeral" x={x} y={isWordy ? y + 4 : y + 18} textAnchor="middle">
        {numerals[now - 1] ?? now}
      </text>
      {isWordy && (
        <text className="arcs-chapter" x={x} y={y + 38} textAnchor="middle">
          {words('centre.chapter', { chapter: now, last })}
        </text>
      )}
    </>
  );
}
