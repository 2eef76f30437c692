import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { alone, type Cluster } from '../cluster/cluster.ts';
import { newDatabase } from '../testing/postgres.ts';
import { connect } from './postgres/database.ts';
import { openPostgres } from './postgres/postgres.ts';
import { openSqlite } from './sqlite.ts';
import { Conflict, goodManners, type LogEntry, type Storage, type StoredTable, type Write } from './storage.ts';

interface Kind {
  /** Where to put things. */
  make(): Promise<string>;
  open(place: string): Promise<{ storage: Storage; cluster: Cluster }>;
  /** How many rows a table of the database has. */
  count(place: string, table: string): Promise<number>;
  remove(place: string): Promise<void>;
}

const sqlite: Kind = {
  make: async () => mkdtempSync(join(tmpdir(), 'orrery-storage-')),
  open: async (place) => ({ storage: await openSqlite(place), cluster: alone }),
  async count(place, table) {
    const file = new DatabaseSync(join(place, 'orrery.db'));
    const { count } = file.prepare(`SELECT count(*) AS count FROM ${table}`).get() ?? {};
    file.close();
    return Number(count);
  },
  remove: async (place) => rmSync(place, { recursive: true }),
};

const inPostgres: Kind = {
  make: () => newDatabase(inject('postgresUrl')),
  open: (url) => openPostgres({ url, lease: 10_000, onProblem: () => {} }),
  async count(url, table) {
    const sql = connect(url, 1);
    const [row] = await sql.plain(`SELECT count(*) FROM ${table}`);
    await sql.end();
    return Number(row?.count);
  },
  remove: async () => {},
};

