import { type PointerEvent, useRef } from 'react';
import { useText } from '../app/text.ts';
import { Tabs } from '../parts/Tabs.tsx';
import type { ColumnTab } from './Column.tsx';

export const sheetHeights = ['low', 'half', 'full'] as const;
export type SheetHeight = (typeof sheetHeights)[number];

/** Pixels a thumb must go to mean it. */
const PULL = 24;

interface SheetProps {
  readonly height: SheetHeight;
  readonly onHeight: (height: SheetHeight) => void;
  readonly segments: readonly ColumnTab[];
  readonly chosen: string;
  readonly onChoose: (segment: string) => void;
}

/** A phone's column: segments in a sheet with three heights, pulled by its handle, or stepped through by pressing it. */
export function Sheet({ height, onHeight, segments, chosen, onChoose }: SheetProps) {
  const text = useText();
  const pulledFrom = useRef<number | null>(null);
  const wasPulled = useRef(false);
  const at = sheetHeights.indexOf(height);
  const onUp = (event: PointerEvent) => {
    const from = pulledFrom.current;
    pulledFrom.current = null;
    if (from === null || Math.abs(event.clientY - from) < PULL) return;
    wasPulled.current = true;
    onHeight(sheetHeights[Math.min(2, Math.max(0, at + (event.clientY < from ? 1 : -1)))] ?? height);
  };
  const onClick = () => {
    if (wasPulled.current) wasPulled.current = false;
    else onHeight(sheetHeights[(at + 1) % sheetHeights.length] ?? height);
  };
  const segment = segments.find(({ id }) => id === chosen) ?? segments[0];
  if (!segment) return null;
  return (
    <aside className={`sheet sheet--${height}`} data-height={height} aria-label={text('table.column')}>
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
      <Tabs label={text('table.column')} tabs={segments} chosen={segment.id} onChoose={onChoose} isSwipeable>
        {segment.body()}
      </Tabs>
    </aside>
  );
}
