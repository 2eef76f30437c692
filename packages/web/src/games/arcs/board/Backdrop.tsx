/** Space behind the map: stars, the light in the centre, the scale around the dial. */
import { memo } from 'react';
import type { Point } from '../../renderer.ts';
import { boardSize, dialWidth, oval, rings } from '../geometry.ts';
import { line, ovalRadius, pointAt } from '../shape.ts';

/** The same stars every time. */
function starField(count: number, seed: number): Point[] {
  let state = seed;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Array.from({ length: count }, () => ({ x: next() * boardSize.width, y: next() * boardSize.height }));
}

const dots = (points: readonly Point[]): string => points.map((point) => `M${line([point])}h.01`).join('');
const faint = dots(starField(150, 7));
const bright = dots(starField(34, 99));

/** Ticks outside the dial, a longer one every 15 degrees. */
const scale = Array.from({ length: 120 }, (_, i) => {
  const angle = (i / 120) * 2 * Math.PI;
  const length = i % 5 === 0 ? 10 : 5;
  const inner = rings.rim + (dialWidth + 3) / ovalRadius(oval, angle);
  const outer = inner + length / ovalRadius(oval, angle);
  return `M${line([pointAt(oval, angle, inner), pointAt(oval, angle, outer)])}`;
}).join('');

/** A ring around the centre, at a distance inside the dial of the gates. */
const ring = (distance: number): string => {
  const points = Array.from({ length: 144 }, (_, i) => {
    const angle = (i / 72) * Math.PI;
    return pointAt(oval, angle, rings.centre - (dialWidth + distance) / ovalRadius(oval, angle));
  });
  return `M${line(points)}Z`;
};
const middle = ring(3);
const orbits = ring(16) + ring(32);

/** `chapter` is null while something else lies in the centre. */
export const Backdrop = memo(function Backdrop({ chapter }: { readonly chapter: number | null }) {
  const { x, y } = oval.centre;
  return (
    <g className="arcs-backdrop">
      <path className="arcs-stars" d={faint} strokeWidth="2" />
      <path className="arcs-stars" d={bright} strokeWidth="3.4" />
      <path className="arcs-scale" d={scale} />
      <path className="arcs-middle" d={middle} />
      <path className="arcs-orbits" d={orbits} />
      <circle cx={x} cy={y} r="130" fill="url(#arcs-sun)" />
      {chapter !== null && <Chapter chapter={chapter} />}
    </g>
  );
});

const numerals = ['I', 'II', 'III', 'IV', 'V'];

function Chapter({ chapter }: { readonly chapter: number }) {
  const { x, y } = oval.centre;
  return (
    <>
      {numerals.map((numeral, i) => (
        <circle
          key={numeral}
          className={i < chapter ? 'arcs-chapter is-past' : 'arcs-chapter'}
          cx={x + (i - 2) * 22}
          cy={y + 46}
          r="5"
        />
      ))}
      <text className="arcs-numeral" x={x} y={y + 16} textAnchor="middle">
        {numerals[chapter - 1] ?? ''}
      </text>
    </>
  );
}
