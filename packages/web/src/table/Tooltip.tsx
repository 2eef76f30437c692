import { plain } from '@orrery/voice';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../app/text.ts';
import type { Hint, Point } from '../games/renderer.ts';
import { OddsLine } from '../odds/OddsLine.tsx';

const GAP = 16;

interface TooltipProps {
  readonly hint: Hint;
  readonly at: Point;
  /** Opens the rule that it names. */
  readonly onRule: (rule: string) => void;
  readonly onHold: (isHeld: boolean) => void;
}

/**
 * What a thing is and does. The pointer goes through it, except to the rule that it names. A mouse opens that rule from
 * where it is, with its other button: the way to the tooltip leads over other things.
 */
export function Tooltip({ hint, at, onRule, onHold }: TooltipProps) {
  const { rule } = hint;
  const text = useText();
  const element = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Point | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hint has another size
  useLayoutEffect(() => {
    const box = element.current?.getBoundingClientRect();
    if (box) setPlace(beside(at, box));
  }, [at, hint]);
  useEffect(() => {
    if (rule === undefined) return;
    const open = (event: MouseEvent) => {
      event.preventDefault();
      onRule(rule);
    };
    addEventListener('contextmenu', open);
    return () => removeEventListener('contextmenu', open);
  }, [rule, onRule]);
  return (
    <div
      ref={element}
      className="tooltip"
      role="tooltip"
      style={{ left: place?.x ?? 0, top: place?.y ?? 0, visibility: place ? 'visible' : 'hidden' }}
    >
      <p className="tooltip__title">{hint.title}</p>
      {hint.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <OddsLine battle={hint.battle} isPlain />
      {rule !== undefined && (
        <button
          type="button"
          className="tooltip__rule"
          tabIndex={-1}
          onPointerEnter={() => onHold(true)}
          onPointerLeave={() => onHold(false)}
          onClick={() => {
            onRule(rule);
            onHold(false);
          }}
        >
          {text('why.rule', { rule: plain(rule) })}
          <span className="tooltip__ways">
            <kbd className="key">{text('key.rules')}</kbd> {text('tooltip.click')}
          </span>
        </button>
      )}
    </div>
  );
}

/** Beside the pointer, or beside the column where that has much to choose from; never off the screen. */
function beside(at: Point, { width, height }: { width: number; height: number }): Point {
  const column = document.querySelector('.column:not(.column--folded)')?.getBoundingClientRect();
  if (column && at.x >= column.left && column.left > width + GAP)
    return { x: column.left - 8 - width, y: Math.max(8, Math.min(at.y - GAP, innerHeight - 8 - height)) };
  const right = at.x + GAP + width <= innerWidth - 8;
  const below = at.y + GAP + height <= innerHeight - 8;
  return {
    x: Math.max(8, right ? at.x + GAP : at.x - GAP - width),
    y: Math.max(8, below ? at.y + GAP : at.y - GAP - height),
  };
}
