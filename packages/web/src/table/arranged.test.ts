import type { WireOption } from '@orrery/server/protocol';
import { expect, test } from 'vitest';
import { arranged, inOrder } from './arranged.ts';

const option = (id: string, target?: string): WireOption => ({ id, label: { key: id }, ...(target && { target }) });
const [hull, done, drive, trade] = [
  option('hull', 'part:hull'),
  option('done'),
  option('drive', 'part:drive'),
  option('trade'),
];

test('options that are not on the board stay beside those that are', () => {
  expect(arranged([hull, done, drive, trade])).toEqual({ options: [hull, drive], always: [done, trade] });
  expect(inOrder([hull, done, drive, trade])).toEqual([hull, drive, done, trade]);
});

test('options that are all alike, or too many to stand aside, keep their order', () => {
  expect(arranged([done, trade])).toEqual({ options: [done, trade], always: [] });
  expect(arranged([hull, drive])).toEqual({ options: [hull, drive], always: [] });
  const many = [...Array.from({ length: 9 }, (_, i) => option(String(i))), hull];
  expect(arranged(many)).toEqual({ options: many, always: [] });
});
