import type { FastifyBaseLogger } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TableFace } from '../protocol/index.ts';
import type { Cutoffs, Storage } from '../storage/storage.ts';
import { Client } from '../testing/client.ts';
import { temporaryFolder, testServer } from '../testing/server.ts';
import { Housekeeping, usualRetention } from './housekeeping.ts';

const DAY = 86_400_000;

/** Before when running games are removed. */
async function runningCutoff(played: number): Promise<number> {
  const asked: Cutoffs[] = [];
  const storage = { tidy: async (before: Cutoffs) => asked.push(before) - asked.length };
  const housekeeping = new Housekeeping({
    storage: storage as unknown as Storage,
    playingTime: { now: () => played },
    retention: usualRetention,
    log: {} as FastifyBaseLogger,
    inUse: () => [],
  });
  await housekeeping.run();
  housekeeping.close();
  return asked[0]?.running ?? 0;
}

test('games are forgotten after their time', async () => {
  const now = Date.now();
  expect(await runningCutoff(now)).toBe(now - 180 * DAY);
});

test('a time of players that began with a wrong date is not believed beyond the day', async () => {
  expect(await runningCutoff(Date.now() + 1000 * DAY)).toBeLessThanOrEqual(Date.now() - 180 * DAY);
});

test('a wall clock that is set far ahead costs nobody a game, also when tables are made by it', async () => {
  const dataFolder = temporaryFolder();
  const first = await testServer({ dataFolder });
  const ann = await Client.guest(first.url, 'Ann');
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const { id } = await ann.table({ seats });
  await first.close();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * DAY });
  onTestFinished(() => void vi.useRealTimers());
  const second = await testServer({ dataFolder });
  await (await Client.guest(second.url, 'Ben')).table({ seats });
  await second.close();
  const tidied = vi.spyOn(Housekeeping.prototype, 'run');
  onTestFinished(() => tidied.mockRestore());
  const { url } = await testServer({ dataFolder });
  await Promise.all(tidied.mock.results.map(({ value }) => value));
  expect(await ann.at(url).get<TableFace>(`/api/tables/${id}`)).toMatchObject({ state: 'running' });
});
