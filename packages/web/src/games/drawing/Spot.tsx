import './drawing.css';
import type { CSSProperties, ReactNode } from 'react';
import type { Hint } from '../renderer.ts';
import { hinting, labelOf, livenessOf, middleOf, picking, stateClass, type Touchable } from './touch.ts';

interface SpotProps {
  readonly touchable: Touchable;
  /** Null for a thing that no option is ever about. */
  readonly target: string | null;
  /** What a tooltip says, and the label for those who do not see it. */
  readonly hint: Hint;
  readonly className: string;
  readonly style?: CSSProperties;
  /** The part of the page that it is, and what can be said of it (`mine`), for words that point at it. */
  readonly region?: string;
  readonly is?: string | undefined;
  /** It has a text to read, so the keyboard reaches it even when it is no target. */
  readonly isReadable?: boolean;
  readonly children: ReactNode;
}

/** A thing beside the board: can be picked when it is a target or begins something, and tells about itself on hover, focus or tap. */
export function Spot(props: SpotProps) {
  const { touchable, target, hint, className, style, region, is, isReadable = false, children } = props;
  const live = livenessOf(touchable, target);
  const isAlive = target !== null && (live === 'asked' || live === 'begins');
  const behaviour = isAlive
    ? picking(touchable, target)
    : { onClick: (event: { currentTarget: Element }) => touchable.hint(hint, middleOf(event.currentTarget)) };
  return (
    <button
      type="button"
      className={`spot ${className}${stateClass(touchable, target)}`}
      style={style}
      data-target={live === 'asked' ? target : undefined}
      data-begin={live === 'begins' ? target : undefined}
      data-place={target ?? undefined}
      data-region={region}
      data-is={is}
      tabIndex={isAlive || isReadable ? 0 : -1}
      {...hinting(touchable, hint)}
      {...behaviour}
    >
      <span className="visually-hidden">{labelOf(touchable, hint)}</span>
      <span className="spot__face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
