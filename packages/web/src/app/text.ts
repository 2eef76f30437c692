/**
 * The one voice of the page. It knows the shell's texts and, at a table, those of the game and of its drawings: a text is given things
 * (`planet/jord`), so that its language can ask for the forms that it needs.
 */
import type { Thing } from '@orrery/kernel';
import { type Message, type Plain, type Voice, type VoiceSettings, voiceOf } from '@orrery/voice';
import { createContext, useContext, useMemo } from 'react';
import type { MessageKey } from '../messages/index.ts';

/** What a text may be given. A bare word does not compile: it is a thing, a message, or marked as `plain`. */
export type Value = number | boolean | Thing | Message | Plain | readonly Value[];
export type Values = Readonly<Record<string, Value>>;

export type Say<Key extends string> = (key: Key, values?: Values) => string;
export type Text = Say<MessageKey>;

/** What is said later, or within another text. */
export function messageOf(key: string, args?: Values): Message {
  return args ? { key, args } : { key };
}

export interface Speaker extends Pick<VoiceSettings, 'texts' | 'language'> {
  readonly voice: Voice;
  readonly say: Say<string>;
}

export function speakerOf(settings: VoiceSettings): Speaker {
  const voice = voiceOf(settings);
  const say = saidOnce((key: string, args?: Values) => voice.say(messageOf(key, args)));
  return { ...settings, voice, say };
}

export const SpeakerContext = createContext<Speaker | null>(null);

function useSpeaker(): Speaker {
  const speaker = useContext(SpeakerContext);
  if (!speaker) throw new Error('there is nobody to say it');
  return speaker;
}

/** The texts of the drawings (`useWords` of a game knows their keys). */
export function useSay(): Say<string> {
  return useSpeaker().say;
}

/** The shell's texts in the reader's language. */
export function useText(): Text {
  return useSpeaker().say;
}

export function useLanguage(): string {
  return useSpeaker().language;
}

/** Who says what the page says, and what the game says, too. */
export function useGameSpeaker({ texts, player, you = null }: Omit<VoiceSettings, 'language'>): Speaker {
  const shell = useSpeaker();
  return useMemo(
    () => speakerOf({ texts: together(shell.texts, texts), language: shell.language, player, you }),
    [shell, texts, player, you],
  );
}

/** The texts of both, language by language. */
export function together(some: VoiceSettings['texts'], more: VoiceSettings['texts']): VoiceSettings['texts'] {
  const languages = [...new Set([...Object.keys(some), ...Object.keys(more)])];
  return Object.fromEntries(languages.map((each) => [each, { ...some[each], ...more[each] }]));
}

/** So many texts are kept at most. */
const MOST_TEXTS = 5_000;

/** Remembers what was said: to put a text together takes long, and a table says hundreds of them again with every answer. */
export function saidOnce<Key extends string, Values>(
  say: (key: Key, values?: Values) => string,
): (key: Key, values?: Values) => string {
  const said = new Map<string, string>();
  return (key, values) => {
    const asked = values ? `${key} ${JSON.stringify(values)}` : key;
    const known = said.get(asked);
    if (known !== undefined) return known;
    if (said.size >= MOST_TEXTS) said.clear();
    const text = say(key, values);
    said.set(asked, text);
    return text;
  };
}
