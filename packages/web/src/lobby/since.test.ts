import { expect, test } from 'vitest';
import { sinceParts } from './since.ts';

test.each([
  [0, { value: 0, unit: 'second' }],
  [59, { value: 0, unit: 'second' }],
  [61, { value: -1, unit: 'minute' }],
  [7_300, { value: -2, unit: 'hour' }],
  [200_000, { value: -2, unit: 'day' }],
  [-5, { value: 0, unit: 'second' }],
])('%i seconds ago', (seconds, parts) => {
  expect(sinceParts(1_000_000, 1_000_000 + seconds * 1000)).toEqual(parts);
});
