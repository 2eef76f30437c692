/** The texts of the drawings of Twilight Imperium. A new language is a folder in messages/ and a word here. */
import { speechOf, type Words as WordsOf } from '../drawing/words.ts';
import { en } from './messages/en/index.ts';

export type WordKey = keyof typeof en;
export type Words = WordsOf<WordKey>;

export const { wordsIn, useWords } = speechOf<WordKey>({ en });
