/** People who play a move a day. */

import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { TableFace, VacationFace } from '../protocol/index.ts';
import type { Progress } from '../storage/storage.ts';
import { Client } from '../testing/client.ts';
import { storageOf, temporaryFolder, testServer } from '../testing/server.ts';

const DAY = 86_400;
const byTurn = { kind: 'turn', seconds: DAY, onTimeout: 'bot' } as const;

/** Tables of two or three people, the first of whom begins. */
async function together(url: string, clock: object, ...names: string[]) {
  const people = await Promise.all(names.map((name) => Client.guest(url, name)));
  const [host, ...others] = people;
  const seats = names.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const { id } = await host!.table({ seats, clock });
  for (const other of others) await other.post(`/api/tables/${id}/join`);
  return { people, id };
}

/** As if a table had stood so for long; its server is stopped. Gives the users who sit there. */
function change(dataFolder: string, id: string, part: Partial<Progress>): Promise<string[]> {
  return storageOf(dataFolder, async ({ storage, cluster }) => {
    await cluster.take(id);
    const table = (await storage.table(id))!;
    const { state, waitingFor, answers, since, left, clockAt, wakeAt, attendance } = table;
    const before = { state, waitingFor, answers, since, left, clockAt, wakeAt, attendance };
    await storage.commit(id, [{ kind: 'progress', progress: { ...before, ...part } }]);
    return table.seats.map(({ user }) => user ?? '');
  });
}

const refused = (code: string) => ({ error: { code } });
const face = (client: Client, id: string) => client.get<TableFace>(`/api/tables/${id}`);
const mine = async (client: Client) => (await client.get<{ tables: TableFace[] }>('/api/tables?mine=1')).tables;

test('the list of my games says who is asked, since when, and how much time is left, also after a restart', async () => {
  const dataFolder = temporaryFolder();
  const server = await testServer({ dataFolder });
  const before = Date.now();
  const { people, id } = await together(server.url, byTurn, 'Ann', 'Ben');
  const [ann, ben] = people;
  const check = async (url: string) => {
    const [table] = await mine(ben!.at(url));
    expect(table).toMatchObject({ id, waitingFor: [0], mySeat: 1, timeLeft: { running: [0] } });
    expect(table?.seats[0]?.askedSince).toBeGreaterThanOrEqual(before - 1);
    expect(table?.seats[0]?.askedSince).toBeLessThanOrEqual(Date.now());
    expect(table?.seats[1]).not.toHaveProperty('askedSince');
    expect(table?.timeLeft?.left[0]).toBeGreaterThan((DAY - 600) * 1000);
    expect(table?.timeLeft?.left[0]).toBeLessThanOrEqual(DAY * 1000);
  };
  await check(server.url);
  await server.close();
  const { url } = await testServer({ dataFolder });
  await check(url);
  const line = await ann!.at(url).sit(id);
  await line.answer('wait');
  const [table] = await mine(ben!.at(url));
  expect(table).toMatchObject({ waitingFor: [1], timeLeft: { running: [1] } });
  expect(table?.seats[0]).not.toHaveProperty('askedSince');
  expect(table?.seats[1]?.askedSince).toBeGreaterThanOrEqual(before - 1);
});

