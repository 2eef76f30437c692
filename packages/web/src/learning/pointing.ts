/** Where a line goes from what is said to what it is about. */
import type { Box, Point } from '../games/renderer.ts';

/** The point of a box that is nearest to another point. */
export function nearestIn({ x, y, width, height }: Box, to: Point): Point {
  return { x: between(x, to.x, x + width), y: between(y, to.y, y + height) };
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The shortest way from one box to the edge of another. */
export function lineBetween(from: Box, to: Box): readonly [Point, Point] {
  const start = nearestIn(from, middleOf(to));
  return [start, nearestIn(to, start)];
}

function lengthOf([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Of several boxes the one to which the line is shortest. */
export function nearestOf<B extends Box>(from: Box, boxes: readonly B[]): B | null {
  let nearest: B | null = null;
  for (const box of boxes)
    if (!nearest || lengthOf(lineBetween(from, box)) < lengthOf(lineBetween(from, nearest))) nearest = box;
  return nearest;
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(least, value), most);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between a thing and what is said of it, and to the edge of the page. */
const GAP = 14;

/** Where a card goes: beside the first of things, where it hides least of them all. */
export function besideOf(things: readonly Box[], card: Size, page: Size): Point {
  const inside = ({ x, y }: Point): Point => ({
    x: between(GAP, x, Math.max(GAP, page.width - card.width - GAP)),
    y: between(GAP, y, Math.max(GAP, page.height - card.height - GAP)),
  });
  const centre = inside({ x: (page.width - card.width) / 2, y: (page.height - card.height) / 2 });
  const places = things.flatMap((thing) => {
    const { x, y, width, height } = thing;
    const middle = middleOf(thing);
    const [level, upright] = [middle.y - card.height / 2, middle.x - card.width / 2];
    return [
      { x: x - card.width - GAP, y: level },
      { x: x + width + GAP, y: level },
      { x: upright, y: y - card.height - GAP },
      { x: upright, y: y + height + GAP },
    ].map(inside);
  });
  const hidden = places.map((place) => things.reduce((sum, each) => sum + sharedBy({ ...place, ...card }, each), 0));
  return places[hidden.indexOf(Math.min(...hidden))] ?? centre;
}

/** The area that two boxes have in common. */
function sharedBy(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}
