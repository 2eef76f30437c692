/** Text fields and the keys that are meant for them. */

const fields = 'input, textarea, select, [contenteditable]';

/** Whether a key goes into a text field and means nothing else. */
export function isTyping(event: KeyboardEvent): boolean {
  return event.isComposing || (event.target instanceof Element && event.target.closest(fields) !== null);
}

/** Keys that give typing up instead of being typed. */
const ends = ['Escape', 'Tab'];
let stopExpecting: (() => void) | null = null;

/**
 * Whoever asks for a field goes on typing at once: until it is there and has the focus, no key reaches anything else. A click,
 * Escape or Tab give it up.
 */
export function typeInto(selector: string): void {
  const field = () => document.querySelector<HTMLElement>(selector);
  stopExpecting?.();
  field()?.focus();
  const onKey = (event: KeyboardEvent) => {
    field()?.focus(); // the key that is just pressed goes into it
    if (document.activeElement?.matches(selector) || ends.includes(event.key)) return stop();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const stop = () => {
    removeEventListener('keydown', onKey, { capture: true });
    removeEventListener('pointerdown', stop, { capture: true });
    stopExpecting = null;
  };
  stopExpecting = stop;
  addEventListener('keydown', onKey, { capture: true });
  addEventListener('pointerdown', stop, { capture: true });
}
