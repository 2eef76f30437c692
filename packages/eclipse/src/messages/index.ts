import { en } from './en/index.ts';

/** Texts by language, as ICU messages. */
export const messages: { readonly en: Readonly<Record<string, string>> } = { en };
