import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { Client } from '../testing/client.ts';
import { gamesModule } from '../testing/games.ts';
import { newDatabase } from '../testing/postgres.ts';
import { temporaryFolder, testServer } from '../testing/server.ts';
import { GuardedWorker, NotStarted } from './guarded-worker.ts';
import { Pool } from './pool.ts';

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

test('a thread that ends as soon as it is there has not come up', async () => {
  const file = `${temporaryFolder()}/brief.mjs`;
  writeFileSync(file, `import { parentPort } from 'node:worker_threads'; parentPort.postMessage('ready');`);
  const failures: number[] = [];
  const worker = new GuardedWorker({
    name: 'brief',
    module: pathToFileURL(file),
    gamesModule: '',
    limit: 1000,
    onRestart: () => failures.push(-1),
    watch: { failed: (_name, _problem, count) => failures.push(count), up: () => {} },
  });
  onTestFinished(() => worker.close());
  await expect.poll(() => failures.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(4);
  expect(failures).toEqual(failures.map((_, i) => i + 1));
});

test('a thread that neither comes up nor ends has not come up, and nobody waits for it', async () => {
  const file = `${temporaryFolder()}/endless.mjs`;
  writeFileSync(file, 'setInterval(() => {}, 1000); await new Promise(() => {});');
  const problems: string[] = [];
  const worker = new GuardedWorker({
    name: 'endless',
    module: pathToFileURL(file),
    gamesModule: '',
    limit: 1000,
    startLimit: 300,
    onRestart: () => problems.push('restarted'),
    watch: { failed: (_name, problem) => problems.push(problem), up: () => {} },
  });
  onTestFinished(() => worker.close());
  await expect(worker.call('anything', [])).rejects.toThrow(NotStarted);
  await expect.poll(() => problems.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  expect(new Set(problems)).toEqual(new Set(['it did not come up in time']));
});

test('a thread that the system refuses, or another one of later, is tried again', async () => {
  const file = `${temporaryFolder()}/brief.mjs`;
  writeFileSync(file, 'process.exit();');
  const module = pathToFileURL(file);
  const failures: number[] = [];
  const worker = new GuardedWorker({
    name: 'refused',
    module,
    gamesModule: '',
    limit: 1000,
    onRestart: () => failures.push(-1),
    watch: {
      failed: (_name, _problem, count) => {
        failures.push(count);
        module.href = 'https://nowhere/'; // `new Worker` throws, as it does when there are too many threads
      },
      up: () => {},
    },
  });
  onTestFinished(() => worker.close());
  await expect.poll(() => failures.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(4);
  expect(failures).toEqual(failures.map((_, i) => i + 1));
});

/** A thread that does this for every call, and then replies. */
const threadThat = (works: string) => `
  import { parentPort, workerData } from 'node:worker_threads';
  parentPort.postMessage('ready');
  parentPort.on('message', (calls) => {
    for (const [number, name] of calls) {
      Atomics.store(workerData.busy, 0, number);
      ${works}
      Atomics.store(workerData.busy, 0, 0);
      parentPort.postMessage([[number, 'done']]);
    }
  });`;

test('a call that fills the memory ends its thread, and a new one takes over', async () => {
  const file = `${temporaryFolder()}/greedy.mjs`;
  writeFileSync(file, threadThat(`for (const hoard = []; name === 'hoard'; ) hoard.push([hoard.length]);`));
  let restarts = 0;
  const worker = new GuardedWorker({
    name: 'greedy',
    module: pathToFileURL(file),
    gamesModule: '',
    limit: 60_000,
    megabytes: 32,
    onRestart: () => void restarts++,
  });
  onTestFinished(() => worker.close());
  expect(await worker.call('modest', [])).toBe('done');
  const [hoard, behind] = [worker.call('hoard', []), worker.call('modest', [])];
  await Promise.all([
    expect(hoard).rejects.toMatchObject({ code: 'runaway' }),
    expect(behind).rejects.toMatchObject({ code: 'engine-lost' }),
  ]);
  expect(restarts).toBe(1);
  expect(await worker.call('modest', [])).toBe('done');
});

test('a process that was stopped for a while does not take its threads for endless', async () => {
  const file = `${temporaryFolder()}/slow.mjs`;
  writeFileSync(file, threadThat('for (const end = Date.now() + 1000; Date.now() < end; );'));
  let restarts = 0;
  const onRestart = () => void restarts++;
  const worker = new GuardedWorker({
    name: 'slow',
    module: pathToFileURL(file),
    gamesModule: '',
    limit: 20_000,
    onRestart,
  });
  onTestFinished(() => worker.close());
  const called = worker.call('anything', []);
  await pause(500);
  // As after SIGSTOP and SIGCONT: an hour has passed, in which nobody worked.
  const { now } = performance;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 3_600_000);
  onTestFinished(() => clock.mockRestore());
  expect(await called).toBe('done');
  expect(restarts).toBe(0);
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

/** Of all threads that want to run a module the first that comes is started. */
function roomForOne(module: string): URL {
  const folder = temporaryFolder();
  const file = `${folder}/thread.mjs`;
  const [room, whole] = [`${folder}/room`, new URL(module, import.meta.url).href].map((each) => JSON.stringify(each));
  writeFileSync(file, `import { mkdirSync } from 'node:fs'; mkdirSync(${room}); await import(${whole});`);
  return pathToFileURL(file);
}

test('tasks go to the thread that is there, and not to one that cannot be started', async () => {
  const pool = new Pool({
    name: 'bots',
    gamesModule,
    module: roomForOne('./side-worker.ts'),
    threads: 2,
    limit: 10_000,
  });
  onTestFinished(() => pool.close());
  const task = () => pool.call({ owner: 'ann', isPatient: false }, 'inspect', '{}').catch((error: unknown) => error);
  await Promise.all([task(), task()]);
  const told = await Promise.all(Array.from({ length: 6 }, task));
  expect(told.filter((each) => each instanceof NotStarted)).toEqual([]);
});

test.each(['SQLite', 'PostgreSQL'])(
  'on %s a server of whose threads for matches only one can be started plays all games there, and says so',
  async (storage) => {
    const databaseUrl = storage === 'SQLite' ? null : await newDatabase(inject('postgresUrl'));
    const { url } = await testServer({ databaseUrl, engineThreads: 3, engineModule: roomForOne('./engine-worker.ts') });
    const ann = await Client.guest(url, 'Ann');
    for (let i = 0; i < 4; i++) {
      const { id } = await ann.table({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
      const line = await ann.sit(id);
      await line.answer('roll');
    }
    const health = await fetch(`${url}/healthz`);
    const problem = expect.stringMatching(/^the thread 'engine \d' cannot be started$/);
    expect([health.status, await health.json()]).toEqual([503, { ok: false, problems: [problem, problem] }]);
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/orrery_thread_start_failures_total [1-9]/);
  },
);

test.each(['SQLite', 'PostgreSQL'])(
  'on %s bots whose thread is gone play without thinking, and the server says so',
  async (storage) => {
    const botModule = pathToFileURL(`${temporaryFolder()}/gone.ts`);
    const databaseUrl = storage === 'SQLite' ? null : await newDatabase(inject('postgresUrl'));
    const { url } = await testServer({ databaseUrl, botModule });
    const ann = await Client.guest(url, 'Ann');
    const { id } = await ann.table({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    const line = await ann.sit(id);
    await line.answer('roll');
    await line.until(({ game }) => (game?.answers ?? 0) > 1);
    const health = await fetch(`${url}/healthz`);
    expect([health.status, await health.json()]).toMatchObject([
      503,
      { problems: expect.arrayContaining(["the thread 'bots 0' cannot be started"]) },
    ]);
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/orrery_thread_start_failures_total [1-9]/);
  },
);
