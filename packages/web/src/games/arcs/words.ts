/** The texts of the Arcs drawings. A new language is a file in messages/ and a word here. */
import type { Message } from '@orrery/voice';
import { messageOf, type Say, useSay, type Values } from '../../app/text.ts';
import { en } from './messages/en.ts';

export const texts = { en };

export type WordKey = keyof typeof en;
export type Words = Say<WordKey>;

export const useWords: () => Words = useSay;
/** What the shell says, or another text. */
export const message: (key: WordKey, args?: Values) => Message = messageOf;
