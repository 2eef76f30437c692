/** The words that teach a game are texts as all others are. */
import { games } from '@orrery/games';
import { type Learning, learningKey, learningTexts } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { voiceOf } from '../index.ts';
import { languageFaults } from './index.ts';
import { argumentsOf } from './languages.ts';

const taught = await Promise.all(
  Object.entries(games).map(async ([name, load]) => ({ name, learning: (await load()).learning as Learning })),
);

describe.each(taught)('$name', ({ name, learning }) => {
  const texts = learningTexts(name, learning);

  test('every text is well formed', () => {
    expect(languageFaults(texts, texts, 'en')).toEqual([]);
  });

  test('only reasons have arguments, and exactly those that they name', () => {
    const wanted = Object.entries(learning.reasons).map(([id, { needs }]) => [learningKey(name, 'reason', id), needs]);
    const needed = new Map(wanted as [string, readonly string[]][]);
    for (const [key, text] of Object.entries(texts)) {
      expect([...argumentsOf(text)].sort(), key).toEqual([...(needed.get(key) ?? [])].sort());
    }
  });

  test('what another language lacks is said in English, text by text', () => {
    const [first = '', second = ''] = Object.keys(texts);
    const voice = voiceOf({ texts: { en: texts, uk: { [first]: 'Мапа' } }, language: 'uk', player: String });
    expect(voice.text(first)).toBe('Мапа');
    expect(voice.text(second)).toBe(texts[second]);
  });
});
