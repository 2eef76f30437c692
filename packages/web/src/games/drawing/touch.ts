/** How a drawn thing answers to pointer and keyboard. */
import { plain } from '@orrery/voice';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { messageOf } from '../../app/text.ts';
import type { Hint, Point, RendererProps } from '../renderer.ts';

export type Touchable = Pick<RendererProps, 'targets' | 'pick' | 'hint' | 'lit' | 'begins' | 'decision' | 'say'>;

/** `asked`: it is an answer. `begins`: it can begin something. `idle`: it may be clicked to be told why not. */
export type Liveness = 'asked' | 'begins' | 'idle' | 'still';

export function livenessOf({ targets, begins, decision }: Touchable, target: string | null): Liveness {
  if (target === null) return 'still';
  if (targets.has(target)) return 'asked';
  if (begins(target)) return 'begins';
  return decision ? 'idle' : 'still';
}

/** Shows a hint while the pointer is over a thing or the focus is on it. */
export function hinting({ hint }: Touchable, content: Hint) {
  return {
    onPointerEnter: (event: PointerEvent<Element>) => hint(content, undefined, event.currentTarget),
    onPointerLeave: () => hint(null),
    onFocus: (event: FocusEvent<Element>) => hint(content, middleOf(event.currentTarget), event.currentTarget),
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

/** The classes that show whether a thing may be picked or begins something, and whether its button is pointed at. */
export function stateClass(touchable: Touchable, target: string | null): string {
  const state = { asked: ' is-target', begins: ' is-begin', idle: '', still: '' }[livenessOf(touchable, target)];
  return state !== '' && touchable.lit === target ? `${state} is-lit` : state;
}

/** What a shape on the board needs: a button when it is a target or begins something, else a labelled picture that says why not. */
export function shapeProps(touchable: Touchable, target: string, label: string, content: Hint) {
  const common = { 'aria-label': label, 'data-place': target, ...hinting(touchable, content) };
  const live = livenessOf(touchable, target);
  if (live === 'still') return { ...common, role: 'img' } as const;
  const picked = { ...common, ...picking(touchable, target) };
  if (live === 'idle') return { ...picked, role: 'img', tabIndex: -1 } as const;
  const kind = live === 'asked' ? { 'data-target': target } : { 'data-begin': target };
  return { ...picked, ...kind, role: 'button', tabIndex: 0 } as const;
}

export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A hint as one sentence, for a label. */
export function labelOf({ say }: Pick<RendererProps, 'say'>, { title, lines }: Hint): string {
  return say(messageOf('app.lines', { lines: [title, ...lines].map(plain) }));
}

/** For drawings whose meaning is said by the label of what they lie on. */
export const unsaid = { 'aria-hidden': true } as const;
