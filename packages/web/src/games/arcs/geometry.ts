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

export const boardSize = { width: 1500, height: 1000 } as const;

export const oval: Oval = { centre: { x: 750, y: 500 }, half: { x: 704, y: 454 }, power: 2.5 };

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

interface Span {
  readonly cluster: Cluster;
  readonly isOut: boolean;
  readonly from: number;
  readonly to: number;
  /** The angle at a share of its area. */
  readonly angle: (share: number) => number;
}

const angleAt = anglesByArea(oval);
const planets = ['arrow', 'crescent', 'hex'] as const;

/** Where everything on the map is, for a map with some clusters out of play. */
export function mapLayout(
  systems: readonly SystemRow[],
  outOfPlay: readonly number[],
  neighbours: Neighbours,
): MapLayout {
  const spans = spansOf(outOfPlay);
  const isOpen = (a: SystemId, b: SystemId): boolean => neighbours[a].includes(b);
  const scale = Math.min(1.16, 5 / (6 - outOfPlay.length));
  const cells = spans.filter(({ isOut }) => !isOut).flatMap((span) => cellsOf(span, spans, systems, isOpen, scale));
  return {
    scale,
    cells,
    voids: spans.filter(({ isOut }) => isOut).map(voidOf),
    barriers: barriersOf(spans, isOpen),
    crossings: crossingsOf(spans, isOpen),
    bridges: bridgesOf(spans),
  };
}

/** The clusters clockwise, the middle of the first one at the top. */
function spansOf(outOfPlay: readonly number[]): Span[] {
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
  span: Span,
  spans: readonly Span[],
  systems: readonly SystemRow[],
  isOpen: (a: SystemId, b: SystemId) => boolean,
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
      if (row.symbol === 'gate') return gateCell(span, row);
      const index = planets.indexOf(row.symbol);
      const gaps = { from: index === 0 ? gapBefore : BORDER, to: index === 2 ? gapAfter : BORDER, inner: BORDER };
      return planetCell(span, row, index, { ...gaps, outer: 0 }, scale);
    });
}

function gateCell(span: Span, row: SystemRow): Cell {
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
    dial: dialOf(from, to, angle, rings.centre, -dialWidth),
  };
}

function planetCell(span: Span, row: SystemRow, index: number, gaps: Sector['gaps'], scale: number): Cell {
  const [from, to] = [span.angle(index / 3), span.angle((index + 1) / 3)];
  const angle = span.angle((index + 0.5) / 3);
  const outline = outlineOf(oval, { from, to, inner: rings.gate, outer: rings.rim, gaps, corner: CORNER });
  const { heart, slots, room } = planetPlace(outline.polygon, angle, row.slots, scale);
  return { ...row, ...outline, angle, heart, slots, room, dial: dialOf(from, to, angle, rings.rim, dialWidth) };
}

/** The part of a dial between two angles, beginning at a fraction of the radius. */
function dialOf(from: number, to: number, angle: number, fraction: number, width: number): Dial {
  const [inner, outer] = width < 0 ? [width, 0] : [0, width];
  const gaps = { from: BORDER, to: BORDER, inner: BORDER + inner, outer: BORDER - outer };
  const { path } = outlineOf(oval, { from, to, inner: fraction, outer: fraction, gaps, corner: DIAL_CORNER });
  return { path, at: beyond(angle, fraction, width / 2), along: alongRim(angle) };
}

/** The point at a distance beyond a fraction of the radius. */
function beyond(angle: number, fraction: number, distance: number): Point {
  const { x, y } = pointAt(oval, angle, fraction);
  return { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance };
}

/** The direction of the rim, to the right or downward, so that signs along it read in their order. */
function alongRim(angle: number): Point {
  const before = pointAt(oval, angle - 0.02, 1);
  const after = pointAt(oval, angle + 0.02, 1);
  const length = Math.hypot(after.x - before.x, after.y - before.y);
  const along = { x: (after.x - before.x) / length, y: (after.y - before.y) / length };
  const isForward = Math.abs(along.x) > 0.4 ? along.x > 0 : along.y > 0;
  return isForward ? along : { x: -along.x, y: -along.y };
}

