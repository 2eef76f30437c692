import { voiceOf } from '@orrery/voice';
import { expect, test } from 'vitest';
import { optionName, readable, valueName } from './optionTexts.ts';

const texts = { 'option.loreEach': 'Lore cards each', 'option.leadersAndLore.all': 'All of them' };
const voice = voiceOf({ texts: { en: texts }, language: 'en', player: String });
const text = (key: string) => key;

test('a game names its options and values', () => {
  expect(optionName(voice, 'loreEach')).toBe('Lore cards each');
  expect(valueName(voice, 'leadersAndLore', 'all', text)).toBe('All of them');
});

test('what it does not name is made readable', () => {
  expect(optionName(voice, 'splitDiscard')).toBe('Split discard');
  expect(valueName(voice, 'splitDiscard', true, text)).toBe('new.yes');
  expect(valueName(voice, 'players', 3, text)).toBe('3');
  expect(readable('random-balanced')).toBe('Random balanced');
});
