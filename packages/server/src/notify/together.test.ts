import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '../storage/postgres/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { Fenced, goodManners, type Storage, type StoredTable } from '../storage/storage.ts';
import { newDatabase } from '../testing/postgres.ts';
import { httpReceiver } from '../testing/receivers.ts';
import { temporaryFolder } from '../testing/server.ts';
import { Notifier } from './notifier.ts';
import { silent } from './settings.ts';

const annsTurn: StoredTable = {
  id: 'a',
  game: 'arcs',
  config: {},
  seed: 'secret seed',
  host: 'ann',
  network: '',
  clock: { kind: 'none' },
  listed: false,
  pace: 'human',
  manners: goodManners,
  attendance: [],
  created: 1,
  state: 'running',
  waitingFor: [0],
  answers: 0,
  since: 1,
  left: null,
  clockAt: 0,
  wakeAt: null,
  seats: [{ kind: 'person', user: 'ann', bot: null, invitation: 'secret invitation' }],
};

async function notifierOn(storage: Storage): Promise<Notifier> {
  const settings = {
    ...silent,
    publicUrl: 'https://play.example',
    webhooks: true,
    mayCallAnybody: true,
    look: 10,
    gap: 0,
  };
  const log = Fastify({ logger: { level: 'silent' } }).log;
  return Notifier.open({ storage, settings, log, metrics: { notifications: { inc: () => {} } as never } });
}

test('of three servers on one database one tells it', async () => {
  const database = await newDatabase(inject('postgresUrl'));
  const receiver = await httpReceiver();
  const opened: Awaited<ReturnType<typeof openPostgres>>[] = [];
  for (let i = 0; i < 3; i++) opened.push(await openPostgres({ url: database, lease: 30_000, onProblem: () => {} }));
  const notifiers = await Promise.all(opened.map(({ storage }) => notifierOn(storage)));
  onTestFinished(async () => {
    await Promise.all(notifiers.map((each) => each.close()));
    await Promise.all(opened.map(({ storage }) => storage.close()));
  });
  const storage = opened[0]!.storage;
  const users = Array.from({ length: 30 }, (_, i) => `user${i}`);
  const tables = users.map(
    (user): StoredTable => ({
      ...annsTurn,
      id: user,
      seats: [{ kind: 'person', user, bot: null, invitation: null }],
    }),
  );
  await Promise.all(tables.map((table) => storage.commit(table.id, [{ kind: 'create', table }])));
  await Promise.all(
    users.map((user) => storage.setWish(user, 'webhook', JSON.stringify({ url: `${receiver.url}/${user}` }))),
  );
  await Promise.all(users.map((user, i) => notifiers[i % 3]!.notify(user, 'turn', user)));
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(users.length);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(receiver.received.map(({ path }) => path.slice(1)).sort()).toEqual(users.toSorted());
  expect(String(receiver.received[0]?.body)).not.toMatch(/secret/);
});

test('what was sent while the storage went away is not sent again', async () => {
  const receiver = await httpReceiver();
  const storage = await openSqlite(temporaryFolder());
  await storage.addUser({ id: 'ann', name: 'Ann', login: null }, 1);
  await storage.commit('a', [{ kind: 'create', table: annsTurn }]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-01T12:00Z') });
  let refusals = 0;
  const away: Storage['removeNotices'] = async (ids) => {
    if (refusals++ < 2) throw new Fenced('PostgreSQL cannot be reached');
    return storage.removeNotices(ids);
  };
  const notifier = await notifierOn({ ...storage, removeNotices: away });
  onTestFinished(async () => {
    vi.useRealTimers();
    await notifier.close();
    await storage.close();
  });
  await notifier.wishes.setWebhook('ann', receiver.url);
  await notifier.notify('ann', 'turn', 'a');
  await expect.poll(() => receiver.received.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 2000)); // it is back
  vi.setSystemTime(Date.parse('2026-05-01T12:11Z')); // when another server may claim it
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(receiver.received).toHaveLength(1);
});

