/** Time-outs, rules without an end, slow bots, tables forgotten and found again. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ServerMessage, TableFace } from '../protocol/index.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { Client } from '../testing/client.ts';
import { sharedServer, temporaryFolder, testServer } from '../testing/server.ts';

const shared = sharedServer();

const refusal = (message: ServerMessage) => (message.type === 'error' ? message.error.code : message.type);
const seats = [{ kind: 'me' }, { kind: 'open' }];
const endless = { options: { endless: true } };

async function pair(url: string, wanted: object = {}) {
  const [ann, ben] = await Promise.all([Client.guest(url, 'Ann'), Client.guest(url, 'Ben')]);
  const { id } = await ann.table({ seats, ...wanted });
  await ben.post(`/api/tables/${id}/join`);
  return { ann, ben, id, first: await ann.sit(id), second: await ben.sit(id) };
}

/** Makes it so late that the seats waited for are out of time: the clock's smallest setting is too long for a test. */
async function letTimeRunOut(dataFolder: string, id: string): Promise<void> {
  const storage = await openSqlite(dataFolder);
  const { waitingFor, answers, left } = (await storage.table(id))!;
  const progress = {
    state: 'running',
    waitingFor,
    answers,
    left,
    since: Date.now(),
    clockAt: 0,
    wakeAt: 1,
    attendance: [],
  } as const;
  await storage.commit(id, [{ kind: 'progress', progress }]);
  await storage.close();
}

test('a rule without an end takes the table back to its checkpoint, and it goes on', async () => {
  const { url } = await testServer({ engineLimit: 300 });
  const { first, second } = await pair(url, endless);
  for (const id of ['step', 'step', 'step', 'step']) await first.answer(id);
  expect(refusal(await first.say({ type: 'answer', at: 4, id: 'loop' }))).toBe('rolled-back');
  await second.until(({ messages }) => messages.some(({ type }) => type === 'notice'));
  expect(second.messages.findLast(({ type }) => type === 'notice')).toMatchObject({ answersLost: 1 });
  expect(second.game).toMatchObject({ answers: 3, view: { steps: 3 } });
  await first.answer('end-turn');
  await second.until(({ decision }) => decision !== null);
  expect(second.problem).toBeNull();
});

test('other tables on the same thread do not notice', async () => {
  const { url } = await testServer({ engineLimit: 300, engineThreads: 1 });
  const [trapped, other] = await Promise.all([pair(url, endless), pair(url)]);
  await other.first.answer('step');
  const [loop, step] = await Promise.all([
    trapped.first.say({ type: 'answer', at: 0, id: 'loop' }),
    other.first.say({ type: 'answer', at: 1, id: 'step' }),
  ]);
  expect([refusal(loop), refusal(step)]).toEqual(['rolled-back', 'ok']);
  expect(other.first.game?.view).toMatchObject({ steps: 2 });
  expect(other.first.messages.some(({ type }) => type === 'notice')).toBe(false);
});

test('a bot whose answers run away does not stop the table for good', async () => {
  const { url } = await testServer({ engineLimit: 200, times: { failurePause: 10 } });
  const ann = await Client.guest(url, 'Ann');
  // Random bots step into the trap sooner or later.
  const bots = [
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ];
  const { id } = await ann.table({ seats: bots, options: { rolls: 2, endless: true } });
  const line = await ann.sit(id);
  await line.until(
    ({ messages, game }) => game?.outcome != null || messages.some(({ type }) => type === 'over'),
    100_000,
  );
});

test('when a time ran out before the server went away, a bot answers after the restart', async () => {
  const dataFolder = temporaryFolder();
  const server = await testServer({ dataFolder });
  const clock = { kind: 'total', seconds: 60, onTimeout: 'bot' };
  const { ann, id, first } = await pair(server.url, { clock, options: { rolls: 1 } });
  expect(first.game?.clock).toMatchObject({ running: [0] });
  expect(first.game?.clock?.left[1]).toBe(60_000);
  await server.close();
  await letTimeRunOut(dataFolder, id);

  const { url } = await testServer({ dataFolder });
  const line = await ann.at(url).sit(id);
  await line.until(({ game }) => (game?.answers ?? 0) > 0);
  expect(line.game?.clock?.left[0]).toBe(0);
});

