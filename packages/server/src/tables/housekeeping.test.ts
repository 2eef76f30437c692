import type { FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import type { Cutoffs, Storage } from '../storage/storage.ts';
import { Housekeeping, usualRetention } from './housekeeping.ts';

const DAY = 86_400_000;

/** Before when running games are removed. */
async function runningCutoff(lastChange: number | null): Promise<number> {
  const asked: Cutoffs[] = [];
  const storage = {
    lastChange: async () => lastChange,
    tidy: async (before: Cutoffs) => asked.push(before) - asked.length,
  };
  const housekeeping = new Housekeeping({
    storage: storage as unknown as Storage,
    retention: usualRetention,
    log: {} as FastifyBaseLogger,
    inUse: () => [],
  });
  await housekeeping.run();
  housekeeping.close();
  return asked[0]?.running ?? 0;
}

test('games are forgotten after their time', async () => {
  const cutoff = await runningCutoff(Date.now());
  expect(Date.now() - cutoff).toBeGreaterThanOrEqual(180 * DAY);
  expect(Date.now() - cutoff).toBeLessThan(181 * DAY);
});

test('a wall clock that is set far ahead costs nobody a game', async () => {
  const lastChange = Date.now() - 1000 * DAY; // as it looks to a clock that is 1000 days ahead
  expect(await runningCutoff(lastChange)).toBeLessThanOrEqual(lastChange - 179 * DAY);
});
