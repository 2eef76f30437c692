/** Messages and options in the words of the catalogue `messages/en`. */
import { type MessageArgs, type Option, vocabulary } from '@orrery/kernel';
import type { en } from './messages/en/index.ts';

export type MessageKey = keyof typeof en;

export const { words, option, tell, tellOnly } = vocabulary<MessageKey>();

/** The same option with another value. */
export function valued<V>(offer: Option<unknown>, value: V): Option<V> {
  return { ...offer, value };
}

/** Yes or no, for an optional effect of a card. */
export function yesOrNo(id: string, args: MessageArgs): Option<boolean>[] {
  return [option(`use:${id}`, true, 'arcs.use', args), option(`skip:${id}`, false, 'arcs.skip', args)];
}
