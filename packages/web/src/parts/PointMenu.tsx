import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '../games/renderer.ts';
import { useReturnOfFocus } from './focus.ts';

interface PointMenuProps {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly label: string }[];
  readonly at: Point;
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
}

/** A small menu at a point of the screen. */
export function PointMenu({ label, items, at, onPick, onClose }: PointMenuProps) {
  const element = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Point>(at);
  useReturnOfFocus();

  useLayoutEffect(() => {
    const box = element.current?.getBoundingClientRect();
    if (!box) return;
    setPlace({
      x: Math.max(8, Math.min(at.x, innerWidth - box.width - 8)),
      y: Math.max(8, Math.min(at.y, innerHeight - box.height - 8)),
    });
    element.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [at]);

  useEffect(() => {
    const onDown = (event: PointerEvent) => {
      if (!(event.target instanceof Node && element.current?.contains(event.target))) onClose();
    };
    addEventListener('pointerdown', onDown, { capture: true });
    return () => removeEventListener('pointerdown', onDown, { capture: true });
  }, [onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(element.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => button.matches(':focus'));
    buttons[(index + step + buttons.length) % buttons.length]?.focus();
  };

  return (
    <div
      ref={element}
      className="point-menu"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      style={{ left: place.x, top: place.y }}
      onKeyDown={onKeyDown}
    >
      {items.map(({ id, label: name }) => (
        <button key={id} type="button" role="menuitem" className="point-menu__item" onClick={() => onPick(id)}>
          {name}
        </button>
      ))}
    </div>
  );
}
