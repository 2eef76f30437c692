import { useEffect, useRef } from 'react';
import { isTyping } from '../parts/typing.ts';

/** Keys that work anywhere on a screen, unless somebody is typing or a dialog is open. A key that is held down repeats arrows only. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (document.querySelector('dialog[open], [role=menu]')) return;
      const { current } = latest;
      const letter = event.key.toLowerCase();
      const shifted = `shift+${letter}`;
      const key = event.shiftKey && Object.hasOwn(current, shifted) ? shifted : letter;
      // A button that has the focus is pressed by the space bar.
      if (key === ' ' && event.target instanceof Element && event.target.closest('button, a, [role=button]')) return;
      if (!Object.hasOwn(current, key) || (event.repeat && !key.startsWith('arrow'))) return;
      event.preventDefault();
      current[key]?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
