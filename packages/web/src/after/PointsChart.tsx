import { colourOf, glyphOf } from '../app/seats.ts';
import { useText } from '../app/text.ts';
import { phone, useMedia } from '../parts/useMedia.ts';

/** In pixels, or nearly so: what is written must not shrink with the drawing. */
const widths = { narrow: 310, wide: 440 } as const;
const HEIGHT = 200;
const LEFT = 32;
const RIGHT = 28;
const TOP = 12;
const BOTTOM = 32;
/** Points between two lines of the grid. */
const steps = [1, 2, 5, 10, 20, 50];
/** Pixels that keep lines of equal points, and the glyphs at their ends, apart. */
const LINE_GAP = 2;
const GLYPH_GAP = 13;
/** Pixels that a letter of a round's name takes at most. */
const LETTER = 7;

interface PointsChartProps {
  /** The points of every seat at the start and after each round. */
  readonly history: readonly (readonly number[])[];
  readonly roundName: (round: number) => string;
}

/** How the points grew, round by round: a line for each seat, ending in its glyph. */
export function PointsChart({ history, roundName }: PointsChartProps) {
  const text = useText();
  const width = useMedia(phone) ? widths.narrow : widths.wide;
  const last = history.at(-1);
  if (!last) return null;
  const rounds = history.length - 1;
  const most = Math.max(1, ...history.flat());
  const x = (round: number) => LEFT + (round / Math.max(1, rounds)) * (width - LEFT - RIGHT);
  const y = (points: number) => HEIGHT - BOTTOM - (points / most) * (HEIGHT - TOP - BOTTOM);
  const step = steps.find((each) => most / each <= 5) ?? 100;
  const gridLines = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  const glyphPlaces = apart(last.map(y));
  // Of many rounds every second or third is named, so that the names stay apart; the last one always.
  const names = history.slice(1).map((_, index) => roundName(index + 1));
  const longest = LETTER * Math.max(...names.map((name) => name.length + 1));
  const every = Math.ceil(longest / (x(1) - x(0)));
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={text('after.chart.label')}>
      {gridLines.map((points) => (
        <g key={points}>
          <line x1={LEFT} x2={width - RIGHT} y1={y(points)} y2={y(points)} className="chart__grid" />
          <text x={LEFT - 8} y={y(points)} className="chart__number">
            {points}
          </text>
        </g>
      ))}
      {names.map(
        (name, index) =>
          (rounds - 1 - index) % every === 0 && (
            <text key={name} x={x(index + 1)} y={HEIGHT - 12} className="chart__round">
              {name}
            </text>
          ),
      )}
      {last.map((_, seat) => {
        const lift = (seat - (last.length - 1) / 2) * LINE_GAP;
        const corners = history.map((points, round) => ({ x: x(round), y: y(points[seat] ?? 0) + lift }));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <g key={seat} style={{ color: colourOf(seat) }}>
            <polyline points={corners.map((at) => `${at.x},${at.y}`).join(' ')} className="chart__line" />
            {corners.slice(1).map((at) => (
              <circle key={at.x} cx={at.x} cy={at.y} r="3.5" className="chart__dot" />
            ))}
            <text x={width - RIGHT + 16} y={glyphPlaces[seat] ?? 0} className="chart__glyph">
              {glyphOf(seat)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The same heights, moved down where two would overlap. */
function apart(heights: readonly number[]): number[] {
  const moved = [...heights];
  let above = Number.NEGATIVE_INFINITY;
  for (const { seat, height } of heights
    .map((height, seat) => ({ height, seat }))
    .toSorted((a, b) => a.height - b.height)) {
    above = Math.max(height, above + GLYPH_GAP);
    moved[seat] = above;
  }
  return moved;
}
