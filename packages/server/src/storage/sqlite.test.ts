import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TableFace } from '../protocol/index.ts';
import { Client } from '../testing/client.ts';
import { temporaryFolder, testServer } from '../testing/server.ts';
import { migrations } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import { Conflict, type Storage, Unreadable, type Write } from './storage.ts';

test('whoever opened the storage hears when its thread is lost', async () => {
  const threads = new Set<Worker>();
  const { postMessage } = Worker.prototype;
  const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...args) {
    threads.add(this);
    return postMessage.apply(this, args);
  });
  const folder = mkdtempSync(join(tmpdir(), 'orrery-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lost: string[] = [];
  const other = await openSqlite(folder, (problem) => lost.push(problem));
  spy.mockRestore();
  await [...threads][0]!.terminate();
  expect(lost).toEqual([expect.stringContaining('nothing can be saved any more')]);
  await expect(other.table('a')).rejects.toThrow();
  await other.close();
  expect(lost).toHaveLength(1);
});

test('a folder that cannot be used is said at once', async () => {
  await expect(openSqlite('/dev/null/nothing')).rejects.toThrow();
});

/** A storage with so many answers in the log of each table, every second of them taken back. */
async function withLogs(tables: readonly string[], answers: number) {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-storage-'));
  const storage = await openSqlite(folder);
  onTestFinished(async () => {
    await storage.close();
    rmSync(folder, { recursive: true });
  });
  await storage.addUser({ id: 'ann', name: 'Ann', login: null }, 1);
  const file = new DatabaseSync(join(folder, 'orrery.db'));
  for (const id of tables)
    file.exec(`
      INSERT INTO tables (id, game, config, seed, host, network, clock, listed, pace, manners, created, state, waiting, answers, since, clock_at, attendance)
      VALUES ('${id}', 'arcs', '{}', '', 'ann', '', '{"kind":"none"}', 0, 'human', '{}', 1, 'running', '[]', 0, 1, 0, '[]');
      INSERT INTO log (table_id, seq, at, entry)
      WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${answers - 1})
      SELECT '${id}', n, 1, iif(n % 2, '{"kind":"undo","index":0}', '{"kind":"answer","seat":0,"id":"' || n || '","by":"person"}')
      FROM numbers`);
  file.close();
  return storage;
}

test('of tables with long logs only a few are removed at a time', async () => {
  const storage = await withLogs(['a', 'b', 'c'], 3000);
  const never = { open: 0, nobodys: 0, chat: 0, guests: 0, sessions: 0 };
  const removed: number[] = [];
  for (let i = 0; i < 3; i++) removed.push(await storage.tidy({ ...never, running: 100 }, []));
  expect(removed).toEqual([2, 1, 0]);
});

test('while a long history is read others are served', async () => {
  const storage = await withLogs(['a'], 20_001);
  const done: string[] = [];
  const [history] = await Promise.all([
    storage.history('a').finally(() => done.push('history')),
    storage.chat('b', 10).finally(() => done.push('others')),
  ]);
  expect(done).toEqual(['others', 'history']);
  expect(history).toMatchObject({ length: 20_001, entries: [{ kind: 'answer', id: '20000' }] });
});

/** The step that makes tables and logs anew. */
const ANEW = migrations.findIndex((step) => step.includes('new_tables'));

