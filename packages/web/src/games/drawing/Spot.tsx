import './drawing.css';
import type { CSSProperties, ReactNode } from 'react';
import type { Hint } from '../renderer.ts';
import { hinting, labelOf, middleOf, picking, stateClass, type Touchable } from './touch.ts';

interface SpotProps {
  readonly touchable: Touchable;
  /** Null for a thing that no option is ever about. */
  readonly target: string | null;
  /** What a tooltip says, and the label for those who do not see it. */
  readonly hint: Hint;
  readonly className: string;
  readonly style?: CSSProperties;
  /** It has a text to read, so the keyboard reaches it even when it is no target. */
  readonly isReadable?: boolean;
  readonly children: ReactNode;
}

/** A thing beside the board: glows and can be picked when it is a target, and tells about itself on hover, focus or tap. */
export function Spot({ touchable, target, hint, className, style, isReadable = false, children }: SpotProps) {
  const isTarget = target !== null && touchable.targets.has(target);
  const behaviour = isTarget
    ? picking(touchable, target)
    : { onClick: (event: { currentTarget: Element }) => touchable.hint(hint, middleOf(event.currentTarget)) };
  return (
    <button
      type="button"
      className={`spot ${className}${stateClass(touchable, target)}`}
      style={style}
      data-target={isTarget ? target : undefined}
      tabIndex={isTarget || isReadable ? 0 : -1}
      {...hinting(touchable, hint)}
      {...behaviour}
    >
      <span className="visually-hidden">{labelOf(hint)}</span>
      <span className="spot__face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