test('a rule that asks the kernel without end fails, and the table stays as it was', async () => {
  const { url } = shared;
  const { first, second } = await pair(url, endless);
  await first.answer('step');
  expect(refusal(await first.say({ type: 'answer', at: 1, id: 'spin' }))).toBe('rules-failed');
  await first.answer('step');
  await first.answer('end-turn');
  await second.until(({ decision }) => decision !== null);
  expect(second.game).toMatchObject({ answers: 3, view: { steps: 2 } });
  expect(second.messages.some(({ type }) => type === 'notice')).toBe(false);
});

test('a seat that is skipped does as little as it can', async () => {
  const dataFolder = temporaryFolder();
  const server = await testServer({ dataFolder });
  const clock = { kind: 'turn', seconds: 60, onTimeout: 'skip' };
  const { ben, id } = await pair(server.url, { clock });
  await server.close();
  await letTimeRunOut(dataFolder, id);

  const { url } = await testServer({ dataFolder });
  const line = await ben.at(url).sit(id);
  await line.until(({ decision }) => decision !== null);
  expect(line.game).toMatchObject({ answers: 1, waitingFor: [1], view: { steps: 0, rolls: [], treaties: 0 } });
  expect(line.game?.clock?.left[1]).toBeGreaterThan(50_000);
  const storage = await openSqlite(dataFolder);
  expect((await storage.history(id)).entries).toMatchObject([{ id: 'wait', by: 'timeout' }]);
  await storage.close();
});

test('a time that runs out at the table passes the turn, and the clock of the next one runs', async () => {
  const { url } = shared;
  const clock = { kind: 'turn', seconds: 5, onTimeout: 'skip' };
  const { first, second } = await pair(url, { clock });
  expect(first.game?.clock).toMatchObject({ running: [0] });
  await second.until(({ decision }) => decision !== null);
  expect(second.game).toMatchObject({ answers: 1, waitingFor: [1], clock: { running: [1] } });
  expect(second.game?.clock?.left[0]).toBe(0);
  expect(second.game?.clock?.left[1]).toBeGreaterThan(4000);
});

test('time in which the server was away counts against nobody', async () => {
  const dataFolder = temporaryFolder();
  const server = await testServer({ dataFolder });
  const clock = { kind: 'total', seconds: 60, onTimeout: 'skip' };
  const { ann, id } = await pair(server.url, { clock });
  await server.close();
  // An hour ago, as far as the time of day is concerned.
  const file = new DatabaseSync(join(dataFolder, 'orrery.db'));
  file.exec('UPDATE tables SET since = since - 3600000, clock_at = clock_at - 3600000, wake_at = wake_at - 3600000');
  file.exec('UPDATE notes SET value = value - 3600000');
  file.close();
  const line = await ann.at((await testServer({ dataFolder })).url).sit(id);
  expect(line.game).toMatchObject({ answers: 0, waitingFor: [0] });
  expect(line.game?.clock?.left[0]).toBeGreaterThan(30_000);
  expect(line.game?.clock?.left[0]).toBeLessThanOrEqual(60_000);
});

test('a wall clock that is set gives and takes no time', async () => {
  const { url } = await testServer();
  const clock = { kind: 'total', seconds: 60, onTimeout: 'skip' };
  const { ann, id, first } = await pair(url, { clock });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  for (const jump of [3_600_000, -7_200_000]) {
    vi.setSystemTime(Date.now() + jump);
    await first.answer('step');
    const { game } = await ann.sit(id);
    expect(game?.clock?.left[0]).toBeGreaterThan(30_000);
    expect(game?.clock?.left[0]).toBeLessThanOrEqual(60_000);
  }
});

