/** What the server refused, or what went wrong on the way to it, in the reader's language. */
import type { WireError } from '@orrery/server/protocol';
import { plain } from '@orrery/voice';
import type { Text, Values } from '../app/text.ts';
import { isMessageKey } from './index.ts';

/** What only the page can find wrong. */
export const pageErrorCodes = ['offline', 'no-answer', 'no-line', 'bad-file', 'unknown'] as const;

export type PageErrorCode = (typeof pageErrorCodes)[number];

/** A server newer than this page may have reasons that it has no words for. */
export function errorText(
  { code, args }: { readonly code: string; readonly args?: WireError['args'] },
  say: Text,
): string {
  const key = `error.${code}`;
  return isMessageKey(key) ? say(key, args && valuesOf(args)) : say('error.unknown');
}

function valuesOf(args: NonNullable<WireError['args']>): Values {
  const values = Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? plain(value) : value]);
  return Object.fromEntries(values);
}
