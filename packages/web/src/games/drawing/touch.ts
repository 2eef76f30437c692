/** How a drawn thing answers to pointer and keyboard. */
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import type { Hint, Point, RendererProps } from '../renderer.ts';

export type Touchable = Pick<RendererProps, 'targets' | 'pick' | 'hint' | 'lit'>;

/** Shows a hint while the pointer is over a thing or the focus is on it. */
export function hinting({ hint }: Touchable, content: Hint) {
  return {
    onPointerEnter: () => hint(content),
    onPointerLeave: () => hint(null),
    onFocus: (event: FocusEvent<Element>) => hint(content, middleOf(event.currentTarget)),
    onBlur: () => hint(null),
  };
}

/** Picks a target by click, Enter or Space. */
export function picking({ pick, hint }: Touchable, target: string) {
  const take = (at: Point): void => {
    hint(null);
    pick(target, at);
  };
  return {
    onClick: (event: MouseEvent<Element>) =>
      take(event.detail === 0 ? middleOf(event.currentTarget) : { x: event.clientX, y: event.clientY }),
    onKeyDown: (event: KeyboardEvent<Element>) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      take(middleOf(event.currentTarget));
    },
  };
}

/** The classes that show whether a thing may be picked, and whether its button is pointed at. */
export function stateClass({ targets, lit }: Touchable, target: string | null): string {
  if (target === null || !targets.has(target)) return '';
  return lit === target ? ' is-target is-lit' : ' is-target';
}

/** What a shape on the board needs: a button when it is a target, else a labelled picture. */
export function shapeProps(touchable: Touchable, target: string, label: string, content: Hint) {
  const common = { 'aria-label': label, ...hinting(touchable, content) };
  if (!touchable.targets.has(target)) return { ...common, role: 'img' } as const;
  return { ...common, ...picking(touchable, target), role: 'button', tabIndex: 0, 'data-target': target } as const;
}

export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A hint as one sentence, for a label. */
export function labelOf({ title, lines }: Hint): string {
  return [title, ...lines].join('. ');
}
