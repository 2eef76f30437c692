import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useText } from '../app/text.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { isTyping } from '../parts/typing.ts';
import {
  type Box,
  type Camera,
  dragBy,
  onChangedBoard,
  type Size,
  scaleOf,
  viewBoxOf,
  wholeBoard,
  zoomAt,
} from './camera.ts';
import { watchGestures } from './gestures.ts';

interface StageProps {
  /** The part of space that the board takes: the same object as long as it does not change. */
  readonly box: Box;
  readonly label: string;
  /** The drawing. Kept as it is while the camera moves. */
  readonly children: ReactNode;
  /** Laid over the board, such as what happened. */
  readonly overlay?: ReactNode;
}

const STEP = 1.35;

/** The board, with wheel and pinch zoom, dragging, and a button that shows all of it. */
export function Stage({ box, label, children, overlay }: StageProps) {
  const text = useText();
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const camera = useRef<Camera>(wholeBoard(box));
  /** The board that the camera was last set to. */
  const fitted = useRef(box);

  const stageSize = useCallback((): Size => {
    const { width = 1, height = 1 } = stage.current?.getBoundingClientRect() ?? {};
    return { width: Math.max(1, width), height: Math.max(1, height) };
  }, []);

  /** Moves the camera without drawing the board again. */
  const show = useCallback(
    (next: Camera) => {
      camera.current = next;
      const seen = stageSize();
      const { x, y, width, height } = viewBoxOf(next, box, seen);
      drawing.current?.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
      if (stage.current) stage.current.dataset.zoomed = String(next.zoom > 1);
      // Drawings keep what must be read at a readable box, however small the board is.
      drawing.current?.style.setProperty('--units-per-pixel', String(1 / scaleOf(next, box, seen)));
    },
    [box, stageSize],
  );

  const zoom = useCallback(
    (factor: number, at?: { x: number; y: number }) => {
      const { width, height } = stageSize();
      show(zoomAt(camera.current, factor, at ?? { x: width / 2, y: height / 2 }, box, { width, height }));
    },
    [show, box, stageSize],
  );

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    show(onChangedBoard(camera.current, fitted.current, box, stageSize()));
    fitted.current = box;
    const observer = new ResizeObserver(() => show(zoomAt(camera.current, 1, { x: 0, y: 0 }, box, stageSize())));
    observer.observe(element);
    const stopGestures = watchGestures(element, {
      zoom,
      drag: (pixels) => show(dragBy(camera.current, pixels, box, stageSize())),
    });
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') zoom(STEP);
      else if (event.key === '-') zoom(1 / STEP);
      else if (event.key === '0') show(wholeBoard(box));
    };
    addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      stopGestures();
      removeEventListener('keydown', onKey);
    };
  }, [show, zoom, box, stageSize]);

  return (
    <div className="stage" ref={stage}>
      {/* biome-ignore lint/a11y/useSemanticElements: no HTML element groups the things of a drawing */}
      <svg ref={drawing} className="stage__drawing" role="group" aria-label={label}>
        {children}
      </svg>
      {overlay}
      <div className="stage__tools">
        <IconButton icon="plus" label={text('table.zoomIn')} onClick={() => zoom(STEP)} />
        <IconButton icon="minus" label={text('table.zoomOut')} onClick={() => zoom(1 / STEP)} />
        <IconButton icon="fit" label={text('table.fit')} onClick={() => show(wholeBoard(box))} />
      </div>
    </div>
  );
}
