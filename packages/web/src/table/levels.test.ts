import { expect, test } from 'vitest';
import { levelAt } from './levels.ts';

const levels = { unit: 200, middle: 76, near: 170 };

test('a level begins at its size', () => {
  expect(levelAt(75.9, levels, null)).toBe('far');
  expect(levelAt(76, levels, null)).toBe('middle');
  expect(levelAt(169.9, levels, null)).toBe('middle');
  expect(levelAt(170, levels, null)).toBe('near');
});

test('it is left only some pixels beyond its border', () => {
  expect(levelAt(81, levels, 'far')).toBe('far');
  expect(levelAt(82, levels, 'far')).toBe('middle');
  expect(levelAt(71, levels, 'middle')).toBe('middle');
  expect(levelAt(69, levels, 'middle')).toBe('far');
  expect(levelAt(175, levels, 'middle')).toBe('middle');
  expect(levelAt(176, levels, 'middle')).toBe('near');
  expect(levelAt(165, levels, 'near')).toBe('near');
  expect(levelAt(163, levels, 'near')).toBe('middle');
});

test('a jump passes the level between', () => {
  expect(levelAt(400, levels, 'far')).toBe('near');
  expect(levelAt(20, levels, 'near')).toBe('far');
});
