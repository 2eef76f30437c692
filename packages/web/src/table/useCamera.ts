import { type RefObject, useCallback, useEffect, useRef } from 'react';
import {
  type Box,
  between,
  bringIntoSight,
  type Camera,
  dragBy,
  onChangedBoard,
  onChangedStage,
  type Size,
  scaleOf,
  viewBoxOf,
  wholeBoard,
  wholeHeight,
  zoomAt,
} from './camera.ts';
import { watchGestures } from './gestures.ts';

/** Milliseconds that the board takes to fit a stage of another size, and without motion until the camera is at rest. */
const REFIT = 200;
const REST = 140;
/** Pixels: a lower stage is a strip that keeps the place of what is decided below it. */
const STRIP = 120;

interface Filmed {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly box: Box;
  readonly size: Size;
  /** Where the middle of a board is at first that fits the stage in height only; null for one that is seen as a whole. */
  readonly middle: number | null;
  /** The frame in a small map that shows which part is seen. */
  readonly window: RefObject<SVGRectElement | null>;
  readonly onRest: (scale: number) => void;
  /** Pixels per unit from which things are near. */
  readonly nearScale: number | null;
}

export interface CameraControls {
  readonly zoom: (factor: number, at?: { readonly x: number; readonly y: number }) => void;
  readonly showAll: () => void;
  /** Moves to a point of the drawing. */
  readonly goTo: (point: { readonly x: number; readonly y: number }) => void;
  /** Moves so that all things of the drawing that match can be seen. */
  readonly frame: (selector: string) => void;
}

/** Moves the camera by wheel, finger and button, without drawing the board again. */
export function useCamera({ stage, drawing, box, size, middle, window, onRest, nearScale }: Filmed): CameraControls {
  const camera = useRef<Camera>(wholeBoard(box));
  /** Whether the camera is where it was at first. */
  const isAtStart = useRef(true);
  /** The board that the camera was last set to. */
  const fitted = useRef<{ readonly box: Box; readonly size: Size } | null>(null);
  const shown = useRef<Box | null>(null);
  const frames = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const told = useRef(onRest);
  useEffect(() => {
    told.current = onRest;
  });

  const draw = useCallback(
    (seen: Box) => {
      shown.current = seen;
      drawing.current?.setAttribute('viewBox', `${seen.x} ${seen.y} ${seen.width} ${seen.height}`);
      // Drawings keep what must be read at a readable size, however small the board is.
      const unitsPerPixel = Math.max(seen.width / size.width, seen.height / size.height);
      drawing.current?.style.setProperty('--units-per-pixel', String(unitsPerPixel));
      for (const side of ['x', 'y', 'width', 'height'] as const) window.current?.setAttribute(side, String(seen[side]));
    },
    [drawing, size, window],
  );

  const show = useCallback(
    (next: Camera, isSmooth = false, isStart = false) => {
      cancelAnimationFrame(frames.current);
      clearTimeout(rest.current);
      camera.current = next;
      isAtStart.current = isStart;
      if (stage.current) stage.current.dataset.zoomed = String(next.zoom > 1);
      const to = viewBoxOf(next, box, size);
      const from = shown.current;
      const isAtRest = () => told.current(scaleOf(next, box, size));
      if (!isSmooth || from === null || document.documentElement.dataset.motion === 'reduced') {
        draw(to);
        if (isSmooth || from === null) isAtRest();
        else rest.current = setTimeout(isAtRest, REST);
        return;
      }
      const began = performance.now();
      const step = (now: number) => {
        const share = Math.min(1, Math.max(0, (now - began) / REFIT));
        draw(between(from, to, share));
        if (share < 1) frames.current = requestAnimationFrame(step);
        else isAtRest();
      };
      frames.current = requestAnimationFrame(step);
    },
    [box, size, draw, stage],
  );

  const zoom: CameraControls['zoom'] = useCallback(
    (factor, at) => {
      show(zoomAt(camera.current, factor, at ?? { x: size.width / 2, y: size.height / 2 }, box, size));
    },
    [show, box, size],
  );

  useEffect(() => {
    const before = fitted.current;
    fitted.current = { box, size };
    const start = middle === null ? wholeBoard(box) : wholeHeight(box, size, middle);
    const isStrip = (stage: Size) => stage.height < STRIP;
    // Things are as large in the strip above a high sheet as before it, and after it.
    if (before !== null && (isStrip(size) || (isStrip(before.size) && !isAtStart.current)))
      return show(onChangedStage(camera.current, box, before.size, size), true, isAtStart.current);
    if (before === null || isAtStart.current) return show(start, true, true);
    const next = onChangedBoard(camera.current, before.box, box, size);
    show(zoomAt(next, 1, { x: 0, y: 0 }, box, size), true);
  }, [show, box, size, middle]);

  useEffect(
    () => () => {
      cancelAnimationFrame(frames.current);
      clearTimeout(rest.current);
    },
    [],
  );

  const showAll = useCallback(() => show(wholeBoard(box), true, middle === null), [show, box, middle]);
  /** Near on what is tapped, and back to the whole. */
  const doubleTap = useCallback(
    (at: { readonly x: number; readonly y: number }) => {
      const factor = (nearScale ?? 0) / scaleOf(camera.current, box, size);
      if (factor > 1) show(zoomAt(camera.current, factor, at, box, size), true);
      else showAll();
    },
    [show, showAll, box, size, nearScale],
  );
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const drag = (pixels: { x: number; y: number }) => show(dragBy(camera.current, pixels, box, size));
    return watchGestures(element, { zoom, drag, doubleTap });
  }, [stage, show, zoom, doubleTap, box, size]);
  const goTo: CameraControls['goTo'] = useCallback(
    ({ x, y }) => show(dragBy({ ...camera.current, x, y }, { x: 0, y: 0 }, box, size), true),
    [show, box, size],
  );
  const frame = useCallback(
    (selector: string) => {
      const part = drawing.current && shown.current && boxAround(drawing.current, selector, shown.current);
      const next = part ? bringIntoSight(part, camera.current, box, size) : camera.current;
      if (next !== camera.current) show(next, true);
    },
    [drawing, show, box, size],
  );
  return { zoom, showAll, frame, goTo };
}

/** The part of space that the matching things of a drawing take together. */
function boxAround(drawing: SVGSVGElement, selector: string, seen: Box): Box | null {
  const things = [...drawing.querySelectorAll(selector)].map((thing) => thing.getBoundingClientRect());
  if (things.length === 0) return null;
  const { left, top, width, height } = drawing.getBoundingClientRect();
  const scale = Math.min(width / seen.width, height / seen.height);
  const start = { x: Math.min(...things.map((each) => each.left)), y: Math.min(...things.map((each) => each.top)) };
  const end = { x: Math.max(...things.map((each) => each.right)), y: Math.max(...things.map((each) => each.bottom)) };
  const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
  return {
    x: middle.x + (start.x - left - width / 2) / scale,
    y: middle.y + (start.y - top - height / 2) / scale,
    width: (end.x - start.x) / scale,
    height: (end.y - start.y) / scale,
  };
}
