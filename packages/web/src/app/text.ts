import { type IntlShape, useIntl } from 'react-intl';
import type { MessageKey } from '../messages/index.ts';

/** A list is written as the reader's language writes lists. */
export type TextValues = Readonly<Record<string, string | number | readonly string[]>>;
export type Text = (key: MessageKey, values?: TextValues) => string;

const texts = new WeakMap<IntlShape, Text>();

/** The shell's texts in the reader's language. */
export function useText(): Text {
  const intl = useIntl();
  const known = texts.get(intl);
  if (known) return known;
  const text: Text = saidOnce((key, values) => intl.formatMessage({ id: key }, withLists(values, intl.formatList)));
  texts.set(intl, text);
  return text;
}

/** So many texts are kept at most. */
const MOST_TEXTS = 5_000;

/** Remembers what was said: to put a text together takes long, and a table says hundreds of them again with every answer. */
export function saidOnce<Key extends string, Values>(
  say: (key: Key, values?: Values) => string,
): (key: Key, values?: Values) => string {
  const said = new Map<string, string>();
  return (key, values) => {
    const asked = values ? `${key} ${JSON.stringify(values)}` : key;
    const known = said.get(asked);
    if (known !== undefined) return known;
    if (said.size >= MOST_TEXTS) said.clear();
    const text = say(key, values);
    said.set(asked, text);
    return text;
  };
}

/** Lists among the values in words. */
export function withLists<T>(
  values: Readonly<Record<string, T | readonly string[]>> = {},
  formatList: (items: readonly string[]) => string,
): Record<string, T | string> {
  if (!Object.values(values).some(isList)) return values as Readonly<Record<string, T>>;
  const written = Object.entries(values).map(([name, value]) => [name, isList(value) ? formatList(value) : value]);
  return Object.fromEntries(written);
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}
