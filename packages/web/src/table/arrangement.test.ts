import { expect, test } from 'vitest';
import { arrangementOf } from './arrangement.ts';

test('the shape of the board says where the players stand, unless the game does', () => {
  expect(arrangementOf({}, { width: 644, height: 708 })).toBe('tall');
  expect(arrangementOf({}, { width: 1527, height: 966 })).toBe('wide');
  expect(arrangementOf({ arrangement: 'wide' }, { width: 1100, height: 1000 })).toBe('wide');
});
