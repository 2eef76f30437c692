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
    (key, values = {}) => {
      const written = Object.entries(values).map(([name, value]) => {
        return [name, typeof value === 'object' ? formatList(value) : value] as const;
      });
      return formatMessage({ id: key }, Object.fromEntries(written));
    },
    [formatMessage, formatList],
  );
}
