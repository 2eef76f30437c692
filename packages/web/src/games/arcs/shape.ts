/** Plane geometry for boards made of sectors of a rounded ring. Angles run clockwise from east, as on the screen. */
import type { Point } from '../renderer.ts';

export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

/** A rounded rectangle without straight sides: |x/a|ⁿ + |y/b|ⁿ = 1. It fills a window better than an ellipse. */
export interface Oval {
  readonly centre: Point;
  readonly half: Point;
  readonly power: number;
}

export function ovalRadius({ half, power }: Oval, angle: number): number {
  const x = Math.abs(Math.cos(angle) / half.x) ** power;
  const y = Math.abs(Math.sin(angle) / half.y) ** power;
  return (x + y) ** (-1 / power);
}

/** The point at a fraction of the way from the centre to the rim. */
export function pointAt(oval: Oval, angle: number, fraction: number): Point {
  const radius = ovalRadius(oval, angle) * fraction;
  return { x: oval.centre.x + radius * Math.cos(angle), y: oval.centre.y + radius * Math.sin(angle) };
}

const TOP = -Math.PI / 2;
const STEPS = 2880;

/** Angles by the share of the oval's area that lies clockwise between the top and them; shares may be negative. */
export function anglesByArea(oval: Oval): (share: number) => number {
  const sums = [0];
  for (let i = 0; i < STEPS; i++) {
    const middle = TOP + ((i + 0.5) / STEPS) * 2 * Math.PI;
    sums.push((sums[i] ?? 0) + ovalRadius(oval, middle) ** 2);
  }
  const whole = sums[STEPS] ?? 1;
  return (share) => {
    const turns = Math.floor(share);
    const area = (share - turns) * whole;
    const after = Math.max(
      1,
      sums.findIndex((sum) => sum >= area),
    );
    const [low, high] = [sums[after - 1] ?? 0, sums[after] ?? whole];
    return TOP + ((after - 1 + (area - low) / (high - low)) / STEPS + turns) * 2 * Math.PI;
  };
}

/** A piece of the ring between two angles and two fractions of the radius, moved in from its borders by the gaps. */
export interface Sector {
  readonly from: number;
  readonly to: number;
  readonly inner: number;
  readonly outer: number;
  readonly gaps: { readonly from: number; readonly to: number; readonly inner: number; readonly outer: number };
  /** How far from its corners the outline is rounded. */
  readonly corner: number;
}

const ARC_STEP = Math.PI / 90;

export interface Outline {
  readonly polygon: readonly Point[];
  readonly path: string;
}

export function outlineOf(oval: Oval, sector: Sector): Outline {
  const { corner } = sector;
  const outer = arc(oval, sector, sector.outer, -sector.gaps.outer);
  const inner = arc(oval, sector, sector.inner, sector.gaps.inner);
  inner.points.reverse();
  const closing: [Point, Point] = [toward(outer.end, inner.end, corner), toward(inner.end, outer.end, corner)];
  const opening: [Point, Point] = [toward(inner.start, outer.start, corner), toward(outer.start, inner.start, corner)];
  const path = [
    `M${line(outer.points)}`,
    `Q${line([outer.end, closing[0]])}`,
    `L${line([closing[1]])}`,
    `Q${line([inner.end, ...inner.points.slice(0, 1)])}`,
    `L${line(inner.points)}`,
    `Q${line([inner.start, opening[0]])}`,
    `L${line([opening[1]])}`,
    `Q${line([outer.start, ...outer.points.slice(0, 1)])}`,
    'Z',
  ].join('');
  return { polygon: [...outer.points, ...closing, ...inner.points, ...opening], path };
}

/** The curve of a sector at one fraction: its corners, and the points between them that stay clear of the corners. */
function arc(oval: Oval, { from, to, gaps, corner }: Sector, fraction: number, shift: number) {
  const at = (angle: number): Point => {
    const radius = ovalRadius(oval, angle) * fraction + shift;
    return { x: oval.centre.x + radius * Math.cos(angle), y: oval.centre.y + radius * Math.sin(angle) };
  };
  const startRadius = ovalRadius(oval, from) * fraction + shift;
  const endRadius = ovalRadius(oval, to) * fraction + shift;
  const start = from + gaps.from / startRadius;
  const end = to - gaps.to / endRadius;
  const first = start + corner / startRadius;
  const last = end - corner / endRadius;
  const count = Math.max(1, Math.ceil((last - first) / ARC_STEP));
  const points = Array.from({ length: count + 1 }, (_, i) => at(first + ((last - first) * i) / count));
  return { start: at(start), end: at(end), points };
}

