/** People who play a move a day. */

import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { TableFace, VacationFace } from '../protocol/index.ts';
import type { Progress } from '../storage/storage.ts';
import { Client } from '../testing/client.ts';
import { httpReceiver } from '../testing/receivers.ts';
import { sharedServer, storageOf, temporaryFolder, testServer } from '../testing/server.ts';

const shared = sharedServer();

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
  const { url } = shared;
  const { people, id } = await together(url, byTurn, 'Ann', 'Ben');
  const [ann, ben] = people;
  const { id: later } = await ben!.table({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ann!.post(`/api/tables/${later}/join`);
  expect((await mine(ann!)).map((table) => table.id)).toEqual([id, later]);
  expect((await mine(ben!)).map((table) => table.id)).toEqual([later, id]);
});

test('the clock of somebody on vacation stands still, everybody sees it, and it ends when they come back', async () => {
  const { url } = shared;
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
  const { url } = shared;
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
  const { url } = shared;
  const { id } = await together(url, byTurn, 'Ann', 'Ben');
  const eve = await Client.guest(url, 'Eve');
  await expect(eve.post(`/api/tables/${id}/vacation`)).rejects.toMatchObject(refused('not-your-seat'));
  await expect(fetch(`${url}/api/vacation`).then(({ status }) => status)).resolves.toBe(401);
});

test('whoever waits nudges whoever is asked, who sees it at the table and in the list until they have answered', async () => {
  const { url } = await testServer({ times: { nudgeAfter: 0 } });
  const { people, id } = await together(url, byTurn, 'Ann', 'Ben', 'Cat');
  const [ann, ben, cat] = people;
  const line = await ann!.sit(id);
  await ben!.post(`/api/tables/${id}/nudge`, { seat: 0 });
  await line.until(({ game }) => game?.table.seats[0]?.nudged?.by === 1);
  expect((await mine(ann!))[0]?.seats[0]?.nudged).toMatchObject({ by: 1, at: expect.any(Number) });
  for (const eager of [ben!, cat!]) {
    await expect(eager.post(`/api/tables/${id}/nudge`, { seat: 0 })).rejects.toMatchObject({
      status: 429,
      error: { code: 'too-soon', args: { minutes: 720 } },
    });
  }
  await line.answer('wait');
  await line.until(({ game }) => game?.table.seats[0]?.nudged === undefined);
  expect((await mine(ann!))[0]?.seats.some(({ nudged }) => nudged)).toBe(false);
  await cat!.post(`/api/tables/${id}/nudge`, { seat: 1 });
});

test('a nudge changes no clock and no order, and is remembered by the next server', async () => {
  const dataFolder = temporaryFolder();
  const server = await testServer({ dataFolder, times: { nudgeAfter: 0 } });
  const { people, id } = await together(server.url, byTurn, 'Ann', 'Ben');
  const before = await face(people[1]!, id);
  await people[1]!.post(`/api/tables/${id}/nudge`, { seat: 0 });
  expect(await face(people[1]!, id)).toMatchObject({ since: before.since, answers: 0, waitingFor: [0] });
  await server.close();
  const { url } = await testServer({ dataFolder, times: { nudgeAfter: 0 } });
  const after = await face(people[1]!.at(url), id);
  expect(after.seats[0]?.nudged?.by).toBe(1);
  expect(after.timeLeft?.left[0]).toBeLessThanOrEqual(before.timeLeft?.left[0] ?? 0);
  const again = people[1]!.at(url).post(`/api/tables/${id}/nudge`, { seat: 0 });
  await expect(again).rejects.toMatchObject(refused('too-soon'));
});

test('nobody nudges too soon, without waiting, without a seat, a bot, or somebody who is not asked or on vacation', async () => {
  const { url } = shared;
  const { people, id } = await together(url, byTurn, 'Ann', 'Ben', 'Cat');
  const [ann, ben] = people;
  const nudge = (client: Client, body: object, table = id) => client.post(`/api/tables/${table}/nudge`, body);
  const eve = await Client.guest(url, 'Eve');
  await expect(nudge(ben!, { seat: 0 })).rejects.toMatchObject({ error: { code: 'too-soon', args: { minutes: 60 } } });
  await expect(nudge(ann!, { seat: 0 })).rejects.toMatchObject(refused('not-waiting'));
  await expect(nudge(ann!, { seat: 1 })).rejects.toMatchObject(refused('not-waiting'));
  await expect(nudge(ben!, { seat: 2 })).rejects.toMatchObject(refused('not-waited-for'));
  await expect(nudge(ben!, { seat: 1 })).rejects.toMatchObject(refused('not-waited-for'));
  await expect(nudge(ben!, { seat: 7 })).rejects.toMatchObject(refused('no-such-seat'));
  for (const body of [{}, { seat: -1 }, { seat: 0.5 }, { seat: '0' }, { seat: 0, more: 1 }]) {
    await expect(nudge(ben!, body)).rejects.toMatchObject(refused('malformed'));
  }
  await expect(nudge(eve, { seat: 0 })).rejects.toMatchObject(refused('not-your-seat'));
  await ann!.post('/api/vacation', { days: 1 });
  await expect(nudge(ben!, { seat: 0 })).rejects.toMatchObject(refused('resting'));
  const { id: bots } = await ben!.table({ seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }], pace: 'human' });
  const atBots = nudge(ben!, { seat: 0 }, bots);
  await expect(atBots).rejects.toMatchObject({ error: { code: expect.stringMatching(/^(no-person|not-waiting)$/) } });
  const { id: open } = await ben!.table({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  await expect(nudge(ben!, { seat: 1 }, open)).rejects.toMatchObject(refused('not-started'));
});

test('whoever is nudged and not at the table is notified', async () => {
  const receiver = await httpReceiver();
  const notify = { publicUrl: 'https://play.example', mayCallAnybody: true, look: 20, gap: 0, webhooks: true };
  const { url } = await testServer({ notify, times: { nudgeAfter: 0, nudgeAgain: 0 } });
  const { people, id } = await together(url, byTurn, 'Ann', 'Ben');
  const [ann, ben] = people;
  await ann!.post('/api/notifications/webhook', { url: receiver.url });
  await ben!.post(`/api/tables/${id}/nudge`, { seat: 0 });
  await expect
    .poll(() => receiver.received.map(({ body }) => String(body)).join())
    .toContain('waiting for you in trap');
  const told = receiver.received.length;
  await ann!.sit(id);
  await ben!.post(`/api/tables/${id}/nudge`, { seat: 0 });
  await pause(150);
  expect(receiver.received).toHaveLength(told);
});