test('what happens in quiet hours is told when they end, together and as far as it is still true', async () => {
  const receiver = await httpReceiver();
  const storage = await openSqlite(temporaryFolder());
  await storage.addUser({ id: 'ann', name: 'Ann', login: null }, 1);
  const tables = ['a', 'b', 'answered'].map((id) => ({ ...annsTurn, id }));
  for (const table of tables) await storage.commit(table.id, [{ kind: 'create', table }]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-01T21:30Z') });
  const notifier = await notifierOn(storage);
  onTestFinished(async () => {
    vi.useRealTimers();
    await notifier.close();
    await storage.close();
  });
  const timing = { pace: 'now', digestHour: 0, quiet: { from: 23, to: 7 }, zone: 'Europe/Kyiv' } as const;
  await notifier.wishes.setTiming('ann', timing);
  await notifier.wishes.setWebhook('ann', receiver.url);
  for (const { id } of tables) await notifier.notify('ann', 'turn', id);
  await storage.commit('answered', [{ kind: 'progress', progress: { ...annsTurn, waitingFor: [1] } }]);
  vi.setSystemTime(Date.parse('2026-05-02T03:59Z'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(receiver.received).toEqual([]);
  vi.setSystemTime(Date.parse('2026-05-02T04:00Z'));
  await expect.poll(() => receiver.received.length).toBe(1);
  const { content } = JSON.parse(String(receiver.received[0]?.body));
  expect(content.match(/\/table\/\w+/g)).toEqual(['/table/a', '/table/b']);
});

describe.each([
  ['SQLite', () => openSqlite(temporaryFolder())],
  [
    'PostgreSQL',
    async () => {
      const url = await newDatabase(inject('postgresUrl'));
      return (await openPostgres({ url, lease: 30_000, onProblem: () => {} })).storage;
    },
  ],
])('nothing is sent in quiet hours: %s', (_, open) => {
  const night = { pace: 'now', digestHour: 20, quiet: { from: 22, to: 7 }, zone: 'UTC' } as const;

  /** Ann, on the first of May. */
  async function annAt(time: string) {
    const receiver = await httpReceiver();
    const storage = await open();
    await storage.addUser({ id: 'ann', name: 'Ann', login: null }, 1);
    await storage.commit('a', [{ kind: 'create', table: annsTurn }]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`2026-05-01T${time}Z`) });
    const notifier = await notifierOn(storage);
    onTestFinished(async () => {
      vi.useRealTimers();
      await notifier.close();
      await storage.close();
    });
    await notifier.wishes.setTiming('ann', night);
    await notifier.wishes.setWebhook('ann', receiver.url);
    /** How many messages have come when nothing more happens. */
    const cameUntil = async (moment: string) => {
      vi.setSystemTime(Date.parse(`${moment}Z`));
      await new Promise((resolve) => setTimeout(resolve, 150));
      return receiver.received.length;
    };
    const comesAt = async (moment: string, count: number) => {
      vi.setSystemTime(Date.parse(`${moment}Z`));
      await expect.poll(() => receiver.received.length).toBe(count);
    };
    return { storage, notifier, receiver, cameUntil, comesAt };
  }

  test('when it has failed just before', async () => {
    const { notifier, receiver, cameUntil, comesAt } = await annAt('21:59:30');
    receiver.status = 500;
    await notifier.notify('ann', 'turn', 'a');
    await comesAt('2026-05-01T21:59:31', 1);
    receiver.status = 204;
    expect(await cameUntil('2026-05-01T22:01')).toBe(1);
    expect(await cameUntil('2026-05-02T06:59')).toBe(1);
    await comesAt('2026-05-02T07:00', 2);
  });

  test('when no server was there at the hour', async () => {
    const { notifier, cameUntil, comesAt } = await annAt('12:00');
    await notifier.wishes.setTiming('ann', { ...night, pace: 'digest' });
    await notifier.notify('ann', 'turn', 'a');
    expect(await cameUntil('2026-05-01T23:30')).toBe(0);
    await comesAt('2026-05-02T07:00', 1);
  });

  test('when they were chosen after it was written down', async () => {
    const { notifier, cameUntil, comesAt } = await annAt('12:00');
    await notifier.wishes.setTiming('ann', { ...night, pace: 'digest' });
    await notifier.notify('ann', 'turn', 'a');
    await notifier.wishes.setTiming('ann', { ...night, quiet: { from: 19, to: 7 } });
    expect(await cameUntil('2026-05-01T20:05')).toBe(0);
    await comesAt('2026-05-02T07:00', 1);
  });

  test('however often they begin anew, and that counts as no attempt', async () => {
    const { notifier, receiver, cameUntil, comesAt } = await annAt('09:30');
    const quietFrom = (hour: number) =>
      notifier.wishes.setTiming('ann', { ...night, quiet: { from: hour, to: hour + 1 } });
    await quietFrom(9);
    await notifier.notify('ann', 'turn', 'a');
    for (let hour = 10; hour < 20; hour++) {
      await quietFrom(hour);
      expect(await cameUntil(`2026-05-01T${hour}:05`)).toBe(0);
    }
    receiver.status = 500;
    await comesAt('2026-05-01T20:00', 1);
    receiver.status = 204;
    await comesAt('2026-05-01T20:02', 2);
  });

  test('when a vacation ends at night', async () => {
    const { storage, notifier, receiver, cameUntil, comesAt } = await annAt('12:00');
    receiver.status = 500;
    await notifier.notify('ann', 'turn', 'a');
    await comesAt('2026-05-01T12:00:01', 1);
    receiver.status = 204;
    await storage.addVacation('ann', { began: Date.now(), until: Date.parse('2026-05-02T03:00Z') });
    expect(await cameUntil('2026-05-01T12:30')).toBe(1);
    expect(await cameUntil('2026-05-02T03:01')).toBe(1);
    await comesAt('2026-05-02T07:00', 2);
  });
});

test('of a table that cannot be read nobody is told, now or later', async () => {
  const receiver = await httpReceiver();
  const folder = temporaryFolder();
  const storage = await openSqlite(folder);
  await storage.addUser({ id: 'ann', name: 'Ann', login: null }, 1);
  await storage.commit('a', [{ kind: 'create', table: annsTurn }]);
  await storage.commit('b', [{ kind: 'create', table: { ...annsTurn, id: 'b' } }]);
  const file = new DatabaseSync(`${folder}/orrery.db`);
  file.exec(`UPDATE tables SET config = '{' WHERE id = 'a'`);
  file.close();
  const notifier = await notifierOn(storage);
  onTestFinished(async () => {
    await notifier.close();
    await storage.close();
  });
  await notifier.wishes.setWebhook('ann', receiver.url);
  await notifier.notify('ann', 'turn', 'a');
  await notifier.notify('ann', 'turn', 'b');
  await expect.poll(() => receiver.received.length).toBe(1);
  const { content } = JSON.parse(String(receiver.received[0]?.body));
  expect(content.match(/\/table\/\w+/g)).toEqual(['/table/b']);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await storage.claimNotices(Date.now() + 1e12, 0, 10)).toEqual([]);
});

