/**
 * Where everything in a sector lies: each kind of thing in its own zone, so that the eye learns it once. Pure figures in units
 * of the board around the middle of the hex; the drawing follows them, and tests measure that nothing lies over anything else.
 */
import type { Level } from '../../renderer.ts';
import { radius } from '../geometry.ts';
import type { Owner } from '../model.ts';
import type { Fleet, Stack } from './fleets.ts';

/** What there is to show of a sector. */
export interface Content {
  readonly fleets: readonly Fleet[];
  /** How many population squares are printed. */
  readonly squares: number;
  /** Squares that may be picked; far out only they are drawn. */
  readonly lit: ReadonlySet<number | 'orbital'>;
  /** What lies at the foot, in this order. */
  readonly foot: readonly FootMark[];
  readonly hasArtifact: boolean;
  readonly hasPortal: boolean;
}

export type FootMark = 'disc' | 'orbital' | 'monolith' | 'discovery';

/** The middle of a mark and its size. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Ships that are alike, around the middle of their plate. */
export interface Group {
  readonly stack: Stack;
  /** The middle of the silhouette, and its side. */
  readonly x: number;
  readonly size: number;
  /** Where the number ends, if there is one. */
  readonly count: number | null;
  /** Where the line of figures begins, if there is room for one. */
  readonly figures: number | null;
  /** What answers to the pointer. */
  readonly reach: { readonly x: number; readonly width: number };
}

export interface PlateMark extends Place {
  readonly use: 'plate';
  readonly owner: Owner;
  /** How much larger than its own units it is drawn. */
  readonly scale: number;
  /** How wide the block with the owner's glyph is, in its own units; 0 for ships that nobody plays. */
  readonly block: number;
  readonly groups: readonly Group[];
  /** All ships as one: the silhouette of the strongest, and their number. */
  readonly sum: { readonly x: number; readonly size: number; readonly count: number; readonly total: number } | null;
  /** How many ships there was no room for, and where that number ends. They answer to the pointer there. */
  readonly rest: { readonly count: number; readonly total: number } | null;
}

export interface SquareMark extends Place {
  readonly use: 'square';
  readonly index: number;
}

export interface RoundMark extends Place {
  readonly use: FootMark | 'artifact' | 'portal' | 'points';
}

export interface TextMark extends Place {
  readonly use: 'number' | 'name';
}

export type Mark = PlateMark | SquareMark | RoundMark | TextMark;

export const isRound = (mark: Mark): mark is RoundMark => !['plate', 'square', 'number', 'name'].includes(mark.use);

/** As wide as a row of ships may be. */
const WIDEST = 148;

const round = (use: RoundMark['use'], x: number, y: number, r: number): RoundMark => ({
  ...{ use, x, y },
  width: 2 * r,
  height: 2 * r,
});

/** Everything in a sector, seen from so near. */
export function layout(content: Content, level: Level): Mark[] {
  return level === 'far' ? farMarks(content) : nearMarks(content, level);
}

/* ---- Seen as a whole, or nearer ---- */

interface Metrics {
  readonly block: number;
  readonly lead: number;
  readonly ship: number;
  readonly count: number;
  readonly figures: number;
  readonly gap: number;
  readonly trail: number;
  readonly height: number;
  readonly largest: number;
}

const metrics: Readonly<Record<'middle' | 'near', Metrics>> = {
  middle: { block: 22, lead: 4.5, ship: 26, count: 17, figures: 0, gap: 4, trail: 6.5, height: 32, largest: 1.3 },
  near: { block: 16, lead: 4, ship: 23, count: 11, figures: 37, gap: 4, trail: 4, height: 34, largest: 1 },
};

/** Where a row has many kinds, all of it stands closer together; ships and numbers stay as large as can be read. */
const closer: Readonly<Record<'middle' | 'near', Metrics>> = {
  middle: { ...metrics.middle, block: 18, lead: 2.5, ship: 24, count: 15.5, gap: 1.5, trail: 3 },
  near: { ...metrics.near, block: 14, lead: 2.5, ship: 20.5, count: 10, figures: 0, gap: 1.5, trail: 3 },
};

