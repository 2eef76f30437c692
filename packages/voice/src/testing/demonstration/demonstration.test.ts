/** Whole sentences of our games in languages that inflect: what the games' own translations can build on. */
import { messages as arcsMessages } from '@orrery/arcs';
import { messages as eclipseMessages } from '@orrery/eclipse';
import type { Texts } from '@orrery/kernel';
import { messages as ti4Messages } from '@orrery/ti4';
import { describe, expect, test } from 'vitest';
import { voiceOf } from '../../index.ts';
import { languageFaults } from '../languages.ts';
import { arcs } from './arcs.ts';
import { counts, type Demonstration, type Language, languages, type Sentence } from './demonstration.ts';
import { eclipse } from './eclipse.ts';
import { ti4 } from './ti4.ts';

const games: [string, Demonstration, Texts][] = [
  ['Arcs', arcs, arcsMessages.en],
  ['Eclipse', eclipse, eclipseMessages.en],
  ['Twilight Imperium', ti4, ti4Messages.en],
];

describe.each(games)('%s', (_, demonstration, english) => {
  test.each(languages)('speaks %s', (language) => {
    const texts = { [language]: textsIn(demonstration, language), en: english };
    const voice = voiceOf({ texts, language, player: (seat) => ['Ada', 'Bo'][seat] ?? '?' });
    for (const sentence of demonstration.sentences) {
      const [, ...expected] = sentence[language];
      const said = messagesOf(sentence).map((message) => voice.say(message).replaceAll('\u00A0', ' '));
      expect(said).toEqual(expected);
    }
  });

  test.each(languages)(
    'has a dozen of its own messages in %s, with the arguments that they have in English',
    (language) => {
      const keys = new Set(demonstration.sentences.map(({ key }) => key));
      expect(keys.size).toBeGreaterThanOrEqual(12);
      const own = textsIn(demonstration, language);
      const theirs = Object.fromEntries(Object.entries(english).filter(([key]) => Object.hasOwn(own, key)));
      expect(languageFaults(theirs, own, language)).toEqual([]);
    },
  );

  test('says the same messages in English', () => {
    const voice = voiceOf({ texts: { en: english }, language: 'en', player: (seat) => ['Ada', 'Bo'][seat] ?? '?' });
    for (const message of demonstration.sentences.flatMap(messagesOf)) {
      expect(voice.say(message)).not.toMatch(/[{}/]|undefined/);
    }
  });
});

function messagesOf({ key, args, counted }: Sentence) {
  return counted === undefined
    ? [{ key, args }]
    : counts.map((count) => ({ key, args: { ...args, [counted]: count } }));
}

function textsIn({ words, sentences }: Demonstration, language: Language): Texts {
  return {
    ...words[language],
    ...Object.fromEntries(sentences.map((sentence) => [sentence.key, sentence[language][0]])),
  };
}