test('what was kept before tables and logs were made anew is all there, and what belongs together still does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = new DatabaseSync(join(folder, 'orrery.db'));
  const before = migrations.slice(0, ANEW);
  for (const step of before) file.exec(step);
  file.exec(`PRAGMA user_version = ${before.length};
    INSERT INTO users (id, name, created) VALUES ('ann', 'Ann', 1);
    INSERT INTO tables (id, game, config, seed, host, network, clock, listed, pace, manners, created, state, waiting, answers, since, left_ms, clock_at, wake_at, attendance)
    VALUES
      ('later', 'arcs', '{}', 'cd', 'ann', 'home', '{"kind":"none"}', 0, 'human', '{}', 9, 'running', '[1]', 1, 7, NULL, 3, 4, '[{}]'),
      ('early', 'arcs', '{}', 'ab', 'ann', 'away', '{"kind":"none"}', 1, 'human', '{}', 8, 'open', '[]', 0, 6, '[5]', 2, NULL, '[]');
    INSERT INTO seats (table_id, seat, kind, user) VALUES ('later', 0, 'person', 'ann');
    INSERT INTO log (table_id, seq, at, entry) VALUES
      ('later', 1, 12, '{"kind":"answer","seat":1,"id":"b","by":"bot"}'),
      ('later', 0, 11, '{"kind":"answer","seat":0,"id":"a","by":"person"}');
  `);
  file.close();

  const storage = await openSqlite(folder);
  expect(await storage.table('later')).toMatchObject({
    network: 'home',
    waitingFor: [1],
    answers: 1,
    since: 7,
    wakeAt: 4,
  });
  expect(await storage.table('early')).toMatchObject({
    network: 'away',
    listed: true,
    created: 8,
    left: [5],
    clockAt: 2,
  });
  const { entries, length } = await storage.history('later');
  expect(entries.map((entry) => entry.kind === 'answer' && entry.id)).toEqual(['a', 'b']);
  expect(length).toBe(2);
  const entry = { kind: 'answer', seat: 0, id: 'c', by: 'person' } as const;
  const write = (table: string, seq: number) => storage.commit(table, [{ kind: 'entry', seq, at: 13, entry }]);
  await expect(write('later', 1)).rejects.toThrow(Conflict);
  await expect(write('nobody', 0)).rejects.toThrow();
  await write('later', 2);
  expect(await storage.logLength('later')).toBe(3);
  expect(await storage.dueTables(4, [])).toEqual(['later']);
  await storage.close();
});

test('a backup that is made while the server runs has the same tables, and a server goes on with it', async () => {
  const [dataFolder, restored] = [temporaryFolder(), temporaryFolder()];
  const { url } = await testServer({ dataFolder, databaseUrl: null });
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  await (await ann.sit(id)).answer('roll');
  const database = new DatabaseSync(join(dataFolder, 'orrery.db'));
  await backup(database, join(restored, 'orrery.db')); // what `.backup` of sqlite3 does (docs/operations.md)
  database.close();
  const other = await testServer({ dataFolder: restored, databaseUrl: null });
  const { tables } = await ann.at(other.url).get<{ tables: TableFace[] }>('/api/tables?mine=1');
  expect(tables.map((table) => table.id)).toEqual([id]);
  expect((await ann.at(other.url).sit(id)).game?.answers).toBeGreaterThan(0);
});

const answer = (seq: number, id: string): Write[] => [
  { kind: 'entry', seq, at: 1, entry: { kind: 'answer', seat: 0, id, by: 'person' } },
  { kind: 'progress', progress: { ...progress, answers: seq + 1 } },
];
const progress = {
  state: 'running',
  waitingFor: [0],
  since: 2,
  left: [5],
  clockAt: 3,
  wakeAt: 4,
  attendance: [{ askedAt: 3 }],
} as const;

/** A storage with two tables, and the file behind it. */
async function withTable() {
  const folder = temporaryFolder();
  const storage = await openSqlite(folder);
  const file = new DatabaseSync(join(folder, 'orrery.db'));
  onTestFinished(async () => {
    await storage.close();
    file.close();
  });
  await storage.addUser({ id: 'ann', name: 'Ann', login: null }, 1);
  await storage.addUser({ id: 'bea', name: 'Bea', login: null }, 1);
  file.exec(`
    INSERT INTO tables (id, game, config, seed, host, network, clock, listed, pace, manners, created, state, waiting, answers, since, clock_at, attendance)
    VALUES ('a', 'arcs', '{}', '', 'ann', '', '{"kind":"none"}', 0, 'human', '{}', 1, 'open', '[]', 0, 1, 0, '[]'),
      ('b', 'arcs', '{}', '', 'bea', '', '{"kind":"none"}', 0, 'human', '{}', 1, 'over', '[]', 0, 0, 0, '[]')`);
  const count = (table: string) => file.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count;
  return { storage, file, count };
}

test('what a server leaves in its journal is in its place when the file is opened again', async () => {
  const { storage, file, count } = await withTable();
  for (const seq of [0, 1, 2]) await storage.commit('a', answer(seq, `answer ${seq}`));
  expect([count('log'), count('journal')]).toEqual([0, 3]);
  const folder = temporaryFolder();
  await backup(file, join(folder, 'orrery.db'));
  const other = await openSqlite(folder);
  const left = new DatabaseSync(join(folder, 'orrery.db'));
  onTestFinished(() => left.close());
  expect(left.prepare('SELECT count(*) AS log, (SELECT count(*) FROM journal) AS journal FROM log').get()).toEqual({
    log: 3,
    journal: 0,
  });
  expect(await other.table('a')).toMatchObject({ ...progress, answers: 3 });
  const { entries, length } = await other.history('a');
  expect(entries.map((entry) => entry.kind === 'answer' && entry.id)).toEqual(['answer 0', 'answer 1', 'answer 2']);
  expect(length).toBe(3);
  await other.close();
});

