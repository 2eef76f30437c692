/**
 * Zones of the galaxy in axial coordinates, the Galactic Center in the middle. The table's north lies to the west: screens
 * are wide, and so are galaxies whose first players sit north and south. Hexes therefore stand on a corner.
 */
import type { EclipseView } from '@orrery/eclipse';
import { directions, ringOf, step } from '@orrery/eclipse/figures';
import type { GameJson } from '@orrery/server/protocol';
import type { Point } from '../renderer.ts';

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** From the middle of a hex to its corners. */
export const radius = 100;

/** From the middle of a hex to its edges. */
export const apothem = (radius * Math.sqrt(3)) / 2;

/** The rings that are shown before anybody has a sector. */
const RINGS = 3;
const MARGIN = 12;

export function keyOf({ q, r }: Hex): string {
  return `${q},${r}`;
}

/** The middle of a zone, relative to that of the Galactic Center. */
export function centreOf({ q, r }: Hex): Point {
  return { x: 2 * apothem * (r + q / 2), y: -1.5 * radius * q };
}

/** The zone that a point lies in. */
export function hexAt({ x, y }: Point): Hex {
  const q = -y / (1.5 * radius);
  const r = x / (2 * apothem) - q / 2;
  const [roundQ, roundR, roundS] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const off = { q: Math.abs(roundQ - q), r: Math.abs(roundR - r), s: Math.abs(roundS + q + r) };
  // The three rounded coordinates must add up to nothing, so the one that was rounded most gives way.
  if (off.q > off.r && off.q > off.s) return plain(-roundR - roundS, roundR);
  return off.r > off.s ? plain(roundQ, -roundQ - roundS) : plain(roundQ, roundR);
}

/** Without negative zeros. */
const plain = (q: number, r: number): Hex => ({ q: q + 0, r: r + 0 });

/** A hex around the origin. */
export function hexPath(size: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 3;
    return `${round(size * Math.cos(angle))} ${round(size * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Degrees by which a thing at the upper corner is turned to lie at an edge. */
export const turnTo = (direction: number): number => direction * 60 - 90;

/** The middle of an edge of a hex around the origin. */
export function edgeAt(direction: number): Point {
  const angle = Math.PI + (direction * Math.PI) / 3;
  return { x: round(apothem * Math.cos(angle)), y: round(apothem * Math.sin(angle)) };
}

export const round = (value: number): number => Math.round(value * 10) / 10;

type Galaxy = Pick<EclipseView, 'sectors' | 'stacks' | 'discards' | 'phase' | 'revealed' | 'explorable'>;

/**
 * Empty zones beside sectors from where they may be explored some day soon, as long as there are sectors for their ring.
 * Sectors that non-players hold do not count before somebody is there; others do, so that ships come and go without the
 * board changing its size.
 */
export function openZones({ sectors, stacks, discards, revealed }: Galaxy): Hex[] {
  const taken = new Set(Object.values(sectors).map(keyOf));
  const open = new Map<string, Hex>();
  const passable = Object.values(sectors).filter(
    ({ owner, arrivals, ships }) => owner !== null || arrivals.length > 0 || ships.length === 0,
  );
  for (const sector of passable)
    for (const direction of directions.keys()) {
      const zone = step(sector, direction);
      const ring = ringOf(zone);
      if (!taken.has(keyOf(zone)) && stacks[ring] + discards[ring].length > 0) open.set(keyOf(zone), zone);
    }
  if (revealed) open.set(keyOf(revealed.zone), revealed.zone);
  return [...open.values()];
}

/** The part of space that the board shows, relative to the Galactic Center. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** All sectors, and the zones that I may explore now; others are drawn beyond, where there is room. */
export function boxOf({ phase, sectors, explorable, revealed }: Galaxy): Box {
  const zones =
    phase === 'setup'
      ? ringCorners(RINGS)
      : [...Object.values(sectors), ...explorable, ...(revealed ? [revealed.zone] : [])];
  const centres = zones.map(centreOf);
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - apothem - MARGIN,
    top: Math.min(...ys) - radius - MARGIN,
    right: Math.max(...xs) + apothem + MARGIN,
    bottom: Math.max(...ys) + radius + MARGIN,
  };
}

const ringCorners = (ring: number): Hex[] => directions.map(({ q, r }) => ({ q: q * ring, r: r * ring }));

export function boardBox(view: GameJson): Point & { width: number; height: number } {
  const { left, top, right, bottom } = boxOf(view as unknown as Galaxy);
  return { x: Math.floor(left), y: Math.floor(top), width: Math.ceil(right - left), height: Math.ceil(bottom - top) };
}

/** Among my sectors, where a phone looks first; in the middle for those who have none. */
export function phoneMiddle(view: GameJson, seat: number | null): Point {
  const { sectors } = view as unknown as Galaxy;
  const mine = Object.values(sectors).filter(({ owner }) => owner !== null && owner === seat);
  const centres = mine.map(centreOf);
  const middle = (values: readonly number[]): number =>
    values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(centres.map(({ x }) => x)), y: middle(centres.map(({ y }) => y)) };
}