function toward(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Points as they stand in an SVG path. */
export function line(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ');
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A side of a polygon, from corner to corner. */
type Side = readonly [Point, Point];

function sidesOf(polygon: readonly Point[]): Side[] {
  return polygon.map((corner, i) => [polygon.at(i - 1) ?? corner, corner]);
}

export function isInside(polygon: readonly Point[], point: Point): boolean {
  return isBetween(sidesOf(polygon), point);
}

function isBetween(sides: readonly Side[], { x, y }: Point): boolean {
  let inside = false;
  for (const [before, corner] of sides) {
    if (corner.y > y === before.y > y) continue;
    const crossing = ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x;
    if (x < crossing) inside = !inside;
  }
  return inside;
}

/** How far a point is from the polygon's border. */
export function distanceToBorder(polygon: readonly Point[], point: Point): number {
  return Math.sqrt(Math.min(...sidesOf(polygon).map((side) => squareToSide(side, point))));
}

/** The square of the distance: roots take long. */
function squareToSide([a, b]: Side, { x, y }: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return (x - a.x - dx * share) ** 2 + (y - a.y - dy * share) ** 2;
}

export function holds(polygon: readonly Point[], disc: Disc): boolean {
  return hold(sidesOf(polygon), disc);
}

function hold(sides: readonly Side[], { at, radius }: Disc): boolean {
  return isBetween(sides, at) && sides.every((side) => squareToSide(side, at) >= radius * radius);
}

/** The side of the squares that free space is measured in. */
export const GRID = 6;

/** Which squares of a grid over a polygon are free. */
export interface Space {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** Row by row. */
  readonly free: readonly boolean[];
  /** The middle of all that is free. */
  readonly middle: Point;
}

/** The inside of a polygon, clear of its border. */
export function spaceIn(polygon: readonly Point[], margin: number): Space {
  const left = Math.min(...polygon.map(({ x }) => x));
  const top = Math.min(...polygon.map(({ y }) => y));
  const columns = Math.ceil((Math.max(...polygon.map(({ x }) => x)) - left) / GRID);
  const rows = Math.ceil((Math.max(...polygon.map(({ y }) => y)) - top) / GRID);
  const sides = sidesOf(polygon);
  return space({ left, top, columns, rows }, (y) => {
    // Most sides are far above or below a row: they are asked once for the row, not for each of its squares.
    const near = sides.filter(([a, b]) => Math.min(a.y, b.y) <= y + margin && Math.max(a.y, b.y) >= y - margin);
    return (x) => hold(near, { at: { x, y }, radius: margin });
  });
}

/** What is left of a space when some discs are taken. */
export function without(whole: Space, taken: readonly Disc[]): Space {
  const isClear = (x: number, y: number) =>
    taken.every(({ at, radius }) => (at.x - x) ** 2 + (at.y - y) ** 2 >= radius ** 2);
  return space(whole, (y) => (x, index) => whole.free[index] === true && isClear(x, y));
}

function space(
  { left, top, columns, rows }: Pick<Space, 'left' | 'top' | 'columns' | 'rows'>,
  freeInRow: (y: number) => (x: number, index: number) => boolean,
): Space {
  const free: boolean[] = [];
  const sum = { x: 0, y: 0, count: 0 };
  for (let row = 0; row < rows; row++) {
    const y = top + (row + 0.5) * GRID;
    const isFree = freeInRow(y);
    for (let column = 0; column < columns; column++) {
      const x = left + (column + 0.5) * GRID;
      const isOne = isFree(x, free.length);
      free.push(isOne);
      if (!isOne) continue;
      sum.x += x;
      sum.y += y;
      sum.count++;
    }
  }
  const count = Math.max(1, sum.count);
  return { left, top, columns, rows, free, middle: { x: sum.x / count, y: sum.y / count } };
}
