/** The texts of the drawings in the reader's language. A new language is a file in messages/ and a line here. */
import { createIntl, createIntlCache, useIntl } from 'react-intl';
import { en } from './messages/en.ts';

export type WordKey = keyof typeof en;
type Texts = Readonly<Record<WordKey, string>>;
type Values = Readonly<Record<string, string | number | boolean>>;
export type Words = (key: WordKey, values?: Values) => string;

const catalogues: Readonly<Record<string, Texts>> = { en };
const spoken = new Map<string, Words>();

export function wordsIn(language: string): Words {
  const known = spoken.get(language);
  if (known) return known;
  const intl = createIntl({ locale: language, messages: { ...(catalogues[language] ?? en) } }, createIntlCache());
  const words: Words = (key, values) =>
    String(intl.formatMessage<Record<string, string | number | boolean>>({ id: key }, { ...values }));
  spoken.set(language, words);
  return words;
}

export function useWords(): Words {
  return wordsIn(useIntl().locale);
}
