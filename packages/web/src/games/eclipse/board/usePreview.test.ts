import { expect, test } from 'vitest';
import { rotationsOf } from './usePreview.ts';

test('a sector turns only through the rotations that are offered for it', () => {
  const option = (id: string) => ({ id, label: { key: 'any' }, target: 'zone:1,1' });
  const options = [option('place:203:1'), option('place:203:4'), option('place:2031:2')];
  const targets = new Map([['zone:1,1', options]]);
  expect(rotationsOf({ targets }, 'zone:1,1', '203')).toEqual([1, 4]);
  expect(rotationsOf({ targets }, 'zone:0,1', '203')).toEqual([]);
});
