/** Messages and options in the words of a game: only keys that its catalogue of texts has, and only things that it knows. */
import {
  type ChooseSettings,
  choose,
  chooseEach,
  type Option,
  type Options,
  type Question,
  type Rules,
} from './decision.ts';
import type { Arguments, Message, Ref, Seat, Thing, Words } from './message.ts';
import { emit, emitTo } from './services.ts';

/** The kinds of things that a game's messages speak of, and what the ids of each kind are. */
export type Ids = { readonly [kind: string]: string | number };

/** One function a kind: `the.unit('fighter')` is the thing `unit/fighter`. */
export type Things<I extends Ids> = { readonly [Kind in keyof I & string]: (id: I[Kind]) => Thing<Kind> };

/** `OptionKey`: the labels of options, each of which may have a sentence that says what it does (`Effects`). */
export interface Vocabulary<Key extends string, Args, Prompt extends Key, OptionKey extends Key> {
  words<K extends Key>(key: K, args?: Args): Message<K>;
  /** Asks one seat, with one of the game's prompts. */
  choose<V>(seat: Seat, prompt: Words<Prompt>, options: Options<V>, settings?: ChooseSettings): Rules<V>;
  /** Asks several seats at once. */
  chooseEach<V>(questions: readonly Question<V, Prompt>[]): Rules<V[]>;
  option<V>(id: string, value: V, key: OptionKey, args?: Args, target?: Ref): Option<V>;
  /** The option that declines: it does nothing, or nothing more. A decision has one at most. */
  decline<V>(id: string, value: V, key: OptionKey, args?: Args, target?: Ref): Option<V>;
  /** Something that may be done besides what is asked. */
  aside<V>(id: string, value: V, key: OptionKey, args?: Args, target?: Ref): Option<V>;
  /** Tells everybody what happened. */
  tell(state: object, key: Key, args?: Args): void;
  /** Tells one seat what only it may know. */
  tellOnly(state: object, seat: Seat, key: Key, args?: Args): void;
}

function words<Key extends string>(key: Key, args?: Arguments): Message<Key> {
  return args ? { key, args } : { key };
}

function option<V>(id: string, value: V, key: string, args?: Arguments, target?: Ref): Option<V> {
  const label = words(key, args);
  return target === undefined ? { id, value, label } : { id, value, label, target };
}

function decline<V>(id: string, value: V, key: string, args?: Arguments, target?: Ref): Option<V> {
  const label = words(key, args);
  return target === undefined ? { id, value, label, idle: true } : { id, value, label, target, idle: true };
}

function aside<V>(id: string, value: V, key: string, args?: Arguments, target?: Ref): Option<V> {
  const label = words(key, args);
  return target === undefined ? { id, value, label, aside: true } : { id, value, label, target, aside: true };
}

function tellOnly(state: object, seat: Seat, key: string, args?: Arguments): void {
  emitTo(state, [seat], key, args);
}

/** A thing is named again and again, and there are few: each is written once. */
function thingsOf(kind: string): (id: string | number) => Thing {
  const written = new Map<string | number, Thing>();
  return (id) => {
    const before = written.get(id);
    if (before !== undefined) return before;
    const thing: Thing = `${kind}/${id}`;
    written.set(id, thing);
    return thing;
  };
}

function things<I extends Ids>(kinds: readonly (keyof I & string)[]): Things<I> {
  const functions = kinds.map((kind): [string, unknown] => [kind, thingsOf(kind)]);
  return Object.fromEntries(functions) as Things<I>;
}

/** `Prompt` are the messages that questions are asked with: a game that lists them can say something about each. */
export function vocabulary<Key extends string, I extends Ids, Prompt extends Key = Key, OptionKey extends Key = Key>(
  kinds: readonly (keyof I & string)[],
): Vocabulary<Key, Arguments<keyof I & string>, Prompt, OptionKey> & { readonly the: Things<I> } {
  return { words, choose, chooseEach, option, decline, aside, tell: emit, tellOnly, the: things(kinds) };
}
