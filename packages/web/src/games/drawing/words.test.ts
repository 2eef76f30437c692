import { expect, test } from 'vitest';
import { speechOf } from './words.ts';

const { wordsIn } = speechOf({
  en: { cubes: '{count, plural, one {# cube} other {# cubes}}', lost: 'Lost: {list}' },
  pl: {
    cubes: '{count, plural, one {# kostka} few {# kostki} many {# kostek} other {# kostki}}',
    lost: 'Strata: {list}',
  },
});

test('a language without texts gets English, counted the English way', () => {
  expect(wordsIn('pl')('cubes', { count: 22 })).toBe('22 kostki');
  expect(wordsIn('uk')('cubes', { count: 21 })).toBe('21 cubes');
  expect(wordsIn('constructor')('cubes', { count: 1 })).toBe('1 cube');
});

test('lists are written as the language writes them', () => {
  expect(wordsIn('en')('lost', { list: ['a', 'b', 'c'] })).toBe('Lost: a, b, and c');
  expect(wordsIn('pl')('lost', { list: ['a', 'b', 'c'] })).toBe('Strata: a, b i c');
});
