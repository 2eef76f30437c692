/** The texts of the Arcs drawings. A new language is a file in messages/ and a word here. */
import { speechOf, type Words as WordsOf } from '../drawing/words.ts';
import { en } from './messages/en.ts';

export type WordKey = keyof typeof en;
export type Words = WordsOf<WordKey>;

export const { wordsIn, useWords } = speechOf<WordKey>({ en });
