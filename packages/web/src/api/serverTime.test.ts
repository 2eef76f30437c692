import { expect, test } from 'vitest';
import { noteServerTime, serverNow } from './serverTime.ts';

const DAY = 86_400_000;
const isNow = (time: number) => Math.abs(time - serverNow()) < 5_000;

test('a machine whose clock is a day wrong counts from the clock of the server', () => {
  noteServerTime(null);
  expect(isNow(Date.now())).toBe(true);
  noteServerTime(new Date(Date.now() - DAY).toUTCString());
  expect(isNow(Date.now() - DAY)).toBe(true);
  noteServerTime(new Date(Date.now() - 2_000).toUTCString());
  expect(isNow(Date.now())).toBe(true);
});
