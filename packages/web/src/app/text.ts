import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageKey } from '../messages/index.ts';

export type TextValues = Readonly<Record<string, string | number>>;
export type Text = (key: MessageKey, values?: TextValues) => string;

/** The shell's texts in the reader's language. */
export function useText(): Text {
  const { formatMessage } = useIntl();
  return useCallback((key, values) => String(formatMessage<TextValues>({ id: key }, values ?? {})), [formatMessage]);
}