/** The rows of ships and what lies below them, for one row and for two. */
const zones = {
  middle: { one: { rows: [-8], squares: 36 }, two: { rows: [-17, 16], squares: 48 } },
  near: { one: { rows: [-8], squares: 36 }, two: { rows: [-14, 22], squares: 51 } },
} as const;

function nearMarks(content: Content, level: 'middle' | 'near'): Mark[] {
  const { fleets, squares, foot, hasArtifact, hasPortal } = content;
  const rows = rowsOf(fleets, metrics[level]);
  const isLow = rows.length > 1;
  const zone = zones[level][isLow ? 'two' : 'one'];
  return [
    ...headMarks(level),
    ...rows.flatMap((row, i) => platesIn(row, zone.rows[i] ?? 0, level, isLow ? 1 : metrics[level].largest)),
    ...squareMarks(squares, zone.squares, isLow, level),
    ...footMarks(foot, isLow),
    ...(hasArtifact ? [round('artifact', -69, -41, 9)] : []),
    ...(hasPortal ? [round('portal', 69, -41, 10)] : []),
  ];
}

function headMarks(level: 'middle' | 'near'): Mark[] {
  return level === 'middle'
    ? [{ use: 'number', x: -14, y: -51, width: 44, height: 22 }, round('points', 27, -51.5, 13)]
    : [
        { use: 'number', x: -12, y: -58, width: 33, height: 17 },
        round('points', 18, -58, 9.5),
        { use: 'name', x: 0, y: -40, width: 116, height: 14 },
      ];
}

/** Whose ships stand in which row: one owner may use two, two have one each, more share them. */
type Row = readonly { readonly owner: Owner; readonly stacks: readonly Stack[] }[];

function rowsOf(fleets: readonly Fleet[], metric: Metrics): Row[] {
  const [first, second] = fleets;
  if (!first) return [];
  if (fleets.length > 2) {
    const half = Math.ceil(fleets.length / 2);
    return fleets.length === 3 ? [fleets] : [fleets.slice(0, half), fleets.slice(half)];
  }
  if (second) return [[first], [second]];
  if (first.stacks.length < 2 || widthOf(first, metric) <= WIDEST) return [[first]];
  const half = Math.ceil(first.stacks.length / 2);
  return [
    [{ owner: first.owner, stacks: first.stacks.slice(0, half) }],
    [{ owner: first.owner, stacks: first.stacks.slice(half) }],
  ];
}

const isPlayed = (owner: Owner): boolean => typeof owner === 'number';

/** How wide a plate is with all numbers beside their ships. */
function widthOf({ owner, stacks }: Fleet, { block, lead, ship, count, gap, trail }: Metrics): number {
  const groups = stacks.map((stack) => ship + (stack.count > 1 ? count * digits(stack.count) : 0));
  const start = isPlayed(owner) ? block + lead : trail + 1;
  return start + groups.reduce((sum, each) => sum + each, 0) + gap * (groups.length - 1) + trail;
}

const digits = (count: number): number => String(count).length;

function platesIn(row: Row, y: number, level: 'middle' | 'near', largest: number): PlateMark[] {
  const [only] = row;
  const metric = metrics[level];
  if (row.length === 1 && only) {
    return [plate(only, y, widthOf(only, metric) <= WIDEST ? metric : closer[level], largest)];
  }
  const share = WIDEST / row.length;
  return row.map((fleet, i) =>
    sumPlate(fleet, { x: -WIDEST / 2 + (i + 0.5) * share, y, width: share - 2, height: metric.height }, metric.block),
  );
}

/** How wide the number is of the ships that have no room. */
const restWidth = (total: number, { count, gap }: Metrics): number =>
  total > 0 ? gap + count * (digits(total) + 1) : 0;

const sizeOf = (stacks: readonly Stack[]): number => stacks.reduce((sum, { count }) => sum + count, 0);

/** As many stacks as a row has room for, the strongest first, and how wide it is with the number of the others. */
function fitting({ owner, stacks }: Fleet, metric: Metrics): { readonly shown: number; readonly width: number } {
  for (let shown = stacks.length; ; shown--) {
    const own = { owner, stacks: stacks.slice(0, shown) };
    const width = widthOf(own, metric) + restWidth(sizeOf(stacks.slice(shown)), metric);
    if (width <= WIDEST || shown <= 1) return { shown, width };
  }
}

