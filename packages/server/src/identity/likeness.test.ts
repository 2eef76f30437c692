import { expect, test } from 'vitest';
import { areAlike } from './likeness.ts';

test('names that a hasty eye takes for each other', () => {
  const alike = ['Ann', 'ANN', ' ann.', 'Аnn', 'Ánn', 'A n n', 'Ａｎｎ', 'anṅ', 'Ann!', '|Ann|', '𝓐𝓷𝓷', '4nn', 'ᴀɴɴ'];
  for (const name of alike) expect(areAlike('Ann', name), name).toBe(true);
  expect(areAlike('Bill', 'B1l|')).toBe(true);
  expect(areAlike('morn', 'mom')).toBe(true);
  for (const name of ['Anna', 'Hann', 'Бен', '🙂', '!']) expect(areAlike('Ann', name), name).toBe(false);
  expect(areAlike('🙂', '🙃')).toBe(false);
  expect(areAlike('🇺🇦', '🇵🇱')).toBe(false);
  expect(areAlike('Ann 🇺🇦', 'Ann')).toBe(true);
});

test('letters and signs of all scripts that look like Latin ones', () => {
  const likeAlice = [
    ...['Ꭺlice', 'ꓮlice', 'Aꓲice', 'Aǀice', 'A∣ice', 'Aliϲe', 'Aliᴄe', 'ᴀlice', 'Alic℮', 'Aliꮯe', 'Alɩce', 'Alicҽ'],
    ...[
      'Ałice',
      '4lice',
      '@lice',
      'Αlice',
      'ΑLΙϹΕ',
      'АLІСЕ',
      'аӏісе',
      'Aliсе',
      '𝔸𝕝𝕚𝕔𝕖',
      'Alic€',
      'A|ice',
      '⍺lice',
      'Ⱥlice',
      'Aⱡice',
      'Al¡ce',
      '🅰lice',
      '🅐🅛🅘🅒🅔',
      '🇦🇱🇮🇨🇪',
      'ALÍCE',
    ],
  ];
  for (const name of likeAlice) expect(areAlike('Alice', name), name).toBe(true);
});

test('letters that look like Cyrillic or Greek ones, and those that differ in one case only', () => {
  expect(areAlike('Олена', 'Oлeнa')).toBe(true);
  expect(areAlike('Олена', 'ОΛЕНА')).toBe(true);
  expect(areAlike('Νίκος', 'νικοσ')).toBe(true);
  expect(areAlike('Nik', 'Νik')).toBe(true);
  expect(areAlike('Łukasz', 'Lukasz')).toBe(true);
  expect(areAlike('محمد', 'محـمد')).toBe(true);
});

test('people who have names of their own may sit together', () => {
  const names = [
    'Łukasz',
    'Олена',
    'Ж. Верн',
    'Ольга',
    'Олег',
    'Іван',
    'Анна',
    'Марія',
    'Николай',
    'Żaneta',
    'Σοφία',
    'Ада',
  ];
  const others = [
    'Guest 1234',
    'Guest 1235',
    'Guest 8234',
    'Guest 6234',
    'R2D2',
    'C3PO',
    '李雷',
    '韩梅梅',
    'דוד',
    'محمد',
  ];
  const all = [...names, ...others];
  for (const [i, name] of all.entries())
    for (const other of all.slice(i + 1)) expect(areAlike(name, other), `${name} ${other}`).toBe(false);
});
