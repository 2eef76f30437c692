import { expect, test } from 'vitest';
import { crash } from './testing/crash.ts';

test('20 kills lose no acknowledged answer and double none', { timeout: 300_000 }, async () => {
  const result = await crash({ kills: 20, tables: 4, answers: 60 });
  expect(result.kills).toBe(20);
  expect(result.acknowledged).toBeGreaterThan(100);
});
