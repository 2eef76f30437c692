import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageKey } from '../messages/index.ts';

/** A list is written as the reader's language writes lists. */
export type TextValues = Readonly<Record<string, string | number | readonly string[]>>;
export type Text = (key: MessageKey, values?: TextValues) => string;

/** The shell's texts in the reader's language. */
export function useText(): Text {
  const { formatMessage, formatList } = useIntl();
  return useCallback(
    (key, values) => formatMessage({ id: key }, withLists(values, formatList)),
    [formatMessage, formatList],
  );
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