test('the journal is put in its place by itself before it is long', async () => {
  const { storage, count } = await withTable();
  for (let seq = 0; seq < 1000; seq++) await storage.commit('a', answer(seq, 'x'));
  await storage.playedUntil(); // whatever is asked next
  expect([count('log'), count('journal')]).toEqual([1000, 0]);
  await storage.commit('a', answer(1000, 'y'));
  expect([count('log'), count('journal')]).toEqual([1000, 1]);
  await expect(storage.commit('a', answer(999, 'z'))).rejects.toThrow(Conflict);
  await expect(storage.commit('a', answer(1000, 'z'))).rejects.toThrow(Conflict);
  expect(await storage.logLength('a')).toBe(1001);
});

const readers: readonly (readonly [
  keyof Storage,
  (storage: Storage) => Promise<unknown>,
  before: unknown,
  after: unknown,
])[] = [
  ['table', async (storage) => (await storage.table('a'))?.answers, 0, 1],
  ['history', async (storage) => (await storage.history('a')).entries.length, 0, 1],
  ['logLength', (storage) => storage.logLength('a'), 0, 1],
  ['tablesOf', async (storage) => (await storage.tablesOf('ann', 5))[0]?.answers, 0, 1],
  ['hostedSince', (storage) => storage.hostedSince('ann', 0), 1, 0],
  ['madeSince', (storage) => storage.madeSince('', 0), 1, 0],
  ['importedSince', (storage) => storage.importedSince('', 0), 0, 1],
  ['dueTables', (storage) => storage.dueTables(9, []), [], ['a']],
];

test.each(readers)('whoever asks for %s hears of what was answered just before', async (_, ask, before, after) => {
  const { storage } = await withTable();
  await storage.commit('a', [{ kind: 'seats', seats: [{ kind: 'person', user: null, bot: null, invitation: null }] }]);
  expect(await ask(storage)).toEqual(before);
  const [entry] = answer(0, 'x');
  await storage.commit('a', [entry!, { kind: 'progress', progress: { ...progress, state: 'over', answers: 1 } }]);
  expect(await ask(storage)).toEqual(after);
});

test('a storage that is closed in good order leaves no journal', async () => {
  const { storage, count } = await withTable();
  await storage.commit('a', answer(0, 'x'));
  await storage.close();
  expect([count('log'), count('journal')]).toEqual([1, 0]);
});

test('what could not be written is not in the journal, and can be written again', async () => {
  const { storage, file } = await withTable();
  await storage.commit('a', answer(0, 'x'));
  file.exec(`CREATE TRIGGER refuse BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'no'); END`);
  await expect(storage.commit('a', answer(1, 'y'))).rejects.toThrow('no');
  file.exec('DROP TRIGGER refuse');
  await storage.commit('a', answer(1, 'z'));
  expect((await storage.history('a')).entries).toMatchObject([{ id: 'x' }, { id: 'z' }]);
  expect(await storage.table('a')).toMatchObject({ answers: 2 });
});

