/** Messages and options in the words of a game: only keys that its catalogue of texts has. */
import type { Option } from './decision.ts';
import type { Message, MessageArgs, Ref, Seat } from './message.ts';
import { emit, emitTo } from './services.ts';

export interface Vocabulary<Key extends string> {
  words(key: Key, args?: MessageArgs): Message;
  option<V>(id: string, value: V, key: Key, args?: MessageArgs, target?: Ref): Option<V>;
  /** Tells everybody what happened. */
  tell(state: object, key: Key, args?: MessageArgs): void;
  /** Tells one seat what only it may know. */
  tellOnly(state: object, seat: Seat, key: Key, args?: MessageArgs): void;
}

function words(key: string, args?: MessageArgs): Message {
  return args ? { key, args } : { key };
}

function option<V>(id: string, value: V, key: string, args?: MessageArgs, target?: Ref): Option<V> {
  const label = words(key, args);
  return target === undefined ? { id, value, label } : { id, value, label, target };
}

function tellOnly(state: object, seat: Seat, key: string, args?: MessageArgs): void {
  emitTo(state, [seat], key, args);
}

export function vocabulary<Key extends string>(): Vocabulary<Key> {
  return { words, option, tell: emit, tellOnly };
}
