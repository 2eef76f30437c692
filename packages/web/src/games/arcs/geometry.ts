/** The Arcs map: six clusters as sectors of a ring, gates inside, planets toward the rim. Catalogue: map, setup.6, setup.7. */
import type { ArcsTables } from '@orrery/arcs';
import type { Point } from '../renderer.ts';
import { pack } from './packing.ts';
import {
  anglesByArea,
  type Disc,
  holds,
  line,
  type Outline,
  type Oval,
  outlineOf,
  pointAt,
  type Sector,
  type Space,
  spaceIn,
  without,
} from './shape.ts';

/** The oval's half axes multiplied: its area stays the same whatever its shape. */
const AREA = 704 * 454;

/** From the rim to the end of the drawing: the dial, and a little air. */
const MARGIN = 41;

/** How wide a map may be for its height; a window beyond has empty sides. */
const aspects = { least: 0.98, most: 1.6, step: 0.02 } as const;

/** The shape that is drawn for a window of some shape: nearly its own, so that a window dragged by a pixel draws no new map. */
export function drawnAspect(aspect: number): number {
  const { least, most, step } = aspects;
  return Math.round(Math.min(most, Math.max(least, aspect)) / step) * step;
}

/** The oval that fills a box of this shape, dial and all; a map that is not wide has more of a rectangle. */
export function ovalOf(aspect: number): Oval {
  const surplus = MARGIN * (aspect - 1);
  const y = (Math.sqrt(surplus ** 2 + 4 * aspect * AREA) - surplus) / (2 * aspect);
  const half = { x: AREA / y, y };
  return { centre: { x: half.x + MARGIN, y: half.y + MARGIN }, half, power: aspect < 1.2 ? 2.8 : 2.5 };
}

/** The box that a map in this oval takes, from 0, 0 on. */
export function boxOf({ centre }: Oval): { readonly width: number; readonly height: number } {
  return { width: 2 * centre.x, height: 2 * centre.y };
}

/** Fractions of the radius: the empty centre ends, gates end and planets begin, the rim. */
export const rings = { centre: 0.25, gate: 0.53, rim: 1 } as const;

/** The dials, inside the gates and outside the planets, are equally wide all around. */
export const dialWidth = 36;

/** An out-of-play cluster gets this much of the room of one in play, so that the others grow. */
const ROOM_OUT_OF_PLAY = 0.3;

const BORDER = 3;
const BARRIER = 10;
const CORNER = 16;
const DIAL_CORNER = 5;

/** Sizes of the drawings at scale 1. */
export const planetRadius = 44;
export const slotRadius = 29;
const SLOT_DISTANCE = planetRadius + slotRadius - 3;

export type SystemRow = ArcsTables['systems'][number];
export type SystemId = SystemRow['id'];
type Cluster = SystemRow['cluster'];
type Neighbours = Readonly<Record<SystemId, readonly SystemId[]>>;

export interface Cell extends Outline {
  readonly id: SystemId;
  readonly cluster: Cluster;
  readonly symbol: SystemRow['symbol'];
  /** The angle of its middle. */
  readonly angle: number;
  /** Where the planet's sphere or the gate's portal is. */
  readonly heart: Point;
  readonly slots: readonly Point[];
  /** Room for ships, and for buildings outside the slots. */
  readonly room: Space;
  readonly dial: Dial;
}

/** A part of a dial: where its signs stand, and in which direction they follow each other. */
export interface Dial {
  readonly path: string;
  readonly at: Point;
  readonly along: Point;
}

/** A cluster out of play. */
export interface Void extends Outline {
  readonly cluster: Cluster;
  readonly at: Point;
}

export interface MapLayout {
  readonly oval: Oval;
  /** How large things are drawn: the fewer clusters in play, the larger. */
  readonly scale: number;
  readonly cells: readonly Cell[];
  readonly voids: readonly Void[];
  /** Impassable borders, as one path. */
  readonly barriers: string;
  /** Little marks across the borders that ships may cross, as one path. */
  readonly crossings: string;
  /** Ways between gates past clusters out of play (setup.7). */
  readonly bridges: readonly string[];
}

