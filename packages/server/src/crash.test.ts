import { expect, inject, test } from 'vitest';
import { crash } from './testing/crash.ts';
import { isOnPostgres } from './testing/server.ts';

/** On PostgreSQL the servers are what is killed, too; chaos.test.ts does more to them. `npm run soak` kills 500. */
const kills = isOnPostgres ? 6 : 12;

test('kills lose no acknowledged answer and double none', { timeout: 300_000 }, async () => {
  const where = isOnPostgres ? { postgresUrl: inject('postgresUrl') } : {};
  const result = await crash({ kills, tables: 4, answers: 60, ...where });
  expect(result.kills).toBe(kills);
  expect(result.acknowledged).toBeGreaterThan(kills * 5);
});
