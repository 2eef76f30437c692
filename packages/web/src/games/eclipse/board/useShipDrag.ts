/** Dragging a ship to a sector: choosing it and where it goes in one gesture. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Point, RendererProps } from '../../renderer.ts';
import { centreOf, hexAt, keyOf, round } from '../geometry.ts';
import { type SectorId, viewOf } from '../model.ts';

/** Pixels a pointer may tremble and still click. */
const SLACK = 6;

interface DragLayers {
  readonly board: RefObject<SVGGElement | null>;
  /** Follows the pointer; a `<use>` in it shows the ship. */
  readonly ghost: RefObject<SVGGElement | null>;
  /** Lies over the sector that the ship would go to. */
  readonly aim: RefObject<SVGPathElement | null>;
}

interface Drag {
  readonly pointer: number;
  readonly from: Point;
  /** The option of the ship, `ship:<sector>:<type>`. */
  readonly option: string;
  readonly handle: SVGElement;
  isMoving: boolean;
}

/** The sector in the zone that a point of the board lies in. */
export function sectorAt({ sectors }: Pick<ReturnType<typeof viewOf>, 'sectors'>, point: Point): SectorId | null {
  const key = keyOf(hexAt(point));
  const found = Object.entries(sectors).find(([, sector]) => keyOf(sector) === key);
  return found ? (found[0] as SectorId) : null;
}

/** The drawing follows the pointer without being drawn again. */
export function useShipDrag(props: RendererProps): DragLayers {
  const layers = {
    board: useRef<SVGGElement>(null),
    ghost: useRef<SVGGElement>(null),
    aim: useRef<SVGPathElement>(null),
  };
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const { board, ghost, aim } = layers;
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    let drag: Drag | null = null;

    const pointOf = ({ clientX, clientY }: PointerEvent): Point | null => {
      const matrix = element.getScreenCTM();
      return matrix && new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    };
    const destination = (event: PointerEvent): SectorId | null => {
      const point = pointOf(event);
      const id = point && sectorAt(viewOf(latest.current), point);
      return id && drag?.option.split(':')[1] !== id ? id : null;
    };
    const show = (event: PointerEvent): void => {
      const point = pointOf(event);
      const to = destination(event);
      const zone = to && viewOf(latest.current).sectors[to];
      if (point) ghost.current?.setAttribute('transform', `translate(${round(point.x)} ${round(point.y)}) scale(1.5)`);
      aim.current?.classList.toggle('is-shown', Boolean(zone));
      if (!zone) return;
      const { x, y } = centreOf(zone);
      aim.current?.setAttribute('transform', `translate(${round(x)} ${round(y)})`);
    };
    const begin = (event: PointerEvent): void => {
      if (!drag) return;
      drag.isMoving = true;
      latest.current.hint(null);
      element.setPointerCapture(event.pointerId);
      element.classList.add('is-dragging');
      const use = ghost.current?.firstElementChild;
      use?.setAttribute('href', `#eclipse-${drag.handle.dataset.ship}`);
      ghost.current?.style.setProperty('color', getComputedStyle(drag.handle).color);
    };
    const end = (): void => {
      drag = null;
      element.classList.remove('is-held', 'is-dragging');
      aim.current?.classList.remove('is-shown');
    };

    const onDown = (event: PointerEvent) => {
      const handle = event.target instanceof Element ? event.target.closest<SVGElement>('[data-drag]') : null;
      const option = handle?.dataset.drag;
      if (!handle || !option || event.button !== 0 || drag) return;
      event.stopPropagation(); // the board stays where it is
      element.classList.add('is-held');
      drag = {
        pointer: event.pointerId,
        from: { x: event.clientX, y: event.clientY },
        option,
        handle,
        isMoving: false,
      };
    };
    const onMove = (event: PointerEvent) => {
      if (drag?.pointer !== event.pointerId) return;
      const far = Math.hypot(event.clientX - drag.from.x, event.clientY - drag.from.y) > SLACK;
      if (!drag.isMoving && far) begin(event);
      if (drag.isMoving) show(event);
    };
    const onUp = (event: PointerEvent) => {
      if (drag?.pointer !== event.pointerId) return;
      const { isMoving, option } = drag;
      const to = isMoving ? destination(event) : null;
      end();
      if (!isMoving) return;
      // A drag is not also a click.
      const swallow = (click: Event) => click.stopPropagation();
      element.addEventListener('click', swallow, { capture: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
      if (to) latest.current.answer([option, `sector:${to}`]);
    };
    const onCancel = (event: PointerEvent) => {
      if (drag?.pointer === event.pointerId) end();
    };

    element.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onCancel);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onCancel);
    };
  }, [board, ghost, aim]);
  return layers;
}
