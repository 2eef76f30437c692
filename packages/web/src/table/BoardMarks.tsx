import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '../games/renderer.ts';
import type { Path } from '../games/story.ts';

interface BoardMarksProps {
  /** Things beside the board that are outlined; the board itself knows what is told. */
  readonly places: readonly string[];
  /** Moves, drawn as arrows. */
  readonly paths: readonly Path[];
  /** A chip with dice at a target. */
  readonly chip: { readonly place: string; readonly content: ReactNode; readonly width: number } | null;
  /** Whenever this changes, things may have moved. */
  readonly drawing: unknown;
}

interface Measured {
  readonly arrows: readonly string[];
  readonly chip: Point | null;
}

/** A thing on the board. */
interface Spot extends Point {
  readonly radius: number;
  readonly top: number;
}

/** How far from the edge of the screen a chip stays, in pixels. */
const CHIP = 18;

const nothing: Measured = { arrows: [], chip: null };

/** What the story speaks of, shown over the board: moves and dice. Things are found by their `data-place`. */
export function BoardMarks({ places, paths, chip, drawing }: BoardMarksProps) {
  const layer = useRef<SVGGElement>(null);
  const [measured, setMeasured] = useState(nothing);
  const chipPlace = chip?.place ?? null;
  const isEmpty = paths.length === 0 && chipPlace === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: things stand elsewhere in another drawing
  useLayoutEffect(() => {
    const svg = layer.current?.ownerSVGElement;
    setMeasured(svg && !isEmpty ? measure(svg, paths, chipPlace) : nothing);
  }, [paths, chipPlace, isEmpty, drawing]);
  useTold(places);
  return (
    <g ref={layer} className="marks">
      {measured.arrows.map((d) => (
        <path key={d} className="marks__arrow" d={d} />
      ))}
      {chip && measured.chip && (
        <g className="marks__chip" style={{ transform: at(measured.chip) }}>
          <g transform={`translate(${-chip.width / 2} -15)`}>
            <rect className="marks__plate" width={chip.width} height="30" rx="7" />
            {chip.content}
          </g>
        </g>
      )}
    </g>
  );
}

/** Kept at its size on the screen, whatever the camera does. */
function at({ x, y }: Point): string {
  return `translate(${x}px, ${y}px) scale(var(--units-per-pixel, 1))`;
}

function measure(svg: SVGSVGElement, paths: readonly Path[], chip: string | null): Measured {
  const find = (place: string) => spotOf(svg, place);
  return {
    arrows: paths.map(({ from, to }) => arrow(find(from), find(to))).filter((d) => d !== null),
    chip: chip === null ? null : edgeOf(svg, chip),
  };
}

/** Framed, it is the whole that a game says it is a part of (`data-frame`). */
function spotOf(svg: SVGSVGElement, place: string, isFramed = false): Spot | null {
  const found = svg.querySelector(`[data-place="${CSS.escape(place)}"]`);
  const element = (isFramed && found?.closest('[data-frame]')) || found;
  const toDrawing = svg.getScreenCTM()?.inverse();
  if (!element || !toDrawing) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const { x, y } = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(toDrawing);
  return { x, y, radius: (Math.min(width, height) / 2) * toDrawing.a, top: y - (height / 2) * toDrawing.d };
}

/** The upper edge of a thing, so that nothing in it is covered; on the screen in any case. */
function edgeOf(svg: SVGSVGElement, place: string): Point | null {
  const spot = spotOf(svg, place, true);
  const toDrawing = svg.getScreenCTM()?.inverse();
  if (!spot || !toDrawing) return null;
  const highest = new DOMPoint(0, svg.getBoundingClientRect().top + CHIP).matrixTransform(toDrawing).y;
  return { x: spot.x, y: Math.max(spot.top, highest) };
}

/** A curve with a head, from the rim of one thing to that of another. */
function arrow(from: Spot | null, to: Spot | null): string | null {
  if (!from || !to) return null;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return null;
  const [ux, uy] = [dx / length, dy / length];
  const [start, end] = [Math.min(from.radius * 0.4, length / 4), Math.min(to.radius * 0.4, length / 4)];
  const [x1, y1, x2, y2] = [from.x + ux * start, from.y + uy * start, to.x - ux * end, to.y - uy * end];
  const bend = length * 0.12;
  const [cx, cy] = [(x1 + x2) / 2 - uy * bend, (y1 + y2) / 2 + ux * bend];
  const angle = Math.atan2(y2 - cy, x2 - cx);
  const head = Math.min(22, length / 4);
  const wing = (turn: number) =>
    `${round(x2 - head * Math.cos(angle + turn))} ${round(y2 - head * Math.sin(angle + turn))}`;
  const tip = `${round(x2)} ${round(y2)}`;
  return `M${round(x1)} ${round(y1)}Q${round(cx)} ${round(cy)} ${tip}M${wing(0.5)}L${tip}L${wing(-0.5)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Things beside the board are marked where they stand. */
function useTold(places: readonly string[]): void {
  useLayoutEffect(() => {
    const found = places.flatMap((place) => [
      ...document.querySelectorAll(`:not(svg *)[data-place="${CSS.escape(place)}"]`),
    ]);
    for (const element of found) element.classList.add('is-told');
    return () => {
      for (const element of found) element.classList.remove('is-told');
    };
  }, [places]);
}
