/** The server's own texts by language; what a language lacks is said in English. A file here and a line is a language. */
import type { Texts } from '@orrery/kernel';
import { type Voice, voiceOf } from '@orrery/voice';
import { en, type TextKey } from './en.ts';

const texts: { readonly [language: string]: Texts } = { en };

type Arguments = { readonly [name: string]: string | number };

/** What is said to somebody who reads this language. */
export function sayIn(language: string): (key: TextKey, args?: Arguments) => string {
  const voice: Voice = voiceOf({ texts, language, player: String });
  return (key, args = {}) => voice.say({ key, args });
}

/** How a game is called in an argument: by its name where we know one. */
export function gameArgument(game: string): string {
  return Object.hasOwn(en, `name.game/${game}`) ? `game/${game}` : game;
}
