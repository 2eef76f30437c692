import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../app/text.ts';

const heights = ['low', 'half', 'full'] as const;
type Height = (typeof heights)[number];

/** Pixels a thumb must go to mean it. */
const PULL = 24;

/** A phone's bottom sheet with three heights: pulled by its handle, or stepped through by pressing it. */
export function Sheet({ isUrgent, children }: { readonly isUrgent: boolean; readonly children: ReactNode }) {
  const text = useText();
  const [height, setHeight] = useState<Height>(isUrgent ? 'half' : 'low');
  const pulledFrom = useRef<number | null>(null);
  const wasPulled = useRef(false);

  useEffect(() => setHeight(isUrgent ? 'half' : 'low'), [isUrgent]);

  const step = (by: number) => {
    setHeight((before) => heights[Math.min(2, Math.max(0, heights.indexOf(before) + by))] ?? before);
  };
  const onUp = (event: PointerEvent) => {
    const from = pulledFrom.current;
    pulledFrom.current = null;
    if (from === null || Math.abs(event.clientY - from) < PULL) return;
    wasPulled.current = true;
    step(event.clientY < from ? 1 : -1);
  };
  const onClick = () => {
    if (wasPulled.current) wasPulled.current = false;
    else setHeight((before) => heights[(heights.indexOf(before) + 1) % heights.length] ?? before);
  };

  return (
    <div className={`sheet sheet--${height}`} data-height={height}>
      <button
        type="button"
        className="sheet__handle"
        aria-label={text('decision.sheet')}
        onPointerDown={(event) => {
          pulledFrom.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={onUp}
        onClick={onClick}
      >
        <span className="sheet__grip" />
      </button>
      {children}
    </div>
  );
}