/** Whether ships may pass between two systems. */
type IsOpen = (a: SystemId, b: SystemId) => boolean;

interface Span {
  readonly cluster: Cluster;
  readonly isOut: boolean;
  readonly from: number;
  readonly to: number;
  /** The angle at a share of its area. */
  readonly angle: (share: number) => number;
}

const planets = ['arrow', 'crescent', 'hex'] as const;

/** Where everything on the map is, for a map with some clusters out of play, in a box of some shape. */
export function mapLayout(
  systems: readonly SystemRow[],
  outOfPlay: readonly number[],
  neighbours: Neighbours,
  aspect: number,
): MapLayout {
  const oval = ovalOf(drawnAspect(aspect));
  const spans = spansOf(oval, outOfPlay);
  const isOpen: IsOpen = (a, b) => neighbours[a].includes(b);
  const scale = Math.min(1.16, 5 / (6 - outOfPlay.length));
  const cells = spans
    .filter(({ isOut }) => !isOut)
    .flatMap((span) => cellsOf(oval, span, spans, systems, isOpen, scale));
  return {
    oval,
    scale,
    cells,
    voids: spans.filter(({ isOut }) => isOut).map((span) => voidOf(oval, span)),
    barriers: barriersOf(oval, spans, isOpen),
    crossings: crossingsOf(oval, spans, isOpen),
    bridges: bridgesOf(oval, spans),
  };
}

/** The clusters clockwise, the middle of the first one at the top. */
function spansOf(oval: Oval, outOfPlay: readonly number[]): Span[] {
  const angleAt = anglesByArea(oval);
  const clusters: readonly Cluster[] = [1, 2, 3, 4, 5, 6];
  const rooms = clusters.map((cluster) => (outOfPlay.includes(cluster) ? ROOM_OUT_OF_PLAY : 1));
  const whole = rooms.reduce((sum, room) => sum + room, 0);
  let share = -(rooms[0] ?? 1) / whole / 2;
  return clusters.map((cluster, i) => {
    const start = share;
    const width = (rooms[i] ?? 1) / whole;
    share += width;
    const angle = (part: number): number => angleAt(start + width * part);
    return { cluster, isOut: outOfPlay.includes(cluster), from: angle(0), to: angle(1), angle };
  });
}

function cellsOf(
  oval: Oval,
  span: Span,
  spans: readonly Span[],
  systems: readonly SystemRow[],
  isOpen: IsOpen,
  scale: number,
): Cell[] {
  const { cluster } = span;
  const before = neighbour(spans, span, -1).cluster;
  const after = neighbour(spans, span, 1).cluster;
  const gapBefore = isOpen(`${before}-hex`, `${cluster}-arrow`) ? BORDER : BARRIER;
  const gapAfter = isOpen(`${cluster}-hex`, `${after}-arrow`) ? BORDER : BARRIER;
  return systems
    .filter((row) => row.cluster === cluster)
    .map((row) => {
      if (row.symbol === 'gate') return gateCell(oval, span, row);
      const index = planets.indexOf(row.symbol);
      const gaps = { from: index === 0 ? gapBefore : BORDER, to: index === 2 ? gapAfter : BORDER, inner: BORDER };
      return planetCell(oval, span, row, index, { ...gaps, outer: 0 }, scale);
    });
}

function gateCell(oval: Oval, span: Span, row: SystemRow): Cell {
  const gaps = { from: BORDER, to: BORDER, inner: BORDER, outer: BORDER };
  const { from, to } = span;
  const outline = outlineOf(oval, { from, to, inner: rings.centre, outer: rings.gate, gaps, corner: CORNER });
  const angle = span.angle(0.5);
  const room = spaceIn(outline.polygon, 8);
  return {
    ...row,
    ...outline,
    angle,
    heart: room.middle,
    slots: [],
    room,
    dial: dialOf(oval, from, to, angle, rings.centre, -dialWidth),
  };
}

