/** What this reader likes, kept in this browser. */
import { useSyncExternalStore } from 'react';
import { defaultLanguage, languages } from '../messages/index.ts';

export interface Settings {
  readonly language: string;
  readonly theme: 'dark' | 'dim';
  readonly motion: 'system' | 'full' | 'reduced';
  /** Ask before an answer that hands over to others. */
  readonly confirm: boolean;
  readonly notify: boolean;
  readonly sound: boolean;
}

const storageKey = 'orrery.settings';
const usual: Settings = {
  language: defaultLanguage,
  theme: 'dark',
  motion: 'system',
  confirm: true,
  notify: false,
  sound: false,
};

/** What was stored, as far as it makes sense. */
export function parseSettings(stored: string | null): Settings {
  let given: Partial<Record<keyof Settings, unknown>> = {};
  try {
    given = { ...(JSON.parse(stored ?? '{}') as object) };
  } catch {
    // Somebody else's text: keep the usual settings.
  }
  const { language, theme, motion, confirm, notify, sound } = given;
  return {
    language: typeof language === 'string' && Object.hasOwn(languages, language) ? language : usual.language,
    theme: theme === 'dim' ? theme : usual.theme,
    motion: motion === 'full' || motion === 'reduced' ? motion : usual.motion,
    confirm: confirm !== false,
    notify: notify === true,
    sound: sound === true,
  };
}

const listeners = new Set<() => void>();
let settings: Settings | null = null;

export function currentSettings(): Settings {
  settings ??= parseSettings(localStorage.getItem(storageKey));
  return settings;
}

export function changeSettings(part: Partial<Settings>): void {
  settings = { ...currentSettings(), ...part };
  localStorage.setItem(storageKey, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

export function useSettings(): Settings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentSettings);
}

const calmQuery = '(prefers-reduced-motion: reduce)';

/** Puts theme, language and motion where the style sheets see them, now and when the system changes its mind. */
export function applySettings(): void {
  const put = () => {
    const { theme, motion, language } = currentSettings();
    const isCalm = motion === 'reduced' || (motion === 'system' && matchMedia(calmQuery).matches);
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    dataset.motion = isCalm ? 'reduced' : 'full';
    document.documentElement.lang = language;
  };
  put();
  listeners.add(put);
  matchMedia(calmQuery).addEventListener('change', put);
}
