/** Sentences of a game in languages that inflect. */
import type { Arguments, Texts } from '@orrery/kernel';

export const languages = ['uk', 'ru', 'pl'] as const;
export type Language = (typeof languages)[number];

/** How many, in sentences that count. All plural categories of our languages are among them. */
export const counts = [1, 2, 5, 21, 22] as const;

/** A text, and what it says: for each of the counts when the sentence counts, else once. */
export type Said = readonly [text: string, ...sentences: string[]];

export interface Sentence {
  readonly key: string;
  readonly args: Arguments;
  /** The argument that takes each of the counts. */
  readonly counted?: string;
  readonly uk: Said;
  readonly ru: Said;
  readonly pl: Said;
}

export interface Demonstration {
  /** Names, and texts within other texts. */
  readonly words: Readonly<Record<Language, Texts>>;
  readonly sentences: readonly Sentence[];
}
