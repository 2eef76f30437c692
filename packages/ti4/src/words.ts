/** Messages and options in the words of the catalogue `messages/en`. */
import { emit, emitTo, type Message, type MessageArgs, type Option, type Ref, type Seat } from '@orrery/kernel';
import type { en } from './messages/en/index.ts';
import type { Ti4 } from './state.ts';

export type MessageKey = keyof typeof en;

export function words(key: MessageKey, args?: MessageArgs): Message {
  return args ? { key, args } : { key };
}

export function option<V>(id: string, value: V, key: MessageKey, args?: MessageArgs, target?: Ref): Option<V> {
  const label = words(key, args);
  return target === undefined ? { id, value, label } : { id, value, label, target };
}

/** Tells everybody what happened. */
export function tell(g: Ti4, key: MessageKey, args?: MessageArgs): void {
  emit(g, key, args);
}

/** Tells one seat what only it may know. */
export function tellOnly(g: Ti4, seat: Seat, key: MessageKey, args?: MessageArgs): void {
  emitTo(g, [seat], key, args);
}

/** Yes or no, for something optional. */
export function yesOrNo(id: string, args?: MessageArgs): Option<boolean>[] {
  return [
    option(`use:${id}`, true, 'ti4.use', { what: id, ...args }),
    option(`skip:${id}`, false, 'ti4.skip', { what: id, ...args }),
  ];
}
