/** The languages of the shell. A new one is a folder beside en and a line here. */
import { en } from './en/index.ts';

export type MessageKey = keyof typeof en;
export type Texts = Readonly<Record<MessageKey, string>>;

interface Language {
  /** In the language itself. */
  readonly name: string;
  load(): Promise<Texts>;
}

export const languages: Readonly<Record<string, Language>> = {
  en: { name: 'English', load: async () => en },
};

export const defaultLanguage = 'en';

/** Whether the shell has a text of this key. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(en, key);
}