/** How large a few stacks of ships can be drawn beside the planet. */
const shipSize = ({ room }: PlanetPlace, scale: number): number => pack(room, 4, scale * 1.25).scale;

interface PlanetPlace {
  /** The direction from the planet to its slots. */
  readonly along: Point;
  readonly heart: Point;
  readonly slots: readonly Point[];
  readonly room: Space;
}

/** The planet with its building slots beside it near the rim, turned so that the most room is left for ships. */
function planetPlace(polygon: readonly Point[], angle: number, slotCount: number, scale: number): PlanetPlace {
  const whole = spaceIn(polygon, 7);
  const tangent = alongRim(angle);
  const turns: readonly Point[] = [tangent, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }, { x: 0, y: -1 }];
  const places = turns.flatMap((along) => outermost(polygon, whole, angle, along, slotCount, scale) ?? []);
  const sizes = new Map(places.map((place) => [place, shipSize(place, scale) * (place.along === tangent ? 1.2 : 1)]));
  const [best] = places.sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  if (!best) throw new Error('a planet does not fit into its system: the map is drawn too small');
  return best;
}

function outermost(
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

function voidOf({ cluster, from, to, angle }: Span): Void {
  const gaps = { from: BARRIER, to: BARRIER, inner: 0, outer: 0 };
  const outline = outlineOf(oval, { from, to, inner: rings.centre, outer: rings.rim, gaps, corner: CORNER });
  return { ...outline, cluster, at: beyond(angle(0.5), rings.rim, dialWidth / 2) };
}

/** Walls between the planets of neighbouring clusters (map.3). */
function barriersOf(spans: readonly Span[], isOpen: (a: SystemId, b: SystemId) => boolean): string {
  return spans
    .filter((span) => !isOpen(`${span.cluster}-hex`, `${neighbour(spans, span, 1).cluster}-arrow`))
    .map(({ to }) => `M${line([pointAt(oval, to, rings.gate + 0.015), pointAt(oval, to, rings.rim - 0.01)])}`)
    .join('');
}

const CROSSING = 11;

function crossingsOf(spans: readonly Span[], isOpen: (a: SystemId, b: SystemId) => boolean): string {
  const marks: string[] = [];
  for (const span of spans.filter(({ isOut }) => !isOut)) {
    const next = neighbour(spans, span, 1);
    for (const index of [0, 1, 2]) marks.push(radialMark(span.angle((index + 0.5) / 3), rings.gate));
    for (const index of [1, 2]) marks.push(roundMark(span.angle(index / 3), 0.72));
    if (isOpen(`${span.cluster}-gate`, `${next.cluster}-gate`) && !next.isOut) marks.push(roundMark(span.to, 0.39));
    if (isOpen(`${span.cluster}-hex`, `${next.cluster}-arrow`))
      for (const fraction of [0.68, 0.72, 0.76]) marks.push(roundMark(span.to, fraction));
  }
  return marks.join('');
}

/** A mark that points to the centre. */
function radialMark(angle: number, fraction: number): string {
  const middle = pointAt(oval, angle, fraction);
  const [dx, dy] = [Math.cos(angle) * CROSSING, Math.sin(angle) * CROSSING];
  return `M${line([
    { x: middle.x - dx, y: middle.y - dy },
    { x: middle.x + dx, y: middle.y + dy },
  ])}`;
}

/** A mark that runs around the centre. */
function roundMark(angle: number, fraction: number): string {
  const middle = pointAt(oval, angle, fraction);
  const [dx, dy] = [-Math.sin(angle) * CROSSING, Math.cos(angle) * CROSSING];
  return `M${line([
    { x: middle.x - dx, y: middle.y - dy },
    { x: middle.x + dx, y: middle.y + dy },
  ])}`;
}

/** Each way runs through a stretch of clusters out of play, from the gate before to the gate after. */
function bridgesOf(spans: readonly Span[]): string[] {
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