test('nobody gets more time by asking for an undo', async () => {
  const { url } = shared;
  const clock = { kind: 'turn', seconds: 5, onTimeout: 'skip' };
  const { first, second } = await pair(url, { clock });
  await first.answer('step');
  await first.answer('roll');
  await second.until(({ decision }) => decision !== null);
  await second.answer('roll');
  await first.until(({ decision }) => decision !== null);
  await first.do({ type: 'undo' });
  await second.until(({ decision }) => decision !== null); // Ann's turn was passed
  expect(second.game).toMatchObject({ answers: 4, waitingFor: [1] });
  expect(second.messages.some(({ type }) => type === 'undo-answered')).toBe(true);
});

test('nor by giving an answer and taking it back', async () => {
  const { url } = shared;
  const clock = { kind: 'turn', seconds: 60, onTimeout: 'skip' };
  const { ann, id, first } = await pair(url, { clock });
  await pause(300);
  await first.answer('end-turn');
  await first.do({ type: 'undo' });
  const { timeLeft } = await ann.get<TableFace>(`/api/tables/${id}`);
  expect(timeLeft).toMatchObject({ running: [0] });
  expect(timeLeft?.left[0]).toBeLessThan(59_800);
});

test('a table that cannot be read holds up no other, and everybody concerned hears of it', async () => {
  const dataFolder = temporaryFolder();
  const server = await testServer({ dataFolder });
  const clock = { kind: 'turn', seconds: 60, onTimeout: 'skip' };
  const [unreadable, ofNoGame, good] = await Promise.all([1, 2, 3].map(() => pair(server.url, { clock })));
  await server.close();
  for (const { id } of [unreadable!, ofNoGame!, good!]) await letTimeRunOut(dataFolder, id);
  const file = new DatabaseSync(join(dataFolder, 'orrery.db'));
  file.prepare('UPDATE tables SET config = ?, wake_at = 0 WHERE id = ?').run('{', unreadable!.id);
  file.prepare('UPDATE tables SET game = ?, wake_at = 0 WHERE id = ?').run('chess', ofNoGame!.id);
  file.close();

  const { url } = await testServer({ dataFolder });
  const line = await good!.ben.at(url).sit(good!.id);
  await line.until(({ game }) => (game?.answers ?? 0) > 0); // its time is up
  const ann = unreadable!.ann.at(url);
  const broken = { status: 500, error: { code: 'table-broken' } };
  await expect(ann.get(`/api/tables/${unreadable!.id}`)).rejects.toMatchObject(broken);
  await expect(ann.get(`/api/tables/${ofNoGame!.id}/replay?at=0`)).rejects.toMatchObject(broken);
  const unread = await ann.get<{ tables: TableFace[] }>('/api/tables?mine=1');
  expect(unread.tables).toMatchObject([{ id: unreadable!.id, broken: true }]);
  const mine = await ofNoGame!.ann.at(url).get<{ tables: TableFace[] }>('/api/tables?mine=1');
  expect(mine.tables).toMatchObject([{ broken: true }]);
  const figures = await (await fetch(`${url}/metrics`)).text();
  const ids = [...figures.matchAll(/orrery_table_broken\{table="(\w+)"\} 1/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual([unreadable!.id, ofNoGame!.id].sort());
});

test('a server that cannot save is not healthy, and is again when it can', async () => {
  const dataFolder = temporaryFolder();
  const { url } = await testServer({ dataFolder, times: { sweep: 50 } });
  const health = async () => (await fetch(`${url}/healthz`)).status;
  expect(await health()).toBe(200);
  const other = new DatabaseSync(join(dataFolder, 'orrery.db'));
  other.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE'); // nobody else can write
  await expect.poll(health, { timeout: 15_000 }).toBe(503);
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: false, problems: ['nothing can be saved'] });
  other.exec('ROLLBACK');
  other.close();
  await expect.poll(health, { timeout: 15_000 }).toBe(200);
});

