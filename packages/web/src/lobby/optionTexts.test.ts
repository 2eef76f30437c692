import { expect, test } from 'vitest';
import { optionName, readable, valueName } from './optionTexts.ts';

const texts = { 'option.loreEach': 'Lore cards each', 'option.leadersAndLore.all': 'All of them', 'name.x': 'The X' };
const text = (key: string) => key;

test('a game names its options and values', () => {
  expect(optionName(texts, 'loreEach')).toBe('Lore cards each');
  expect(valueName(texts, 'leadersAndLore', 'all', text)).toBe('All of them');
  expect(valueName(texts, 'setupCard', 'x', text)).toBe('The X');
});

test('what it does not name is made readable', () => {
  expect(optionName(texts, 'splitDiscard')).toBe('Split discard');
  expect(valueName(texts, 'splitDiscard', true, text)).toBe('new.yes');
  expect(valueName(texts, 'players', 3, text)).toBe('3');
  expect(readable('random-balanced')).toBe('Random balanced');
});
