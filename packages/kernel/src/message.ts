import type { Json } from './json.ts';

/** A seat at the table, counted clockwise from 0. */
export type Seat = number;

/** Who looks: a seat, or somebody without one. */
export type Viewer = Seat | 'spectator';

/** What the client turns into a sentence of the reader's language. Rules never build sentences. */
export interface Message {
  readonly key: string;
  readonly args?: MessageArgs;
}

export type MessageArgs = { readonly [name: string]: Json };

/** A message, or just its key when it has no arguments. */
export type Words = Message | string;

export function message(words: Words): Message {
  return typeof words === 'string' ? { key: words } : words;
}

/** Something on the table that an option is about, such as `system:3-gate`, so that a client can make it clickable. */
export type Ref = string;

/** Something that happened. Without `seats` everybody may know it. */
export interface Event extends Message {
  readonly seats?: readonly Seat[];
}
