import { useEffect, useRef } from 'react';
import { isTyping } from '../parts/typing.ts';

/** Keys that work anywhere on a screen, unless somebody is typing or a dialog is open. */
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
      const key = event.key.toLowerCase();
      if (!Object.hasOwn(current, key)) return;
      event.preventDefault();
      current[key]?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
