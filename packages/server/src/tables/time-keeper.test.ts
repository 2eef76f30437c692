import type { FastifyBaseLogger } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Health } from '../health.ts';
import type { Storage } from '../storage/storage.ts';
import { usualTimes } from './house.ts';
import { PlayingTime } from './playing-time.ts';
import { TimeKeeper } from './time-keeper.ts';

test('a storage that never answers is a problem, and the time stands still until it does', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let note = async () => {};
  const storage = { playedUntil: async () => 1_000_000, notePlayed: () => note() };
  const playingTime = await PlayingTime.resume(storage as unknown as Storage);
  const health = new Health();
  const log = { error: vi.fn() };
  const keeper = new TimeKeeper({ playingTime, health, log: log as unknown as FastifyBaseLogger, times: usualTimes });
  await keeper.note();
  expect(health.problems).toEqual([]);

  const hanging = Promise.withResolvers<void>();
  note = () => hanging.promise;
  const noting = keeper.note();
  await vi.advanceTimersByTimeAsync(usualTimes.noteLimit - 1);
  expect(health.problems).toEqual([]);
  expect(playingTime.now()).toBeGreaterThan(1_000_000);
  for (let i = 0; i < 20; i++) {
    await vi.advanceTimersByTimeAsync(usualTimes.sweep);
    await keeper.note();
  }
  expect(health.problems).toEqual(['nothing can be saved']);
  expect(playingTime.now()).toBe(1_000_000);
  expect(log.error).toHaveBeenCalledTimes(1);

  note = async () => {};
  hanging.resolve();
  await noting;
  expect(health.problems).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(playingTime.now()).toBe(1_003_000);
  await keeper.close();
});
