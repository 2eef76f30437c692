import { colourOf, glyphOf } from '../app/seats.ts';
import { useText } from '../app/text.ts';

/** The points of all seats after some number of answers. */
export interface Sample {
  readonly at: number;
  readonly points: readonly number[];
}

const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 32;
const RIGHT = 24;
const TOP = 12;
const BOTTOM = 24;
/** Points between two lines of the grid. */
const steps = [1, 2, 5, 10, 20, 50];

/** How the points grew: a stepped line for each seat, ending in its glyph. */
export function PointsChart({ samples }: { readonly samples: readonly Sample[] }) {
  const text = useText();
  const last = samples.at(-1);
  if (!last) return null;
  const most = Math.max(1, ...samples.flatMap(({ points }) => points));
  const x = (at: number) => LEFT + (at / Math.max(1, last.at)) * (WIDTH - LEFT - RIGHT);
  const y = (points: number) => HEIGHT - BOTTOM - (points / most) * (HEIGHT - TOP - BOTTOM);
  const step = steps.find((each) => most / each <= 5) ?? 100;
  const gridLines = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text('after.chart.label')}>
      {gridLines.map((points) => (
        <g key={points}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(points)} y2={y(points)} className="chart__grid" />
          <text x={LEFT - 8} y={y(points)} className="chart__number">
            {points}
          </text>
        </g>
      ))}
      {last.points.map((points, seat) => {
        const corners = samples.map((sample, index) => {
          const before = samples[index - 1] ?? sample;
          return `${x(sample.at)},${y(before.points[seat] ?? 0)} ${x(sample.at)},${y(sample.points[seat] ?? 0)}`;
        });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <g key={seat}>
            <polyline points={corners.join(' ')} className="chart__line" stroke={colourOf(seat)} />
            <text x={WIDTH - RIGHT + 12} y={y(points)} className="chart__glyph" fill={colourOf(seat)}>
              {glyphOf(seat)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
