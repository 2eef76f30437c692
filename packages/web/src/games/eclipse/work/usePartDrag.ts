/** Dragging with mouse, pen or finger: a part follows the pointer until it is dropped, or Escape lets it go. */
import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Point } from '../../renderer.ts';
import type { ShipType } from '../model.ts';
import { isSame, type Place, type Step } from './plan.ts';

/** A part in the hand, and where its tile lies. */
export type Held = Pick<Step, 'part' | 'from'>;

/** Pixels that a pointer moves before it drags. */
const SLACK = 6;
/** Pixels that the area scrolls for each step of a pointer outside it. */
const SCROLL = 14;

export interface Drag {
  readonly held: Held;
  readonly at: Point;
}

interface Drags {
  readonly onStart: () => void;
  /** It comes to lie over a space, or leaves it. */
  readonly onOver: (held: Held, over: Place | null) => void;
  /** `isHome`: let go above the blueprint that it comes from, though perhaps not on a space. */
  readonly onDrop: (held: Held, over: Place | null, isHome: boolean) => void;
  /** Let go of without a drop. */
  readonly onCancel: () => void;
}

export interface Grip {
  readonly onPointerDown: (event: ReactPointerEvent) => void;
  readonly onTouchStart: (event: TouchEvent) => void;
}

interface PartDrag {
  readonly drag: Drag | null;
  /** What makes a thing draggable. */
  readonly grip: (held: Held) => Grip;
}

export function usePartDrag(area: RefObject<HTMLElement | null>, drags: Drags): PartDrag {
  const latest = useRef(drags);
  useEffect(() => {
    latest.current = drags;
  });
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const take = (held: Held, from: Point, pointer: number, element: Element): void => {
    stop.current?.();
    let isDragging = false;
    let last: Place | null = null;
    const end = (): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', key, { capture: true });
      stop.current = null;
      setDrag(null);
    };
    const cancel = (): void => {
      end();
      if (isDragging) latest.current.onCancel();
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pointer) return;
      const at = { x: event.clientX, y: event.clientY };
      if (!isDragging && Math.hypot(at.x - from.x, at.y - from.y) <= SLACK) return;
      if (!isDragging) {
        isDragging = true;
        // What a finger touched may be drawn anew while it drags; the events go on.
        element.setPointerCapture(pointer);
        latest.current.onStart();
        latest.current.onOver(held, null);
      }
      const under = document.elementFromPoint(at.x, at.y);
      if (area.current && !area.current.contains(under)) scrollTowards(area.current, at);
      const over = placeOf(under);
      if (!isSame(over, last)) latest.current.onOver(held, over);
      last = over;
      setDrag({ held, at });
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== pointer) return;
      end();
      if (!isDragging) return;
      swallowClick();
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const home = under?.closest<HTMLElement>('[data-blueprint]')?.dataset.blueprint;
      latest.current.onDrop(held, placeOf(under), home !== undefined && home === held.from?.type);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      cancel();
      if (isDragging) swallowClick();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', key, { capture: true });
    stop.current = end;
  };

  const grip = (held: Held): Grip => ({
    onPointerDown: ({ button, clientX, clientY, pointerId, currentTarget }) => {
      if (button === 0) take(held, { x: clientX, y: clientY }, pointerId, currentTarget);
    },
    // A finger with a part does not turn over to the next tab.
    onTouchStart: (event) => event.stopPropagation(),
  });
  return { drag, grip };
}

/** The space of a blueprint at or around an element. */
function placeOf(element: Element | null): Place | null {
  const [type, space] = element?.closest<HTMLElement>('[data-space]')?.dataset.space?.split(':') ?? [];
  if (!type || !space) return null;
  return { type: type as ShipType, space: space === 'outside' ? space : Number(space) };
}

/** A drag is not also a click. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** Blueprints that are out of sight come to a pointer that looks for them. */
function scrollTowards(area: HTMLElement, { y }: Point): void {
  let scroller: HTMLElement | null = area;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
  if (!scroller) return;
  const { top, height } = scroller.getBoundingClientRect();
  scroller.scrollBy(0, y < top + height / 2 ? -SCROLL : SCROLL);
}
