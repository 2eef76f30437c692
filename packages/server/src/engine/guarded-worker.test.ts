import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder, testServer } from '../testing/server.ts';
import { GuardedWorker } from './guarded-worker.ts';

test('a thread that cannot start is tried again after longer and longer pauses, and calls do not wait for it', async () => {
  const failures: number[] = [];
  const worker = new GuardedWorker({
    name: 'ghost',
    module: new URL('./no-such-worker.ts', import.meta.url),
    gamesModule: '',
    limit: 1000,
    onRestart: () => failures.push(-1),
    watch: { failed: (_, problem, count) => failures.push(/no-such-worker/.test(problem) ? count : -1), up: () => {} },
  });
  onTestFinished(() => worker.close());
  await expect(worker.call('anything', [])).rejects.toMatchObject({ code: 'engine-lost' });
  await expect.poll(() => failures.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(4);
  expect(failures).toEqual(failures.map((_, i) => i + 1));
  expect(failures.length).toBeLessThan(12);
});

test('a server whose files are gone says so and gives up', async () => {
  const lost = pathToFileURL(`${temporaryFolder()}/gone.ts`).href;
  let isFatal = '';
  const { url } = await testServer({
    engineThreads: 2,
    engineModule: new URL(lost),
    onFatal: (problem) => {
      isFatal ||= problem;
    },
  });
  await expect.poll(async () => (await fetch(`${url}/healthz`)).status, { timeout: 10_000 }).toBe(503);
  await expect.poll(() => isFatal, { timeout: 15_000 }).toContain('no thread for matches can be started');
  expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/orrery_thread_start_failures_total [1-9]/);
});