function plate(fleet: Fleet, y: number, metric: Metrics, largest: number): PlateMark {
  const { owner, stacks } = fleet;
  const { ship, count, gap, trail, height, figures } = metric;
  const block = isPlayed(owner) ? metric.block : 0;
  const start = block > 0 ? block + metric.lead : trail + 1;
  const told = figures > 0 ? start + stacks.length * (ship + figures + gap) - gap + trail : Number.POSITIVE_INFINITY;
  const isTold = told <= WIDEST;
  const { shown, width: plain } = isTold ? { shown: stacks.length, width: told } : fitting(fleet, metric);
  const scale = Math.min(largest, WIDEST / plain);
  let at = -plain / 2 + start;
  const groups = stacks.slice(0, shown).map((stack): Group => {
    const number = stack.count > 1 ? count * digits(stack.count) : 0;
    const wide = ship + (isTold ? figures : number);
    const group = {
      stack,
      x: at + ship / 2,
      size: ship,
      count: stack.count > 1 ? at + ship + number : null,
      figures: isTold ? at + ship + 3 : null,
      reach: { x: at - gap / 2, width: wide + gap },
    };
    at += wide + gap;
    return group;
  });
  const others = stacks.slice(shown);
  const end = plain / 2 - trail;
  return {
    ...{ use: 'plate', x: 0, y, width: plain * scale, height: height * scale, owner, scale, block },
    groups: [...groups, ...slices(others, at - gap / 2, end + trail - at + gap / 2)],
    sum: null,
    rest: others.length > 0 ? { count: end, total: sizeOf(others) } : null,
  };
}

/** Ships that are not drawn by themselves answer to the pointer beside each other, where their number stands. */
function slices(stacks: readonly Stack[], x: number, width: number): Group[] {
  const each = width / stacks.length;
  return stacks.map((stack, i) => ({
    ...{ stack, x: 0, size: 0, count: null, figures: null },
    reach: { x: x + i * each, width: each },
  }));
}

/** The width of a digit of a number of ships. */
const DIGIT = 17;

/** All ships of an owner as one. */
function sumPlate({ owner, stacks }: Fleet, place: Place, wideBlock: number): PlateMark {
  const block = isPlayed(owner) ? Math.min(wideBlock, place.width / 3.4) : 0;
  const total = sizeOf(stacks);
  const room = place.width - block;
  const size = Math.max(10, Math.min(place.height - 6, room * 0.56, room - DIGIT * digits(total)));
  const start = -place.width / 2 + block;
  return {
    use: 'plate',
    ...place,
    ...{ owner, block, scale: 1 },
    groups: slices(stacks, -place.width / 2, place.width),
    rest: null,
    sum: { x: start + room * 0.04 + size / 2, size, count: place.width / 2 - room * 0.07, total },
  };
}

function squareMarks(count: number, y: number, isLow: boolean, level: 'middle' | 'near'): SquareMark[] {
  const [size, pitch, line] = squareSize(count, y, isLow, level);
  return Array.from({ length: count }, (_, index) => ({
    ...({ use: 'square', index, width: size, height: size } as const),
    x: (index - (count - 1) / 2) * pitch,
    y: line,
  }));
}

/** Side, pitch and line: the hex narrows below, so that many squares are smaller and stand higher. */
function squareSize(
  count: number,
  y: number,
  isLow: boolean,
  level: 'middle' | 'near',
): readonly [number, number, number] {
  if (level === 'near' && isLow) return count > 5 ? [20, 21.5, y] : [22, 24, y];
  if (count > 5) return [25, 26.5, isLow ? 42 : y];
  if (count > 4 && isLow) return [25, 26.5, 44];
  return [29, 31.5, y];
}

