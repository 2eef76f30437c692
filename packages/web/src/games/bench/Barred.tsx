import type { WireBlocked } from '@orrery/server/protocol';
import type { ReactNode } from 'react';
import { hinting, labelOf, middleOf } from '../drawing/touch.ts';
import type { RendererProps } from '../renderer.ts';

interface BarredProps {
  readonly props: RendererProps;
  readonly blocked: WireBlocked;
  readonly children: ReactNode;
}

/** What cannot be chosen now stays in its place, dim, and says why when it is pointed at or pressed. */
export function Barred({ props, blocked, children }: BarredProps) {
  const why = props.whyNot(blocked);
  return (
    <button
      type="button"
      className="bench-option is-barred"
      aria-disabled="true"
      aria-label={labelOf(props, why)}
      {...hinting(props, why)}
      onClick={({ currentTarget }) => props.hint(why, middleOf(currentTarget), currentTarget)}
    >
      {children}
    </button>
  );
}
