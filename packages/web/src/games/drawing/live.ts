/**
 * Parts of a board are drawn again only when something in them changed, so what they answer to the pointer with must not be of the
 * moment when they were drawn: it is asked for when it is needed.
 */
import { type RefObject, useEffect, useRef } from 'react';
import type { Hint, Point, RendererProps } from '../renderer.ts';
import { middleOf } from './touch.ts';

export type Live = RefObject<RendererProps>;

export function useLive(props: RendererProps): Live {
  const live = useRef(props);
  useEffect(() => {
    live.current = props;
  });
  return live;
}

type Located = { readonly currentTarget: Element };

/** Tells about a thing while it is pointed at or has the focus. */
export function telling(live: Live, content: (props: RendererProps) => Hint) {
  return {
    onPointerEnter: () => live.current.hint(content(live.current)),
    onPointerLeave: () => live.current.hint(null),
    onFocus: ({ currentTarget }: Located) => live.current.hint(content(live.current), middleOf(currentTarget)),
    onBlur: () => live.current.hint(null),
  };
}

/** Shows a place in the inspector while it is pointed at or has the focus. */
export function inspecting(live: Live, place: string) {
  const show = () => live.current.inspect(place);
  const leave = () => live.current.inspect(null);
  return { onPointerEnter: show, onPointerLeave: leave, onFocus: show, onBlur: leave };
}

/** Picks by click, Enter or Space. */
export function taking(live: Live, target: string) {
  const take = (at: Point): void => {
    live.current.hint(null);
    live.current.pick(target, at);
  };
  return {
    onClick: (event: { readonly detail: number; clientX: number; clientY: number } & Located) =>
      take(event.detail === 0 ? middleOf(event.currentTarget) : { x: event.clientX, y: event.clientY }),
    onKeyDown: (event: { readonly key: string; preventDefault: () => void } & Located) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      take(middleOf(event.currentTarget));
    },
  };
}
