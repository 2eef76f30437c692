/** Messages and options in the words of the catalogue `messages/en`. */
import { emit, emitTo, type Message, type MessageArgs, type Option, type Ref, type Seat } from '@orrery/kernel';
import type { en } from './messages/en/index.ts';
import type { Eclipse } from './state.ts';

export type MessageKey = keyof typeof en;

export function words(key: MessageKey, args?: MessageArgs): Message {
  return args ? { key, args } : { key };
}

export function option<V>(id: string, value: V, key: MessageKey, args?: MessageArgs, target?: Ref): Option<V> {
  const label = words(key, args);
  return target === undefined ? { id, value, label } : { id, value, label, target };
}

/** Tells everybody what happened. */
export function tell(g: Eclipse, key: MessageKey, args?: MessageArgs): void {
  emit(g, key, args);
}

/** Tells one seat what only it may know. */
export function tellOnly(g: Eclipse, seat: Seat, key: MessageKey, args?: MessageArgs): void {
  emitTo(g, [seat], key, args);
}
