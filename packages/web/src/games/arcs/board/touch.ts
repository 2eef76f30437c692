/** How the pieces of the board answer: to a question, at a main question by what they begin, and else by saying why not. */
import type { FocusEvent, PointerEvent } from 'react';
import { hinting, type Liveness, livenessOf, picking } from '../../drawing/touch.ts';
import type { Hint, RendererProps } from '../../renderer.ts';
import { sail } from '../bench/fleets.ts';
import { planOf } from '../plans.ts';

const classes: Readonly<Record<Liveness, string>> = {
  asked: ' is-target',
  begins: ' is-begin',
  idle: '',
  still: '',
};

export function liveClass(props: RendererProps, target: string): string {
  const isLit = props.lit === target || props.told.includes(target);
  return `${classes[livenessOf(props, target)]}${isLit ? ' is-lit' : ''}`;
}

interface Touched {
  readonly label: string;
  readonly hint: Hint;
  /** The place that the inspector shows while it is pointed at. */
  readonly place?: string;
}

/** What a shape needs to be touched; what is neither asked nor begins anything is no stop of the keyboard. */
export function touching(props: RendererProps, target: string, { label, hint, place }: Touched) {
  const live = livenessOf(props, target);
  const hints = hinting(props, hint);
  const common = {
    'aria-label': label,
    'data-place': target,
    ...hints,
    ...(place && {
      onPointerEnter: (event: PointerEvent<Element>) => {
        hints.onPointerEnter(event);
        props.inspect(place);
      },
      onPointerLeave: () => {
        hints.onPointerLeave();
        props.inspect(null);
      },
      onFocus: (event: FocusEvent<Element>) => {
        hints.onFocus(event);
        props.inspect(place);
      },
      onBlur: () => {
        hints.onBlur();
        props.inspect(null);
      },
    }),
  };
  if (live === 'still') return { ...common, role: 'img' } as const;
  const picked = { ...common, ...picking(withFleet(props, target), target) };
  if (live === 'idle') return { ...picked, role: 'img', tabIndex: -1 } as const;
  const kind = live === 'asked' ? { 'data-target': target } : { 'data-begin': target };
  return { ...picked, ...kind, role: 'button', tabIndex: 0 } as const;
}

/** Ships that were chosen go along to the system that is picked. */
function withFleet(props: RendererProps, target: string): RendererProps {
  const plan = planOf(props);
  const [option] = props.targets.get(target) ?? [];
  if (plan?.kind !== 'fleet' || !option) return props;
  return { ...props, pick: () => props.answer(sail(option.id, plan)) };
}
