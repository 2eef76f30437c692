import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test('a slip of the finger finds the name that was meant', () => {
  const names = ['dreadnought', 'destroyer', 'cruiser', 'carrier', 'fighter'];
  expect(nearest('dreadnougth', names)[0]).toBe('dreadnought');
  expect(nearest('cruser', names)[0]).toBe('cruiser');
  expect(nearest('zzzzzz', names)).toEqual([]);
});
