/** Messages and options in the words of the catalogue `messages/en`. */
import { type MessageArgs, type Option, vocabulary } from '@orrery/kernel';
import type { en } from './messages/en/index.ts';

export type MessageKey = keyof typeof en;

export const { words, option, decline, tell, tellOnly } = vocabulary<MessageKey>();

/** Yes or no, for something optional. */
export function yesOrNo(id: string, args?: MessageArgs): Option<boolean>[] {
  return [
    option(`use:${id}`, true, 'ti4.use', { what: id, ...args }),
    option(`skip:${id}`, false, 'ti4.skip', { what: id, ...args }),
  ];
}
