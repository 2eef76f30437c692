/** Rows of equal things in free space of any shape. */
import type { Point } from '../renderer.ts';
import { GRID, type Space } from './shape.ts';

/** The room that one stack of ships with its count takes at full size; counts of two digits want the wider one, a single ship less. */
export const item = { width: 74, wideWidth: 92, single: 36, height: 44 } as const;

export interface Packing {
  readonly scale: number;
  /** The middles of the things. */
  readonly at: readonly Point[];
}

/** A free stretch of a row, and how many things fit into it. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly fits: number;
}

/** A row as high as the things, with its free stretches. */
interface Band {
  readonly y: number;
  readonly stretches: readonly Stretch[];
  readonly fits: number;
}

const known = new WeakMap<Space, Map<string, Packing>>();

/** Packs things as large as they fit, up to a limit, near the middle of the space. */
export function pack(space: Space, count: number, largest: number, width: number = item.width): Packing {
  const packings = known.get(space) ?? new Map<string, Packing>();
  known.set(space, packings);
  const key = `${count}/${largest}/${width}`;
  const packing = packings.get(key) ?? findPacking(space, count, largest, width);
  packings.set(key, packing);
  return packing;
}

function findPacking(space: Space, count: number, largest: number, width: number): Packing {
  if (count === 0) return { scale: largest, at: [] };
  const depths = depthsOf(space);
  for (let scale = largest; scale > 0.2; scale *= 0.96) {
    const at = packAt(space, depths, count, width * scale, item.height * scale);
    if (at) return { scale, at };
  }
  return { scale: 0.2, at: Array.from({ length: count }, () => space.middle) };
}

/** How many squares of each column are free from a square on downward. */
function depthsOf({ free, columns }: Space): number[] {
  const depths = free.map(Number);
  for (let i = depths.length - columns - 1; i >= 0; i--) if (free[i]) depths[i] = 1 + (depths[i + columns] ?? 0);
  return depths;
}

/** The tidiest places at one size, or null when there is not enough room. */
function packAt(space: Space, depths: readonly number[], count: number, width: number, height: number): Point[] | null {
  const tall = Math.ceil(height / GRID);
  let best: Point[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset < tall; offset++) {
    const bands: Band[] = [];
    for (let row = offset; row + tall <= space.rows; row += tall) bands.push(bandAt(space, depths, row, tall, width));
    for (const window of windows(bands, count)) {
      const at = fill(space, window, count, width);
      const untidiness = spread(at, middleOf(at)) + spread(at, space.middle) / 2;
      if (untidiness >= least) continue;
      best = at;
      least = untidiness;
    }
  }
  return best;
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const spread = (points: readonly Point[], middle: Point): number =>
  points.reduce((sum, { x, y }) => sum + Math.hypot(x - middle.x, y - middle.y), 0);

function bandAt(space: Space, depths: readonly number[], row: number, tall: number, width: number): Band {
  const stretches: Stretch[] = [];
  let start = 0;
  for (let column = 0; column <= space.columns; column++) {
    if (column < space.columns && (depths[row * space.columns + column] ?? 0) >= tall) continue;
    const fits = Math.floor(((column - start) * GRID) / width);
    if (fits > 0) stretches.push({ from: space.left + start * GRID, to: space.left + column * GRID, fits });
    start = column + 1;
  }
  return { y: space.top + (row + tall / 2) * GRID, stretches, fits: capacity(stretches) };
}

/** Every shortest run of bands that holds all things. */
function windows(bands: readonly Band[], count: number): Band[][] {
  for (let length = 1; length <= bands.length; length++) {
    const found: Band[][] = [];
    for (let first = 0; first + length <= bands.length; first++) {
      const window = bands.slice(first, first + length);
      if (window.every(({ fits }) => fits > 0) && capacity(window) >= count) found.push(window);
    }
    if (found.length > 0) return found;
  }
  return [];
}

const capacity = (parts: readonly { readonly fits: number }[]): number =>
  parts.reduce((sum, { fits }) => sum + fits, 0);

/** Spreads the things evenly over the bands, in each as near to the middle as its stretches allow. */
function fill({ middle }: Space, bands: readonly Band[], count: number, width: number): Point[] {
  const at: Point[] = [];
  bands.forEach(({ y, stretches, fits }, i) => {
    const left = count - at.length;
    const even = Math.ceil(left / (bands.length - i));
    const needed = left - capacity(bands.slice(i + 1));
    let inBand = Math.min(fits, Math.max(even, needed));
    const distance = ({ from, to }: Stretch): number => Math.max(from - middle.x, middle.x - to, 0);
    for (const { from, to, fits: most } of [...stretches].sort((a, b) => distance(a) - distance(b))) {
      const here = Math.min(most, inBand);
      const half = (here * width) / 2;
      const centre = Math.max(from + half, Math.min(to - half, middle.x));
      for (let j = 0; j < here; j++) at.push({ x: centre + (j - (here - 1) / 2) * width, y });
      inBand -= here;
    }
  });
  return at;
}
