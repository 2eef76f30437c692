/** Pixels a pointer may tremble and still click. */
const CLICK_SLACK = 5;

interface Gestures {
  zoom(factor: number, at: { x: number; y: number }): void;
  drag(pixels: { x: number; y: number }): void;
  /** Two taps of a finger on the same place, where none of them answers. */
  doubleTap(at: { x: number; y: number }): void;
}

/** Milliseconds between two taps, and pixels, that make them one gesture. */
const TAP_PAUSE = 320;
const TAP_SLACK = 24;

const answering = '[data-target], [data-begin], button';

/** Wheel, drag, pinch and double tap on an element; a drag is not also a click. Gives what ends it. */
export function watchGestures(element: HTMLElement, gestures: Gestures): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let tapped: { readonly time: number; readonly x: number; readonly y: number } | null = null;
  const local = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = element.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    gestures.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)), local(event));
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
    if (fingers.size === 0) travelled = 0;
    fingers.set(event.pointerId, local(event));
  };
  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const step = { x: now.x - before.x, y: now.y - before.y };
    travelled += Math.hypot(step.x, step.y);
    if (travelled < CLICK_SLACK) return;
    fingers.set(event.pointerId, now);
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    element.dataset.dragged = '';
    const other = others[0];
    if (!other) {
      gestures.drag(step);
      return;
    }
    const distance = (at: { x: number; y: number }) => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y));
    gestures.zoom(distance(now) / distance(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    gestures.drag({ x: step.x / 2, y: step.y / 2 });
  };
  const onTap = (event: PointerEvent) => {
    const isTap = event.type === 'pointerup' && event.pointerType === 'touch' && travelled < CLICK_SLACK;
    if (!isTap || fingers.size > 0 || (event.target instanceof Element && event.target.closest(answering))) return;
    const at = local(event);
    const before = tapped;
    tapped = { time: event.timeStamp, ...at };
    if (before === null || event.timeStamp - before.time > TAP_PAUSE) return;
    if (Math.hypot(at.x - before.x, at.y - before.y) > TAP_SLACK) return;
    tapped = null;
    gestures.doubleTap(at);
  };
  const onUp = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) delete element.dataset.dragged;
    onTap(event);
    // The click that ends a drag comes before this; a later one, perhaps from the keyboard, counts again.
    if (fingers.size === 0)
      setTimeout(() => {
        travelled = 0;
      });
  };
  const onClick = (event: MouseEvent) => {
    if (travelled < CLICK_SLACK) return;
    event.stopPropagation();
    event.preventDefault();
  };

  element.addEventListener('wheel', onWheel, { passive: false });
  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onUp);
  element.addEventListener('click', onClick, { capture: true });
  return () => {
    element.removeEventListener('wheel', onWheel);
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onUp);
    element.removeEventListener('click', onClick, { capture: true });
  };
}