/** By how many there are: their middles and radius. */
const feet: Readonly<Record<'high' | 'low', readonly { r: number; at: readonly (readonly [number, number])[] }[]>> = {
  high: [
    { r: 16, at: [[0, 72]] },
    {
      r: 16,
      at: [
        [-16, 67],
        [16, 67],
      ],
    },
    {
      r: 10.9,
      at: [
        [-22, 66],
        [0, 76],
        [22, 66],
      ],
    },
    {
      r: 9.9,
      at: [
        [-28, 59],
        [-10.5, 75],
        [10.5, 75],
        [28, 59],
      ],
    },
  ],
  low: [
    { r: 16, at: [[0, 80]] },
    {
      r: 11,
      at: [
        [-14, 78],
        [14, 78],
      ],
    },
    {
      r: 9,
      at: [
        [-19, 75],
        [0, 82],
        [19, 75],
      ],
    },
    {
      r: 7.5,
      at: [
        [-22, 72],
        [-8, 82],
        [8, 82],
        [22, 72],
      ],
    },
  ],
};

function footMarks(foot: readonly FootMark[], isLow: boolean): RoundMark[] {
  const places = feet[isLow ? 'low' : 'high'][foot.length - 1];
  if (!places) return [];
  return foot.flatMap((use, i) => {
    const at = places.at[i];
    return at ? [round(use, at[0], at[1], places.r)] : [];
  });
}

/* ---- From afar: whose it is, and how strong whoever stands there is ---- */

const FAR = { width: 108, height: 50, block: 27 };

function farMarks({ fleets, lit, foot }: Content): Mark[] {
  const number: Mark = { use: 'number', x: 0, y: -58, width: 62, height: 27 };
  const squares = farSquares(lit);
  if (squares.length > 0) return [number, ...farRow(fleets, -8, 44), ...squares];
  const half = Math.ceil(fleets.length / 2);
  if (fleets.length > 1) return [number, ...farRow(fleets.slice(0, half), -13), ...farRow(fleets.slice(half), 39)];
  const disc = foot.includes('disc') ? [fleets.length > 0 ? round('disc', 0, 57, 22.4) : round('disc', 0, 18, 32)] : [];
  return [number, ...farRow(fleets, -1), ...disc];
}

function farRow(fleets: readonly Fleet[], y: number, height = FAR.height): PlateMark[] {
  const share = FAR.width / fleets.length;
  return fleets.map((fleet, i) =>
    sumPlate(
      fleet,
      { x: -FAR.width / 2 + (i + 0.5) * share, y, width: fleets.length > 1 ? share - 1 : share, height },
      FAR.block,
    ),
  );
}

/** Squares that may be picked, as large as there is room for. */
function farSquares(lit: ReadonlySet<number | 'orbital'>): (SquareMark | RoundMark)[] {
  const all = [...lit];
  const pitch = Math.min(34, 132 / all.length);
  return all.map((index, i) => {
    const x = (i - (all.length - 1) / 2) * pitch;
    const size = pitch - 2;
    if (index === 'orbital') return round('orbital', x, 46, size / 2);
    return { use: 'square', index, x, y: 46, width: size, height: size };
  });
}

/* ---- Measuring ---- */

/** By how much two marks lie over each other; less than nothing when they do not. */
export function overlap(a: Mark, b: Mark): number {
  if (isRound(a) && isRound(b)) return a.width / 2 + b.width / 2 - Math.hypot(a.x - b.x, a.y - b.y);
  if (isRound(b)) return overlap(b, a);
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  if (!isRound(a)) return Math.min((a.width + b.width) / 2 - dx, (a.height + b.height) / 2 - dy);
  return a.width / 2 - Math.hypot(Math.max(0, dx - b.width / 2), Math.max(0, dy - b.height / 2));
}

/** By how much a mark leaves the hex; less than nothing when it does not. */
export function beyond(mark: Mark): number {
  const [x, y] = [Math.abs(mark.x), Math.abs(mark.y)];
  const [wide, high] = [mark.width / 2, mark.height / 2];
  const half = (radius * Math.sqrt(3)) / 2;
  const reach = (dx: number, dy: number): number => Math.max(dx, dx / 2 + (dy * Math.sqrt(3)) / 2) - half;
  return isRound(mark) ? reach(x, y) + wide : reach(x + wide, y + high);
}
