/** Where the focus is at home: at the decision of a table. It goes there with each new one, and returns when what had it is gone. */
import { useEffect } from 'react';

const home = '[data-focus-home]';
/** In order: what Enter shall press. */
const answers = ['[data-testid=confirm]', '[data-testid=main]:enabled', '[data-option]'];
/** Whoever types, has something open over the table, or works at a bench is not interrupted. */
const busy = 'input, textarea, select, [contenteditable], dialog, [role=menu], [data-keeps-focus]';

/** Where it was put; from there it goes on, because nobody has moved it. */
let placed: Element | null = null;

export function focusHome(): void {
  const place = document.querySelector<HTMLElement>(home);
  const [first] = answers.flatMap((answer) => place?.querySelector<HTMLElement>(answer) ?? []);
  (first ?? place)?.focus({ preventScroll: true });
  placed = document.activeElement;
}

/** Goes to the decision when it, or what it asks, is another one; null while nothing is asked. */
export function useFocusOnArrival(asked: string | null): void {
  useEffect(() => {
    const { activeElement: now } = document;
    const isFree = now === placed || !now?.closest(busy);
    if (asked !== null && isFree && !document.querySelector('dialog[open]')) focusHome();
  }, [asked]);
}

/** Whoever had the focus in something that goes away has it at the decision again. */
export function useReturnOfFocus(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusHome();
    },
    [],
  );
}

/** Only a focus that can be seen counts as pointing at something: clicks and our own moves of it do not. */
export function isPointing(element: Element): boolean {
  return element.matches(':focus-visible');
}

/** A click with the mouse leaves the focus where it is, so that Enter goes on pressing the main button. */
export function keepFocus(event: { preventDefault(): void }): void {
  event.preventDefault();
}