test('games that wait for me are listed first, even before those that changed later', async () => {
  const { url } = await testServer();
  const { people, id } = await together(url, byTurn, 'Ann', 'Ben');
  const [ann, ben] = people;
  const { id: later } = await ben!.table({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ann!.post(`/api/tables/${later}/join`);
  expect((await mine(ann!)).map((table) => table.id)).toEqual([id, later]);
  expect((await mine(ben!)).map((table) => table.id)).toEqual([later, id]);
});

test('the clock of somebody on vacation stands still, everybody sees it, and it ends when they come back', async () => {
  const { url } = await testServer();
  const { people, id } = await together(url, byTurn, 'Ann', 'Ben');
  const { id: live } = await people[0]!.table({
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'turn', seconds: 600, onTimeout: 'bot' },
  });
  const [ann, ben] = people;
  await ben!.post(`/api/tables/${live}/join`);
  const line = await ben!.sit(id);
  expect(line.game?.clock?.running).toEqual([0]);
  const started = await ann!.post<VacationFace>('/api/vacation', { days: 10 });
  expect(started).toMatchObject({ daysLeft: 20, daysPerYear: 30 });
  await line.until(({ game }) => game?.table.seats[0]?.vacationUntil !== undefined);
  expect(line.game?.clock?.running).toEqual([]);
  expect(Math.abs((line.game?.table.seats[0]?.vacationUntil ?? 0) - (started.until ?? 0))).toBeLessThan(60_000);
  expect((await face(ben!, live)).seats[0]).not.toHaveProperty('vacationUntil');
  await expect(ann!.post('/api/vacation', { days: 1 })).rejects.toMatchObject(refused('on-vacation'));
  expect(await ann!.post('/api/vacation/end')).toEqual({ until: null, daysLeft: 29, daysPerYear: 30 });
  await line.until(({ game }) => game?.table.seats[0]?.vacationUntil === undefined);
  expect(line.game?.clock?.running).toEqual([0]);
  await expect(ann!.post('/api/vacation/end')).rejects.toMatchObject(refused('not-on-vacation'));
});

test('nobody is out of time on vacation, even when the server was away as it began, and everybody is when it is over', async () => {
  const dataFolder = temporaryFolder();
  const first = await testServer({ dataFolder });
  const { people, id } = await together(first.url, { ...byTurn, onTimeout: 'skip' }, 'Ann', 'Ben');
  await first.close();
  const [ann] = await change(dataFolder, id, { left: [0, DAY * 1000], wakeAt: 1 });
  const now = Date.now();
  await storageOf(dataFolder, ({ storage }) => storage.addVacation(ann!, { began: now, until: now + 5 * DAY * 1000 }));
  const { url } = await testServer({ dataFolder, times: { sweep: 50 } });
  await pause(500);
  expect(await face(people[0]!.at(url), id)).toMatchObject({ answers: 0, waitingFor: [0], timeLeft: { running: [] } });
  const line = await people[1]!.at(url).sit(id);
  await people[0]!.at(url).post('/api/vacation/end');
  await line.until(({ decision }) => decision !== null);
  expect(line.game).toMatchObject({ answers: 1, waitingFor: [1] });
});

test('a game that begins while somebody is on vacation knows it', async () => {
  const { url } = await testServer();
  const [ann, ben] = await Promise.all([Client.guest(url, 'Ann'), Client.guest(url, 'Ben')]);
  await ann.post('/api/vacation', { days: 1 });
  const { id } = await ann.table({ seats: [{ kind: 'me' }, { kind: 'open' }], clock: byTurn });
  await ben.post(`/api/tables/${id}/join`);
  expect(await face(ben, id)).toMatchObject({
    seats: [{ vacationUntil: expect.any(Number) }, {}],
    timeLeft: { running: [] },
  });
});

test('there are only so many days of vacation, and a day that has begun is taken', async () => {
  const { url } = await testServer({ limits: { vacationDays: 3 } });
  const ann = await Client.guest(url, 'Ann');
  await expect(ann.post('/api/vacation', { days: 4 })).rejects.toMatchObject({
    error: { code: 'no-vacation-left', args: { count: 3 } },
  });
  for (const days of [0, -1, 1.5, 400, '2', null]) {
    await expect(ann.post('/api/vacation', { days })).rejects.toMatchObject(refused('malformed'));
  }
  for (const left of [2, 1, 0]) {
    await ann.post('/api/vacation', { days: 1 });
    expect(await ann.post('/api/vacation/end')).toMatchObject({ until: null, daysLeft: left });
  }
  await expect(ann.post('/api/vacation', { days: 1 })).rejects.toMatchObject(refused('no-vacation-left'));
  expect(await (await Client.guest(url, 'Ben')).get('/api/vacation')).toMatchObject({ daysLeft: 3, until: null });
});

test('a stranger cannot make a table take note of anything', async () => {
  const { url } = await testServer();
  const { id } = await together(url, byTurn, 'Ann', 'Ben');
  const eve = await Client.guest(url, 'Eve');
  await expect(eve.post(`/api/tables/${id}/vacation`)).rejects.toMatchObject(refused('not-your-seat'));
  await expect(fetch(`${url}/api/vacation`).then(({ status }) => status)).resolves.toBe(401);
});
