import { expect, test } from 'vitest';
import { areAlike } from './likeness.ts';

test('names that a hasty eye takes for each other', () => {
  const alike = ['Ann', 'ANN', ' ann.', 'Аnn', 'Ánn', 'A n n', 'Ａｎｎ', 'anṅ'];
  for (const name of alike) expect(areAlike('Ann', name), name).toBe(true);
  expect(areAlike('Bill', 'B1l|')).toBe(true);
  expect(areAlike('morn', 'mom')).toBe(true);
  for (const name of ['Anna', 'Hann', 'Бен', '🙂']) expect(areAlike('Ann', name), name).toBe(false);
  expect(areAlike('🙂', '🙃')).toBe(false);
});
