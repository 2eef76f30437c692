/** The texts of a game's drawings in the reader's language; the rules bring their own (`props.name`, `props.text`). */
import { createIntl, createIntlCache, useIntl } from 'react-intl';
import { saidOnce, withLists } from '../../app/text.ts';

/** A list is written as the reader's language writes lists. */
type Values = Readonly<Record<string, string | number | boolean | readonly string[]>>;
export type Words<Key extends string> = (key: Key, values?: Values) => string;

interface Speech<Key extends string> {
  readonly wordsIn: (language: string) => Words<Key>;
  /** In the language of the page. */
  readonly useWords: () => Words<Key>;
}

/** Catalogues by language; a language that has none gets English. */
export function speechOf<Key extends string>(
  catalogues: Readonly<Record<string, Readonly<Record<Key, string>>>> & { readonly en: Readonly<Record<Key, string>> },
): Speech<Key> {
  const spoken = new Map<string, Words<Key>>();
  const wordsIn = (language: string): Words<Key> => {
    const known = spoken.get(language);
    if (known) return known;
    const own = Object.hasOwn(catalogues, language) ? language : 'en'; // English texts are counted the English way
    const messages: Record<string, string> = { ...catalogues[own] };
    const intl = createIntl({ locale: own, messages }, createIntlCache());
    const words: Words<Key> = saidOnce((key, values) =>
      intl.formatMessage({ id: key }, withLists(values, intl.formatList)),
    );
    spoken.set(language, words);
    return words;
  };
  return { wordsIn, useWords: () => wordsIn(useIntl().locale) };
}