test('a table that nobody looks at is forgotten, and found again when somebody comes', async () => {
  const { url } = await testServer({ times: { idle: 50, sweep: 50 } });
  const { ann, id, first, second } = await pair(url);
  await first.answer('step');
  const metric = async () => /orrery_tables_open (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
  expect(await metric()).toBe('1');
  first.close();
  second.close();
  await expect.poll(metric, { timeout: 5000 }).toBe('0');
  const again = await ann.sit(id);
  expect(again.game).toMatchObject({ answers: 1, view: { steps: 1 } });
  await again.answer('step');
});

test('a game that is over is forgotten soon, others are kept for longer, and its end is found again', async () => {
  const { url } = await testServer({ times: { idleWhenOver: 50, sweep: 50 } });
  const over = await pair(url, { options: { rolls: 1 } });
  const running = await pair(url);
  await over.first.answer('roll');
  for (const { first, second } of [over, running]) {
    first.close();
    second.close();
  }
  const metric = async () => /orrery_tables_open (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
  await expect.poll(metric, { timeout: 5000 }).toBe('1');
  const again = await over.ann.sit(over.id);
  expect(again.game).toMatchObject({ answers: 1, outcome: { winners: [0] }, table: { state: 'over' } });
  expect(await metric()).toBe('2');
});

test('the match of a game that is over goes with the last who looks at it, and comes back with whoever looks again', async () => {
  const { url } = await testServer();
  const { ann, id, first, second } = await pair(url, { options: { rolls: 1 } });
  const metric = async (name: string) =>
    new RegExp(`orrery_${name}_open (\\d+)`).exec(await (await fetch(`${url}/metrics`)).text())?.[1];
  await first.answer('roll');
  first.close();
  await expect.poll(() => metric('matches'), { timeout: 5000 }).toBe('1');
  second.close();
  await expect.poll(() => metric('matches'), { timeout: 5000 }).toBe('0');
  expect(await metric('tables')).toBe('1');
  const again = await ann.sit(id);
  expect(again.game).toMatchObject({ answers: 1, outcome: { winners: [0] }, table: { state: 'over' } });
  expect(await metric('matches')).toBe('1');
});

test('whoever plays with bots only need not watch them; others who play are asked for patience', async () => {
  const { url } = await testServer({ times: { botPause: 600_000 } });
  const [ann, ben] = await Promise.all([Client.guest(url, 'Ann'), Client.guest(url, 'Ben')]);
  const random = { kind: 'bot', bot: 'random' };
  const { id } = await ann.table({ seats: [{ kind: 'me' }, random], pace: 'human' });
  const alone = await ann.sit(id);
  await alone.answer('end-turn');
  expect(alone.game?.decision).toBeNull();
  await alone.do({ type: 'hurry' });
  await alone.until(({ decision }) => decision !== null);

  const shared = await ann.table({
    options: { players: 3 },
    seats: [{ kind: 'me' }, random, { kind: 'open' }],
    pace: 'human',
  });
  await ben.post(`/api/tables/${shared.id}/join`);
  const [first, second] = await Promise.all([ann.sit(shared.id), ben.sit(shared.id)]);
  await first.answer('end-turn');
  await first.do({ type: 'hurry' });
  expect(second.game?.answers).toBe(1);
});

test('bots at the pace of people take their time', async () => {
  const { url } = await testServer({ times: { botPause: 300 } });
  const ann = await Client.guest(url, 'Ann');
  const bots = ['random', 'random'].map((bot) => ({ kind: 'bot', bot }));
  const { id } = await ann.post<TableFace>('/api/tables', { game: 'arcs', seats: bots, pace: 'human' });
  const line = await ann.sit(id);
  const began = performance.now();
  const { answers = 0 } = line.game ?? {};
  await line.until(({ game }) => (game?.answers ?? 0) >= answers + 3);
  expect(performance.now() - began).toBeGreaterThan(240); // at least two more steps of one turn
});
