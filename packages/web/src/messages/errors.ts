/** What the server refused, or what went wrong on the way to it, in the reader's language. */
import type { WireError } from '@orrery/server/protocol';
import { isMessageKey, type MessageKey } from './index.ts';

/** What only the page can find wrong. */
export const pageErrorCodes = ['offline', 'no-answer', 'bad-file', 'unknown'] as const;

export type PageErrorCode = (typeof pageErrorCodes)[number];

type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** A server newer than this page may have reasons that it has no words for. */
export function errorText(
  { code, args }: { readonly code: string; readonly args?: WireError['args'] },
  say: Say,
): string {
  const key = `error.${code}`;
  return isMessageKey(key) ? say(key, args) : say('error.unknown');
}