test('what fails is tried eight times, with growing pauses, and then given up', async () => {
  const receiver = await httpReceiver();
  receiver.status = 503;
  const storage = await openSqlite(temporaryFolder());
  await storage.addUser({ id: 'ann', name: 'Ann', login: null }, 1);
  await storage.commit('a', [{ kind: 'create', table: annsTurn }]);
  vi.useFakeTimers({ toFake: ['Date'] });
  const notifier = await notifierOn(storage);
  onTestFinished(async () => {
    vi.useRealTimers();
    await notifier.close();
    await storage.close();
  });
  await storage.setWish('ann', 'webhook', JSON.stringify({ url: receiver.url }));
  await notifier.notify('ann', 'turn', 'a');
  const pauses = [1, 4, 16, 64, 256, 360, 360];
  for (const [i, minutes] of pauses.entries()) {
    await expect.poll(() => receiver.received.length).toBe(i + 1);
    await new Promise((resolve) => setTimeout(resolve, 60));
    vi.setSystemTime(Date.now() + minutes * 60_000 - 1000);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(receiver.received).toHaveLength(i + 1);
    vi.setSystemTime(Date.now() + 2000);
  }
  await expect.poll(() => receiver.received.length).toBe(8);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await storage.claimNotices(Date.now() + 1e12, 0, 10)).toEqual([]);
});