test('one answer that cannot be written costs those of the same moment nothing', async () => {
  const { storage, file } = await withTable();
  file.exec(
    `CREATE TRIGGER refuse BEFORE INSERT ON journal WHEN NEW.lines LIKE '%bad%' BEGIN SELECT RAISE(ABORT, 'no'); END`,
  );
  const writes = [answer(0, 'bad'), answer(0, 'x'), answer(0, 'again'), answer(1, 'y')];
  const results = await Promise.allSettled(writes.map((each) => storage.commit('a', each)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect((await storage.history('a')).entries).toMatchObject([{ id: 'x' }, { id: 'y' }]);
});

test('a journal that somebody else has put in its place is not written twice', async () => {
  const { storage, file, count } = await withTable();
  await storage.commit('a', answer(0, 'x'));
  file.exec(`
    INSERT INTO log (table_id, seq, at, entry)
      SELECT 'a', value ->> '$[1][0][0]', value ->> '$[1][0][1]', value ->> '$[1][0][2]' FROM journal, json_each(lines);
    DELETE FROM journal`);
  expect(await storage.logLength('a')).toBe(1);
  await storage.commit('a', answer(1, 'y'));
  expect((await storage.history('a')).entries).toMatchObject([{ id: 'x' }, { id: 'y' }]);
  expect(count('journal')).toBe(0);
});

test('what was answered is read, too, while nothing can be written', async () => {
  const { storage, file, count } = await withTable();
  await storage.commit('a', answer(0, 'x'));
  // Refused only when a transaction is to be committed, as by a full disk.
  file.exec(`
    CREATE TABLE full (disk TEXT REFERENCES users (id) DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER refuse AFTER INSERT ON log BEGIN INSERT INTO full (disk) VALUES ('nobody'); END`);
  expect(await storage.table('a')).toMatchObject({ ...progress, answers: 1 });
  expect((await storage.history('a')).entries).toMatchObject([{ id: 'x' }]);
  expect(await storage.tablesOf('ann', 5)).toMatchObject([{ id: 'a', answers: 1 }]);
  expect(await storage.dueTables(9, [])).toEqual(['a']);
  expect([count('log'), count('journal')]).toEqual([0, 1]);
  file.exec('DROP TRIGGER refuse');
  expect(await storage.logLength('a')).toBe(1);
  expect([count('log'), count('journal')]).toEqual([1, 0]);
});

test('what cannot be put in its place costs other tables nothing, and waits for better times', async () => {
  const { storage, file, count } = await withTable();
  await storage.commit('a', answer(0, 'x'));
  await storage.commit('b', answer(0, 'bad'));
  file.exec(
    `CREATE TRIGGER refuse BEFORE INSERT ON log WHEN NEW.entry LIKE '%bad%' BEGIN SELECT RAISE(ABORT, 'no'); END`,
  );
  expect(await storage.table('a')).toMatchObject({ answers: 1 });
  expect((await storage.history('a')).entries).toMatchObject([{ id: 'x' }]);
  expect(await storage.tablesOf('ann', 5)).toMatchObject([{ answers: 1 }]);
  await expect(storage.table('b')).rejects.toThrow(Unreadable);
  await expect(storage.history('b')).rejects.toThrow(Unreadable);
  await expect(storage.commit('b', answer(0, 'again'))).rejects.toThrow(Conflict);
  await storage.commit('a', answer(1, 'y'));
  expect(await storage.logLength('a')).toBe(2);
  expect([count('log'), count('journal')]).toEqual([2, 1]);
  file.exec('DROP TRIGGER refuse');
  expect((await storage.history('b')).entries).toMatchObject([{ id: 'bad' }]);
  expect([count('log'), count('journal')]).toEqual([3, 0]);
});

test('a table that somebody else has removed leaves others alone', async () => {
  const { storage, file, count } = await withTable();
  await storage.commit('b', answer(0, 'x'));
  file.exec(`PRAGMA foreign_keys = OFF; DELETE FROM tables WHERE id = 'b'; PRAGMA foreign_keys = ON`);
  await storage.commit('a', answer(0, 'y'));
  expect(await storage.table('b')).toBeNull();
  expect((await storage.history('a')).entries).toMatchObject([{ id: 'y' }]);
  expect([count('log'), count('journal')]).toEqual([1, 0]);
});

test('of lines of which a part is in its place already, the rest is put there', async () => {
  const { storage, file } = await withTable();
  await storage.commit('a', [answer(0, 'x')[0]!, ...answer(1, 'y')]);
  file.exec(`
    INSERT INTO log (table_id, seq, at, entry)
      SELECT 'a', value ->> '$[1][0][0]', value ->> '$[1][0][1]', value ->> '$[1][0][2]' FROM journal, json_each(lines)`);
  expect((await storage.history('a')).entries).toMatchObject([{ id: 'x' }, { id: 'y' }]);
  expect(await storage.table('a')).toMatchObject({ answers: 2 });
});

test('a journal that cannot be read is told of when the file is opened', async () => {
  const { file } = await withTable();
  file.exec(`INSERT INTO journal (id, lines) VALUES (7, 'no JSON')`);
  const folder = temporaryFolder();
  await backup(file, join(folder, 'orrery.db'));
  await expect(openSqlite(folder)).rejects.toThrow("entry 7 of the database's journal cannot be read");
});

test('people of yesterday may look around while nothing can be written', async () => {
  const { storage, file } = await withTable();
  await storage.addSession('token', 'ann', 1, null);
  file.exec(`CREATE TRIGGER refuse BEFORE UPDATE ON sessions BEGIN SELECT RAISE(ABORT, 'full'); END`);
  expect(await storage.session('token', Date.now())).toMatchObject({ name: 'Ann' });
});
