/** A seat at the table, counted clockwise from 0. */
export type Seat = number;

/** Who looks: a seat, or somebody without one. */
export type Viewer = Seat | 'spectator';

/** What the client turns into a sentence of the reader's language. Rules never build sentences. */
export type Message<Key extends string = string> = {
  readonly key: Key;
  readonly args?: Arguments;
};

/** ICU texts by message key. */
export type Texts = { readonly [key: string]: string };

/** What a message speaks of, by its kind and id: `seat/2`, `unit/fighter`. The kind ends at the first slash. */
export type Thing<Kind extends string = string> = `${Kind}/${string}`;

/** What a message may be told: how many, whether, which thing, another message, or a list of those. */
export type Argument<Kind extends string = string> =
  | number
  | boolean
  | Thing<Kind>
  | Message
  | readonly Argument<Kind>[];

export type Arguments<Kind extends string = string> = { readonly [name: string]: Argument<Kind> };

/** A message, or just its key when it has no arguments. */
export type Words<Key extends string = string> = Message<Key> | Key;

export function message(words: Words): Message {
  return typeof words === 'string' ? { key: words } : words;
}

/** Something on the table that an option is about, such as `system:3-gate`, so that a client can make it clickable. */
export type Ref = string;

/** Something that happened. Without `seats` everybody may know it. */
export interface Event extends Message {
  readonly seats?: readonly Seat[];
}