function planetCell(oval: Oval, span: Span, row: SystemRow, index: number, gaps: Sector['gaps'], scale: number): Cell {
  const [from, to] = [span.angle(index / 3), span.angle((index + 1) / 3)];
  const angle = span.angle((index + 0.5) / 3);
  const outline = outlineOf(oval, { from, to, inner: rings.gate, outer: rings.rim, gaps, corner: CORNER });
  const { heart, slots, room } = planetPlace(oval, outline.polygon, angle, row.slots, scale);
  return { ...row, ...outline, angle, heart, slots, room, dial: dialOf(oval, from, to, angle, rings.rim, dialWidth) };
}

/** The part of a dial between two angles, beginning at a fraction of the radius. */
function dialOf(oval: Oval, from: number, to: number, angle: number, fraction: number, width: number): Dial {
  const [inner, outer] = width < 0 ? [width, 0] : [0, width];
  const gaps = { from: BORDER, to: BORDER, inner: BORDER + inner, outer: BORDER - outer };
  const { path } = outlineOf(oval, { from, to, inner: fraction, outer: fraction, gaps, corner: DIAL_CORNER });
  return { path, at: beyond(oval, angle, fraction, width / 2), along: alongRim(oval, angle) };
}

/** The point at a distance beyond a fraction of the radius. */
function beyond(oval: Oval, angle: number, fraction: number, distance: number): Point {
  const { x, y } = pointAt(oval, angle, fraction);
  return { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance };
}

/** The direction of the rim, to the right or downward, so that signs along it read in their order. */
function alongRim(oval: Oval, angle: number): Point {
  const before = pointAt(oval, angle - 0.02, 1);
  const after = pointAt(oval, angle + 0.02, 1);
  const length = Math.hypot(after.x - before.x, after.y - before.y);
  const along = { x: (after.x - before.x) / length, y: (after.y - before.y) / length };
  const isForward = Math.abs(along.x) > 0.4 ? along.x > 0 : along.y > 0;
  return isForward ? along : { x: -along.x, y: -along.y };
}

/** How much larger than the rest ships may be drawn where there is room. */
export const largestShips = 1.45;

/** How large a few stacks of ships can be drawn beside the planet. */
const shipSize = ({ room }: PlanetPlace, scale: number): number => pack(room, 4, scale * largestShips).scale;

interface PlanetPlace {
  /** The direction from the planet to its slots. */
  readonly along: Point;
  readonly heart: Point;
  readonly slots: readonly Point[];
  readonly room: Space;
}

/** The planet with its building slots beside it near the rim, turned so that the most room is left for ships. */
function planetPlace(
  oval: Oval,
  polygon: readonly Point[],
  angle: number,
  slotCount: number,
  scale: number,
): PlanetPlace {
  const whole = spaceIn(polygon, 7);
  const tangent = alongRim(oval, angle);
  const turns: readonly Point[] = [tangent, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }, { x: 0, y: -1 }];
  const places = turns.flatMap((along) => outermost(oval, polygon, whole, angle, along, slotCount, scale) ?? []);
  const sizes = new Map(places.map((place) => [place, shipSize(place, scale) * (place.along === tangent ? 1.2 : 1)]));
  const [best] = places.sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  if (!best) throw new Error('a planet does not fit into its system: the map is drawn too small');
  return best;
}

function outermost(
  oval: Oval,
  polygon: readonly Point[],
  whole: Space,
  angle: number,
  along: Point,
  slotCount: number,
  scale: number,
): PlanetPlace | null {
  const distance = SLOT_DISTANCE * scale;
  const [planet, slot] = [planetRadius * scale, slotRadius * scale];
  for (let fraction = 0.97; fraction > rings.gate; fraction -= 0.004) {
    const middle = pointAt(oval, angle, fraction);
    const at = (share: number): Point => ({
      x: middle.x + along.x * distance * share,
      y: middle.y + along.y * distance * share,
    });
    const heart = at(slotCount === 1 ? -0.5 : 0);
    const slots = slotCount === 1 ? [at(0.5)] : [at(-1), at(1)];
    const isIn = holds(polygon, { at: heart, radius: planet + 6 });
    if (!isIn || !slots.every((each) => holds(polygon, { at: each, radius: slot + 2 }))) continue;
    const taken: Disc[] = [{ at: heart, radius: planet + 5 }, ...slots.map((each) => ({ at: each, radius: slot + 5 }))];
    return { along, heart, slots, room: without(whole, taken) };
  }
  return null;
}