describe.each([
  ['SQLite', sqlite],
  ['PostgreSQL', inPostgres],
])('%s', (_, kind) => {
  let place: string;
  let storage: Storage;
  let cluster: Cluster;

  beforeEach(async () => {
    place = await kind.make();
    ({ storage, cluster } = await kind.open(place));
    await storage.addUser({ id: 'ann', name: 'Ann', login: null }, 1);
  });

  afterEach(async () => {
    await storage.close();
    await kind.remove(place);
  });

  const table = (id: string, more: Partial<StoredTable> = {}): StoredTable => ({
    id,
    game: 'arcs',
    config: { players: 2 },
    seed: 'ab'.repeat(32),
    host: 'ann',
    network: 'home',
    clock: { kind: 'none' },
    listed: true,
    pace: 'human',
    manners: goodManners,
    created: 5,
    state: 'open',
    waitingFor: [],
    answers: 0,
    since: 5,
    left: null,
    clockAt: 5,
    attendance: [],
    wakeAt: null,
    seats: [
      { kind: 'person', user: 'ann', bot: null, invitation: null },
      { kind: 'open', user: null, bot: null, invitation: 'secret' },
    ],
    ...more,
  });
  const create = async (id: string, more?: Partial<StoredTable>) => {
    await storage.commit(id, [{ kind: 'create', table: table(id, more) }]);
    await cluster.take(id);
  };
  const never = { open: 0, running: 0, nobodys: 0, chat: 0, guests: 0, sessions: 0 };
  const answer = (id: string): LogEntry => ({ kind: 'answer', seat: 0, id, by: 'person' });
  const entry = (seq: number, id: string): Write => ({ kind: 'entry', seq, at: 9, entry: answer(id) });

  test('a table comes back as it was written, also from a newly opened file', async () => {
    await create('a');
    const progress = {
      state: 'running',
      waitingFor: [1],
      answers: 1,
      since: 9,
      left: [5, 6],
      clockAt: 8,
      attendance: [{}, { askedAt: 7 }],
      wakeAt: 77,
    } as const;
    await storage.commit('a', [
      entry(0, 'x'),
      { kind: 'progress', progress },
      { kind: 'checkpoint', checkpoint: '{"one":1}', length: 0 },
      { kind: 'chat', line: { id: 1, seat: 0, name: 'Ann', text: 'hello', at: 3 } },
    ]);
    await storage.close();
    ({ storage, cluster } = await kind.open(place));
    expect(await storage.table('a')).toEqual(table('a', progress));
    expect(await storage.history('a')).toEqual({
      entries: [answer('x')],
      length: 1,
      checkpoint: '{"one":1}',
      record: null,
    });
    expect(await storage.chat('a', 10)).toMatchObject([{ text: 'hello' }]);
  });

  test('of what is said at a table the last lines are kept', async () => {
    await create('a');
    await create('b');
    const said = (id: number): Write => ({ kind: 'chat', line: { id, seat: 0, name: 'Ann', text: 'hello', at: 3 } });
    await storage.commit('b', [said(1)]);
    for (let i = 0; i < 4; i++)
      await storage.commit(
        'a',
        Array.from({ length: 100 }, (_, n) => said(100 * i + n + 1)),
      );
    await storage.commit('a', [said(401)]);
    expect((await storage.chat('a', 1000)).map(({ id }) => id)).toEqual(Array.from({ length: 300 }, (_, n) => n + 102));
    expect(await storage.chat('b', 10)).toHaveLength(1);
  });

  test('a second entry with the same number is a conflict, and nothing of its commit is kept', async () => {
    await create('a');
    await storage.commit('a', [entry(0, 'first')]);
    const late = storage.commit('a', [{ kind: 'checkpoint', checkpoint: 'late', length: 0 }, entry(0, 'second')]);
    await expect(late).rejects.toThrow(Conflict);
    expect(await storage.history('a')).toMatchObject({ entries: [answer('first')], checkpoint: null });
  });

  test('of a long history only what came after the checkpoint is read, and not all of it is kept', async () => {
    await create('a');
    const many = 12_000;
    await storage.commit(
      'a',
      Array.from({ length: many }, (_, seq) => entry(seq, `${seq}`)),
    );
    expect(await storage.logLength('a')).toBe(many);
    await storage.commit('a', [{ kind: 'checkpoint', checkpoint: '{}', length: many - 2 }]);
    const { entries, length } = await storage.history('a');
    expect(entries).toEqual([answer(`${many - 2}`), answer(`${many - 1}`)]);
    expect(length).toBe(many);
    await storage.commit('a', [{ kind: 'checkpoint', checkpoint: '{}', length: many }]);
    expect(await kind.count(place, 'log')).toBe(10_000);
    expect(await storage.logLength('a')).toBe(many);
    await expect(storage.commit('a', [entry(many - 1, 'late')])).rejects.toThrow(Conflict);
    await storage.commit('a', [{ kind: 'record', record: '{}' }, entry(many, 'last')]);
    expect(await storage.history('a')).toMatchObject({ entries: [], length: many + 1 });
  });

  test('what was answered and taken back again and again is not read again', async () => {
    await create('a');
    const loop = Array.from({ length: 1000 }, (_, i): Write[] => [
      entry(2 * i, 'again'),
      { kind: 'entry', seq: 2 * i + 1, at: 9, entry: { kind: 'undo', seat: 0, index: 0 } },
    ]);
    await storage.commit('a', [...loop.flat(), entry(2000, 'x'), entry(2001, 'y'), entry(2002, 'z')]);
    await storage.commit('a', [
      { kind: 'entry', seq: 2003, at: 9, entry: { kind: 'rollback', to: 2, why: 'consent' } },
    ]);
    expect(await storage.history('a')).toMatchObject({ entries: [answer('x'), answer('y')], length: 2004 });
  });

  test('many commits at once share a transaction, and one that fails harms no other', async () => {
    await Promise.all(['a', 'b', 'c'].map((id) => create(id)));
    const results = await Promise.allSettled([
      storage.commit('a', [entry(0, 'a')]),
      storage.commit('b', [entry(0, 'b'), entry(0, 'twice')]),
      storage.commit('c', [entry(0, 'c')]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const kept = await Promise.all(['a', 'b', 'c'].map((id) => storage.history(id)));
    expect(kept.map(({ entries }) => entries.length)).toEqual([1, 0, 1]);
  });

  test('lists know the open tables, mine, and those where something is due', async () => {
    await create('open');
    await create('private', { listed: false, since: 6 });
    await create('running', { state: 'running', wakeAt: 50, host: 'ann', since: 7 });
    expect((await storage.listedTables(0, 10, 10)).map(({ id }) => id)).toEqual(['open']);
    expect((await storage.tablesOf('ann', 10)).map(({ id }) => id)).toEqual(['running', 'private', 'open']);
    await create('finished', { state: 'over', since: 8 });
    expect((await storage.tablesOf('ann', 3)).map(({ id }) => id)).toEqual(['running', 'private', 'open']);
    expect((await storage.tablesOf('ann', 4)).at(-1)?.id).toBe('finished');
    expect(await storage.tablesOf('ben', 10)).toEqual([]);
    await cluster.release(['running']);
    expect(await storage.dueTables(49, [])).toEqual([]);
    expect(await storage.dueTables(50, ['running'])).toEqual([]);
    expect(await storage.dueTables(50, [])).toEqual(['running']);
    expect(await storage.table('nowhere')).toBeNull();
  });

  test('sessions lead to their user until they are removed or forgotten', async () => {
    await storage.addSession('hash', 'ann', 100, null);
    expect(await storage.session('hash', 100)).toEqual({ id: 'ann', name: 'Ann', login: null });
    await storage.rename('ann', 'Anna');
    expect(await storage.session('hash', 100)).toMatchObject({ name: 'Anna' });
    expect(await storage.session('other', 100)).toBeNull();
    await storage.tidy({ ...never, sessions: 100 }, []);
    expect(await storage.session('hash', 100)).not.toBeNull();
    await storage.removeSession('hash');
    expect(await storage.session('hash', 100)).toBeNull();
  });

  test('what nobody needs any more is removed, and nothing else', async () => {
    const people = [{ kind: 'person', user: 'ann', bot: null, invitation: null }] as const;
    const nobody = [{ kind: 'person', user: null, bot: null, invitation: null }] as const;
    await create('never-begun', { since: 5 });
    await create('begun-later', { since: 50 });
    await create('abandoned', { state: 'running', since: 5 });
    await create('in-use', { state: 'running', since: 5 });
    await create('finished', { state: 'over', since: 5, seats: people });
    await create('imported', { state: 'over', since: 5, seats: nobody });
    await storage.commit('finished', [{ kind: 'chat', line: { id: 1, seat: 0, name: 'Ann', text: 'gg', at: 3 } }]);
    await storage.commit('abandoned', [entry(0, 'x'), { kind: 'checkpoint', checkpoint: '{}', length: 1 }]);
    for (const id of ['ben', 'cat', 'dan']) await storage.addUser({ id, name: id, login: null }, 1);
    await storage.addSession('hash', 'cat', 40, null);
    await storage.addSession('old', 'ben', 4, null);
    await storage.setAccount('dan', 'dan', 'x');
    await cluster.release(['never-begun', 'begun-later', 'abandoned', 'finished', 'imported']);
    expect(await storage.tidy(never, [])).toBe(0);
    const old = { open: 10, running: 10, nobodys: 10, chat: 10, guests: 10, sessions: 0 };
    while ((await storage.tidy(old, ['in-use'])) > 0);
    expect(await storage.tidy(old, ['in-use'])).toBe(0);
    const left = await storage.tablesOf('ann', 10);
    expect(left.map(({ id }) => id).sort()).toEqual(['begun-later', 'finished', 'in-use']);
    expect(await storage.table('imported')).toBeNull();
    expect(await storage.history('abandoned')).toMatchObject({ entries: [], checkpoint: null });
    expect(await storage.chat('finished', 10)).toEqual([]);
    expect(Object.keys(await storage.names(['ann', 'ben', 'cat', 'dan']))).toEqual(['ann', 'cat', 'dan']);
  });

  test('the list of tables forgets old ones, and shows only some of each network', async () => {
    for (const [i, id] of ['a', 'b', 'c'].entries()) await create(id, { created: i, network: 'crowd' });
    await create('d', { created: 1, network: 'home' });
    const ids = async (since: number, ofNetwork: number) =>
      (await storage.listedTables(since, ofNetwork, 10)).map(({ id }) => id);
    expect(await ids(0, 10)).toEqual(['c', 'b', 'd', 'a']);
    expect(await ids(0, 1)).toEqual(['c', 'd']);
    expect(await ids(2, 10)).toEqual(['c']);
  });

  describe('what people are to be told', () => {
    const turn = { user: 'ann', channel: 'email', kind: 'turn', table: 'a' };
    const claim = async (now: number, at = storage) =>
      (await at.claimNotices(now, 60_000, 10)).map(({ id }) => id).sort();

    test('a secret is made once', async () => {
      const [one, same] = await Promise.all([storage.secret('links'), storage.secret('links')]);
      expect(one).toMatch(/^[\w-]{43}$/);
      expect(same).toBe(one);
      expect(await storage.secret('other')).not.toBe(one);
    });

    test('wishes are kept part by part, and go with what waits for them', async () => {
      await storage.setWish('ann', 'email', '{"a":1}');
      await storage.setWish('ann', 'webhook', 'w');
      await storage.noteSent('ann', 'email', 7);
      await storage.setWish('ann', 'email', '{"a":2}');
      expect(await storage.wishes('ann')).toEqual([
        { part: 'email', value: '{"a":2}', sent: 7 },
        { part: 'webhook', value: 'w', sent: 0 },
      ]);
      await storage.addNotice('1', turn, 5);
      await storage.addNotice('2', { ...turn, channel: 'webhook' }, 5);
      await storage.setWish('ann', 'email', null);
      expect(await claim(5)).toEqual(['2']);
      await storage.forgetUser('ann');
      expect(await storage.wishes('ann')).toEqual([]);
      expect(await kind.count(place, 'notices')).toBe(0);
    });

    test('a notice is claimed once, when it is due; the same said again replaces it', async () => {
      await storage.addNotice('1', turn, 5);
      await storage.addNotice('2', turn, 6);
      await storage.addNotice('3', { ...turn, table: 'b' }, 6);
      expect(await claim(5)).toEqual([]);
      const both = await Promise.all([claim(6), claim(6)]);
      expect(both.flat().sort()).toEqual(['2', '3']);
      expect(both.map(({ length }) => length)).toContain(2); // what belongs together stays so
      expect(await claim(7)).toEqual([]);
      await storage.putOffNotices(['2'], 9, true);
      await storage.removeNotices(['3']);
      expect(await claim(8)).toEqual([]);
      expect(await storage.claimNotices(9, 60_000, 10)).toEqual([{ ...turn, id: '2', attempts: 2 }]);
      await storage.putOffNotices(['2'], 10, false);
      expect(await storage.claimNotices(10, 60_000, 10)).toEqual([{ ...turn, id: '2', attempts: 2 }]);
    });

    test('what comes while a channel fails waits with what has failed, until that is another one', async () => {
      await storage.setWish('ann', 'email', 'old');
      await storage.addNotice('1', turn, 5);
      expect(await claim(5)).toEqual(['1']);
      await storage.putOffNotices(['1'], 900, true);
      await storage.addNotice('2', turn, 6);
      await storage.addNotice('3', { ...turn, table: 'b' }, 7);
      await storage.addNotice('4', { ...turn, channel: 'webhook' }, 8);
      expect(await claim(899)).toEqual(['4']);
      expect(await storage.claimNotices(900, 0, 10)).toMatchObject([
        { id: '2', attempts: 2 },
        { id: '3', attempts: 1 },
      ]);
      await storage.putOffNotices(['2', '3'], 9000, true);
      await storage.setWish('ann', 'email', 'new');
      await storage.addNotice('5', turn, 901);
      expect(await claim(901)).toEqual(['5']);
    });

    test('what is being sent is not taken again with what comes after it', async () => {
      await storage.addNotice('1', turn, 5);
      expect(await claim(5)).toEqual(['1']);
      await storage.addNotice('2', { ...turn, table: 'b' }, 5);
      expect(await claim(5)).toEqual(['2']);
    });

    test('what a server has claimed and never sent is claimed again', async () => {
      await storage.addNotice('1', turn, 5);
      expect(await storage.claimNotices(5, 0, 10)).toMatchObject([{ attempts: 1 }]);
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(await storage.claimNotices(5, 60_000, 10)).toMatchObject([{ attempts: 2 }]);
      expect(await claim(5)).toEqual([]);
    });

    test('only so many people at a time', async () => {
      for (const user of ['b', 'c', 'a']) {
        await storage.addNotice(`${user}1`, { ...turn, user }, user.charCodeAt(0));
        await storage.addNotice(`${user}2`, { ...turn, user, table: 'b' }, user.charCodeAt(0));
      }
      const ids = (await storage.claimNotices(500, 60_000, 2)).map(({ id }) => id);
      expect(ids.sort()).toEqual(['a1', 'a2', 'b1', 'b2']);
    });
  });

  test('vacations are known while they last, and forgotten with their user', async () => {
    await storage.addVacation('ann', { began: 10, until: 50 });
    await storage.addVacation('ann', { began: 60, until: 90 });
    expect(await storage.vacations('ann', 0)).toEqual([
      { began: 10, until: 50 },
      { began: 60, until: 90 },
    ]);
    expect(await storage.vacations('ann', 11)).toEqual([{ began: 60, until: 90 }]);
    expect(await storage.onVacation(['ann', 'ben'], 70)).toEqual({ ann: 90 });
    expect(await storage.onVacation(['ben'], 70)).toEqual({});
    await storage.endVacation('ann', 80);
    expect(await storage.onVacation(['ann'], 80)).toEqual({});
    expect(await storage.vacations('ann', 0)).toMatchObject([{ until: 50 }, { until: 80 }]);
    await storage.forgetUser('ann');
    expect(await storage.vacations('ann', 0)).toEqual([]);
  });

  test('a session begins with the password that the user has then, and only while they are known', async () => {
    const begins = (hash: string, password: string | null) => storage.addSession(hash, 'ann', 100, password);
    expect(await storage.setAccount('ann', 'captain', 'x')).toBe(true);
    expect(await storage.setAccount('ann', 'other', 'y')).toBe(false);
    expect(await begins('guest', null)).toBe(false);
    expect(await begins('one', 'x')).toBe(true);
    expect(await storage.setPassword('ann', 'y', 'z')).toBe(false);
    expect(await storage.setPassword('ann', 'x', 'y')).toBe(true);
    expect(await begins('two', 'x')).toBe(false);
    expect(await storage.session('two', 100)).toBeNull();
    expect(await storage.renewSession('one', 'three')).toBe(true);
    expect(await storage.renewSession('one', 'four')).toBe(false);
    expect(await storage.session('three', 100)).toMatchObject({ id: 'ann', login: 'captain' });
    await storage.forgetUser('ann');
    expect(await storage.session('three', 100)).toBeNull();
    expect(await begins('five', 'y')).toBe(false);
    expect(await begins('six', null)).toBe(false);
    expect(await storage.setAccount('ann', 'captain', 'x')).toBe(false);
    await storage.rename('ann', 'Ann');
    expect(await storage.names(['ann'])).toEqual({ ann: '' });
  });

  test('a login belongs to one user', async () => {
    await storage.addUser({ id: 'ben', name: 'Ben', login: null }, 1);
    expect(await storage.setAccount('ann', 'captain', 'x')).toBe(true);
    expect(await storage.setAccount('ben', 'captain', 'y')).toBe(false);
    expect(await storage.account('captain')).toMatchObject({ id: 'ann', password: 'x' });
    expect(await storage.account('nobody')).toBeNull();
    expect(await storage.names(['ann', 'ben', 'cat'])).toEqual({ ann: 'Ann', ben: 'Ben' });
  });
});