function voidOf(oval: Oval, { cluster, from, to, angle }: Span): Void {
  const gaps = { from: BARRIER, to: BARRIER, inner: 0, outer: 0 };
  const outline = outlineOf(oval, { from, to, inner: rings.centre, outer: rings.rim, gaps, corner: CORNER });
  return { ...outline, cluster, at: beyond(oval, angle(0.5), rings.rim, dialWidth / 2) };
}

/** Walls between the planets of neighbouring clusters (map.3). */
function barriersOf(oval: Oval, spans: readonly Span[], isOpen: IsOpen): string {
  return spans
    .filter((span) => !isOpen(`${span.cluster}-hex`, `${neighbour(spans, span, 1).cluster}-arrow`))
    .map(({ to }) => `M${line([pointAt(oval, to, rings.gate + 0.015), pointAt(oval, to, rings.rim - 0.01)])}`)
    .join('');
}

const CROSSING = 11;

function crossingsOf(oval: Oval, spans: readonly Span[], isOpen: IsOpen): string {
  const marks: string[] = [];
  for (const span of spans.filter(({ isOut }) => !isOut)) {
    const next = neighbour(spans, span, 1);
    for (const index of [0, 1, 2]) marks.push(radialMark(oval, span.angle((index + 0.5) / 3), rings.gate));
    for (const index of [1, 2]) marks.push(roundMark(oval, span.angle(index / 3), 0.72));
    if (isOpen(`${span.cluster}-gate`, `${next.cluster}-gate`) && !next.isOut)
      marks.push(roundMark(oval, span.to, 0.39));
    if (isOpen(`${span.cluster}-hex`, `${next.cluster}-arrow`))
      for (const fraction of [0.68, 0.72, 0.76]) marks.push(roundMark(oval, span.to, fraction));
  }
  return marks.join('');
}

/** A mark that points to the centre. */
function radialMark(oval: Oval, angle: number, fraction: number): string {
  const middle = pointAt(oval, angle, fraction);
  const [dx, dy] = [Math.cos(angle) * CROSSING, Math.sin(angle) * CROSSING];
  return `M${line([
    { x: middle.x - dx, y: middle.y - dy },
    { x: middle.x + dx, y: middle.y + dy },
  ])}`;
}

/** A mark that runs around the centre. */
function roundMark(oval: Oval, angle: number, fraction: number): string {
  const middle = pointAt(oval, angle, fraction);
  const [dx, dy] = [-Math.sin(angle) * CROSSING, Math.cos(angle) * CROSSING];
  return `M${line([
    { x: middle.x - dx, y: middle.y - dy },
    { x: middle.x + dx, y: middle.y + dy },
  ])}`;
}

/** Each way runs through a stretch of clusters out of play, from the gate before to the gate after. */
function bridgesOf(oval: Oval, spans: readonly Span[]): string[] {
  return spans
    .filter((span) => span.isOut && !neighbour(spans, span, -1).isOut)
    .map((first) => {
      let last = first;
      while (neighbour(spans, last, 1).isOut) last = neighbour(spans, last, 1);
      const end = last.to < first.from ? last.to + 2 * Math.PI : last.to;
      const [from, to] = [first.from - 0.05, end + 0.05];
      const points = Array.from({ length: 25 }, (_, i) => pointAt(oval, from + ((to - from) * i) / 24, 0.39));
      return `M${line(points)}`;
    });
}

function neighbour(spans: readonly Span[], span: Span, step: 1 | -1): Span {
  const index = spans.indexOf(span);
  return spans[(index + step + spans.length) % spans.length] ?? span;
}
