import { type AddressInfo, createServer, connect as dial } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import type { Signal } from '../../cluster/cluster.ts';
import { PlayingTime } from '../../tables/playing-time.ts';
import { FlakyLine } from '../../testing/flaky-line.ts';
import { newDatabase } from '../../testing/postgres.ts';
import { Fenced, goodManners, type StoredTable, Unsaved, type Write } from '../storage.ts';
import { connect, type Database } from './database.ts';
import { type OpenPostgres, openPostgres } from './postgres.ts';

let url: string;
let sql: Database;
const servers: OpenPostgres[] = [];

beforeEach(async () => {
  url = await newDatabase(inject('postgresUrl'));
  sql = connect(url, 1);
});

afterEach(async () => {
  for (const { storage } of servers.splice(0)) await storage.close();
  await sql.end();
});

async function server(name: string, lease = 10_000, address = url): Promise<OpenPostgres & { lost: string[] }> {
  const lost: string[] = [];
  const opened = await openPostgres({ url: address, lease, onProblem: () => {} });
  opened.cluster.whenLost((tables) => lost.push(...tables));
  await opened.cluster.announce(`http://${name}`);
  servers.push(opened);
  return { ...opened, lost };
}

const table = (id: string, wakeAt: number | null = null): StoredTable => ({
  id,
  game: 'arcs',
  config: {},
  seed: '',
  host: 'ann',
  network: '',
  clock: { kind: 'none' },
  listed: false,
  pace: 'human',
  manners: goodManners,
  created: 1,
  state: 'running',
  waitingFor: [],
  answers: 0,
  since: 1,
  left: null,
  clockAt: 1,
  attendance: [],
  wakeAt,
  seats: [],
});
const entry = (seq: number): Write => ({
  kind: 'entry',
  seq,
  at: 1,
  entry: { kind: 'answer', seat: 0, id: 'x', by: 'person' },
});
const create = ({ storage }: OpenPostgres, id: string, wakeAt: number | null = null) =>
  storage.commit(id, [{ kind: 'create', table: table(id, wakeAt) }]);

/** As PostgreSQL does with a server that it has not heard of for too long. */
const endSessions = () =>
  sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name ~ '^orrery [0-9a-f]{8}-' AND datname = current_database()`;

test('a table has one owner, whom the others are told, until it is released', async () => {
  const [a, b] = [await server('a'), await server('b')];
  await create(a, 't');
  expect(await a.cluster.take('t')).toBeNull();
  expect(await a.cluster.take('t')).toBeNull();
  expect(await b.cluster.take('t')).toMatchObject({ address: 'http://a' });
  await a.storage.commit('t', [entry(0)]);
  await expect(b.storage.commit('t', [entry(1)])).rejects.toThrow(Fenced);
  await a.cluster.release(['t']);
  await expect(a.storage.commit('t', [entry(1)])).rejects.toThrow(Fenced);
  expect(await b.cluster.take('t')).toBeNull();
  await b.storage.commit('t', [entry(1)]);
  const epochs = await sql`SELECT epoch::integer FROM log ORDER BY seq`;
  expect(epochs.map(({ epoch }) => epoch)).toEqual([1, 2]);
});

test('a server that starts ends nobody else’s session, not even one without a name', async () => {
  const nameless = connect(Object.assign(new URL(url), { search: 'application_name=' }).href, 1);
  const pid = async () => (await nameless`SELECT pg_backend_pid() AS pid`)[0]?.pid;
  const before = await pid();
  await server('a');
  expect(await pid()).toBe(before);
  await nameless.end();
});

test('a table that nobody made is nobody’s', async () => {
  const a = await server('a');
  expect(await a.cluster.take('nowhere')).toBeNull();
  await expect(a.storage.commit('nowhere', [entry(0)])).rejects.toThrow(Fenced);
  const locks = await sql`
    SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE locktype = 'advisory' AND datname = current_database()`;
  expect(locks).toHaveLength(0);
});

test('a server whose session was ended can write nothing, is told what it has lost, and comes back', async () => {
  const [a, b] = [await server('a'), await server('b')];
  await create(a, 't');
  await a.cluster.take('t');
  await a.storage.commit('t', [entry(0)]);
  await a.cluster.confirm();
  await endSessions();
  // It may not have heard of it yet; it finds out before it says anything about its tables.
  const confirmed = a.cluster.confirm().then(() => a.lost.includes('t'));
  expect(await confirmed.catch(() => true)).toBe(true);
  await expect.poll(() => a.lost).toEqual(['t']);
  await expect(a.storage.commit('t', [entry(1)])).rejects.toThrow(Fenced);
  await expect.poll(() => b.cluster.take('t').catch(() => 'not yet')).toBeNull();
  await b.storage.commit('t', [entry(1)]);
  await expect.poll(() => a.cluster.take('t').catch(() => null)).toMatchObject({ address: 'http://b' });
});

test('a commit under an old epoch is left out, and others of the same moment are kept', async () => {
  const a = await server('a');
  for (const id of ['s', 't']) {
    await create(a, id);
    await a.cluster.take(id);
  }
  await sql`UPDATE tables SET epoch = epoch + 1 WHERE id = 't'`;
  const results = await Promise.allSettled([a.storage.commit('s', [entry(0)]), a.storage.commit('t', [entry(0)])]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(a.lost).toEqual(['t']);
  expect(await a.storage.logLength('t')).toBe(0);
  expect(await a.storage.logLength('s')).toBe(1);
});

test('a table that cannot be taken keeps no lock, and costs its server no other', async () => {
  const [a, b] = [await server('a'), await server('b')];
  await create(a, 't');
  await create(a, 'bad', 50);
  await a.cluster.take('t');
  await sql.plain(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''no''; END';
    CREATE TRIGGER refuse BEFORE INSERT ON takeovers FOR EACH ROW WHEN (NEW.table_id = 'bad') EXECUTE FUNCTION refuse()`);
  await expect(a.cluster.take('bad')).rejects.toThrow('no');
  await expect(a.storage.dueTables(50, [])).rejects.toThrow('no');
  expect(a.lost).toEqual([]);
  await a.storage.commit('t', [entry(0)]);
  expect(await b.cluster.take('t')).toMatchObject({ address: 'http://a' });
  await sql`DROP TRIGGER refuse ON takeovers`;
  expect(await b.cluster.take('bad')).toBeNull();
});

test('a server that falls silent loses its tables after the lease', async () => {
  const [a, b] = [await server('a', 400), await server('b')];
  await create(a, 't');
  await a.cluster.take('t');
  // A process that is stopped says nothing; here the keep-alives are held back by a transaction that waits.
  const waiting = connect(url, 1);
  await waiting`SELECT pg_advisory_lock(77)`;
  await sql`CREATE FUNCTION stuck() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(77); RETURN NEW; END'`;
  await sql`CREATE TRIGGER stuck BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION stuck()`;
  await expect(a.storage.commit('t', [entry(0)])).rejects.toThrow(Fenced);
  expect(a.lost).toEqual(['t']);
  await waiting.end();
  await expect.poll(() => b.cluster.take('t').catch(() => 'not yet')).toBeNull();
});

test('and being told things does not count as a word from it', async () => {
  const line = await FlakyLine.to(new URL(url));
  onTestFinished(() => line.close());
  const b = await server('b');
  const a = await server('a', 400, Object.assign(new URL(url), { port: line.port }).href);
  await create(a, 't');
  await a.cluster.take('t');
  line.silence();
  const isFree = async () => {
    await b.cluster.together?.tell({ kind: 'renamed', user: 'ann', name: 'Ann' });
    return (await b.cluster.take('t').catch(() => 'not yet')) === null;
  };
  await expect.poll(isFree, { interval: 50 }).toBe(true);
});

test('a server that is cut off in the middle of a statement loses its tables, too', async () => {
  let isCut = false;
  // What it says last arrives but for its end, and nothing comes after it, not even that it is gone.
  const line = createServer((near) => {
    const far = dial(Number(new URL(url).port), '127.0.0.1');
    near.on('data', (chunk: Buffer) => {
      if (isCut) return;
      isCut = chunk.includes('pg_try_advisory_lock') && chunk.includes('bad');
      far.write(isCut ? chunk.subarray(0, -5) : chunk);
    });
    far.on('data', (chunk) => near.write(chunk));
    for (const socket of [near, far]) socket.on('error', () => {});
    onTestFinished(() => void [near, far].map((each) => each.destroy()));
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void line.close());
  const b = await server('b');
  const { port } = line.address() as AddressInfo;
  const a = await server('a', 400, Object.assign(new URL(url), { port }).href);
  await create(b, 't');
  await create(b, 'bad');
  await a.cluster.take('t');
  await expect(a.cluster.take('bad')).rejects.toThrow(Fenced);
  await expect.poll(() => b.cluster.take('t').catch(() => 'not yet'), { timeout: 5000 }).toBeNull();
});

test('a session that cannot begin is given up after the lease', async () => {
  await server('a'); // makes the tables
  const waiting = connect(url, 1);
  await waiting`SELECT pg_advisory_lock(78)`;
  await sql`CREATE FUNCTION held() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(78); RETURN NEW; END'`;
  await sql`CREATE TRIGGER held BEFORE INSERT ON nodes FOR EACH ROW EXECUTE FUNCTION held()`;
  await expect(server('b', 400)).rejects.toThrow('does not answer');
  await waiting.end();
});

test('what is due is taken by one server only, and what others have is left to them', async () => {
  const [a, b] = [await server('a'), await server('b')];
  for (const id of ['busy', 'one', 'two', 'three']) await create(a, id, 50);
  await create(a, 'later', 60);
  await b.cluster.take('busy');
  const taken = (await Promise.all([a.storage.dueTables(50, []), b.storage.dueTables(50, [])])).flat();
  const rest = (await Promise.all([a.storage.dueTables(50, []), b.storage.dueTables(50, [])])).flat();
  expect([...taken, ...rest].sort()).toEqual(['one', 'three', 'two']);
});

test('what is tidied up keeps no server waiting that has an old table', async () => {
  const [a, b] = [await server('a'), await server('b')];
  for (const id of ['gone', 'kept']) await create(a, id);
  await b.cluster.take('kept');
  const waiting = connect(url, 1);
  onTestFinished(() => waiting.end());
  await waiting`SELECT pg_advisory_lock(79)`;
  await sql`CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(79); RETURN OLD; END'`;
  await sql`CREATE TRIGGER slow BEFORE DELETE ON tables FOR EACH ROW EXECUTE FUNCTION slow()`;
  const tidying = a.storage.tidy({ open: 0, running: 50, nobodys: 0, chat: 0, guests: 0, sessions: 0 }, []);
  const isHeld = async () => (await sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`).length > 0;
  await expect.poll(isHeld).toBe(true);
  const kept = b.storage.commit('kept', [entry(0)]).then(() => 'kept');
  expect(await Promise.race([kept, pause(3000, 'waiting')])).toBe('kept');
  await waiting`SELECT pg_advisory_unlock(79)`;
  expect(await tidying).toBe(1);
  expect((await sql`SELECT id FROM tables`).map(({ id }) => id)).toEqual(['kept']);
});

test('playing time goes on while any server does, and stands still otherwise', async () => {
  const a = await server('a');
  expect(await a.storage.playedUntil()).toBeNull();
  await a.storage.notePlayed(1_000_000);
  await a.storage.notePlayed(999_000);
  await sql`UPDATE notes SET at = at - interval '3 seconds'`;
  expect(await a.storage.playedUntil()).toBe(1_000_000);
  const b = await server('b');
  expect(await b.storage.playedUntil()).toBeGreaterThanOrEqual(1_003_000);
});

test('servers that come back together after hours count next to nothing of them', async () => {
  const [a, b] = [await server('a'), await server('b')];
  await a.storage.notePlayed(1_000_000);
  await sql`UPDATE notes SET at = at - interval '10 hours'`;
  for (const { storage } of [a, b]) expect(await storage.playedUntil()).toBeLessThanOrEqual(1_010_000);
});

test('a time without PostgreSQL counts for nobody, whichever server is back first', async () => {
  const [a, b] = [await server('a'), await server('b')];
  await a.storage.notePlayed(1_000_000);
  const [first, second] = [await PlayingTime.resume(a.storage, () => 0), await PlayingTime.resume(b.storage, () => 0)];
  const [away] =
    await sql`UPDATE notes SET value = 2_000_000, at = at - interval '40 seconds' RETURNING clock_timestamp()`;
  await first.resumeAgain();
  const noted = first.now();
  expect(noted).toBeLessThanOrEqual(2_010_000);
  // It has noted the time at once, so the second adds only what has passed since.
  expect(await sql`SELECT 1 FROM notes WHERE at > ${away?.clock_timestamp as Date}`).toHaveLength(1);
  await second.resumeAgain();
  expect(second.now()).toBeLessThanOrEqual(noted + 10_000);
});

test('a PostgreSQL that was away is read from as soon as it is back, however often it was asked meanwhile', async () => {
  const line = await FlakyLine.to(new URL(url));
  onTestFinished(() => line.close());
  const { storage } = await server('a', 10_000, Object.assign(new URL(url), { port: line.port }).href);
  line.refuse();
  // Left to itself, the driver would now wait for ten seconds or more before it tries again.
  const askedAtOnce = () => Promise.allSettled(Array.from({ length: 12 }, () => storage.table('t')));
  for (let i = 0; i < 2; i++) for (const { status } of await askedAtOnce()) expect(status).toBe('rejected');
  line.heal();
  await expect.poll(() => storage.table('t').catch(() => 'away'), { timeout: 8000 }).toBeNull();
});

test('a server whose line breaks whenever a session begins has one session when it holds again', async () => {
  const line = await FlakyLine.to(new URL(url));
  onTestFinished(() => line.close());
  const a = await server('a', 10_000, Object.assign(new URL(url), { port: line.port }).href);
  await create(a, 't');
  const waiting = connect(url, 1);
  onTestFinished(() => waiting.end());
  const heldUp = () => sql`SELECT pid FROM pg_locks WHERE locktype = 'relation' AND NOT granted ORDER BY pid`;
  await waiting.begin(async (step) => {
    await step`LOCK TABLE nodes`;
    for (let i = 0; i < 3; i++) {
      const before = JSON.stringify(await heldUp());
      line.cut();
      await expect.poll(async () => JSON.stringify(await heldUp())).not.toBe(before);
    }
    await pause(500); // whoever else tried to begin one does so again
  });
  await expect.poll(() => a.cluster.take('t').catch(() => 'away'), { timeout: 8000 }).toBeNull();
  const sessions = await sql`SELECT 1 FROM nodes JOIN pg_stat_activity ON application_name = 'orrery ' || session`;
  expect(sessions).toHaveLength(1);
  await a.storage.commit('t', [entry(0)]);
});

test('of a commit whose session is ended meanwhile nobody says that it did not happen', async () => {
  const a = await server('a');
  await create(a, 't');
  await a.cluster.take('t');
  const waiting = connect(url, 1);
  onTestFinished(() => waiting.end());
  await waiting.begin(async (step) => {
    await step`LOCK TABLE log`;
    const commit = a.storage.commit('t', [entry(0)]).catch((error) => error);
    const isHeld = async () => (await sql`SELECT 1 FROM pg_locks WHERE NOT granted`).length > 0;
    await expect.poll(isHeld).toBe(true);
    await endSessions();
    expect(await commit).toBeInstanceOf(Fenced);
  });
});

test('a server whose wish to be told was refused while PostgreSQL came back is told all the same', async () => {
  const b = await server('b');
  let [mayRefuse, hasRefused] = [false, false];
  // As a standby does that is not the primary yet: the connection is good, and this one thing is not done.
  const refused = (chunk: Buffer) => {
    if (!mayRefuse || !/listen/i.test(chunk.toString('latin1'))) return chunk;
    [mayRefuse, hasRefused] = [false, true];
    return Buffer.from(chunk.toString('latin1').replace(/listen/i, 'lasten'), 'latin1');
  };
  const line = createServer((near) => {
    const far = dial(Number(new URL(url).port), '127.0.0.1');
    near.on('data', (chunk) => far.write(refused(Buffer.from(chunk))));
    far.pipe(near);
    for (const socket of [near, far]) {
      socket.on('error', () => {}); // and is closed
      socket.on('close', () => void [near, far].map((each) => each.destroy()));
    }
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void line.close());
  const { port } = line.address() as AddressInfo;
  const a = await server('a', 10_000, Object.assign(new URL(url), { port }).href);
  const told: Signal[] = [];
  a.cluster.whenTold((signal) => told.push(signal));
  mayRefuse = true;
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()`;
  await expect.poll(() => hasRefused).toBe(true);
  const signal: Signal = { kind: 'renamed', user: 'ann', name: 'Ann' };
  const isTold = async () => {
    await b.cluster.together?.tell(signal).catch(() => {});
    return told.length > 0;
  };
  await expect.poll(isTold, { interval: 200 }).toBe(true);
  expect(told[0]).toEqual(signal);
});

test('what a connection does not answer fails soon, and is asked again on another one', async () => {
  const line = await FlakyLine.to(new URL(url));
  onTestFinished(() => line.close());
  const { storage } = await server('a', 400, Object.assign(new URL(url), { port: line.port }).href);
  const askedAtOnce = () => Promise.allSettled(Array.from({ length: 6 }, () => storage.table('t')));
  for (const { status } of await askedAtOnce()) expect(status).toBe('fulfilled');
  line.forget(); // as a proxy that forgets the connections it has: new ones get through
  for (const answer of await askedAtOnce()) expect(answer).toMatchObject({ reason: expect.any(Fenced) });
  for (const { status } of await askedAtOnce()) expect(status).toBe('fulfilled');
});

test('what waits for others fails soon, too', async () => {
  const { storage } = await server('a', 400);
  const waiting = connect(url, 1);
  onTestFinished(() => waiting.end());
  await waiting.begin(async (step) => {
    await step`LOCK TABLE tables`;
    await expect(storage.table('t')).rejects.toThrow(Fenced);
  });
  expect(await storage.table('t')).toBeNull();
});

test('a server that stops leaves no connection behind, also of what it was just asking', async () => {
  const { storage, cluster } = await server('a');
  servers.pop();
  const leave = (user: string) => cluster.together?.leave({ table: 't', user, network: 'n' });
  const asked = Promise.allSettled(Array.from({ length: 8 }, (_, i) => leave(`user ${i}`)));
  await storage.close();
  for (const { status } of await asked) expect(status).toBe('fulfilled');
  const left = () =>
    sql`SELECT application_name FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  await expect.poll(left, { timeout: 5000 }).toEqual([]);
});

test('who leaves for good is not looked for in all that was ever said', async () => {
  await server('a'); // makes the tables
  await sql`
    INSERT INTO chat SELECT 't' || i / 100, i % 100, json_build_object('name', 'Ann', 'user', 'user ' || i % 500) FROM generate_series(1, 5000) AS i`;
  await sql`ANALYZE chat`;
  const plan = await sql`
    EXPLAIN UPDATE chat SET line = '' WHERE CASE WHEN line IS JSON OBJECT THEN line::json ->> 'user' END = 'user 1'`;
  expect(JSON.stringify(plan)).toContain('chat_author');
});

test('a line of chat that nobody can read keeps nobody from leaving for good', async () => {
  const { storage } = await server('a');
  await storage.addUser({ id: 'ann', name: 'Ann', login: null }, 1);
  await sql`INSERT INTO chat VALUES ('t', 1, 'nothing')`;
  await storage.forgetUser('ann');
  expect(await storage.names(['ann'])).toEqual({ ann: '' });
});

test('a session that begins while the password is being changed waits for that, and does not begin', async () => {
  const { storage } = await server('a');
  await storage.addUser({ id: 'ann', name: 'Ann', login: null }, 1);
  await storage.setAccount('ann', 'ann', 'old');
  const { adding } = await sql.begin(async (step) => {
    await step`UPDATE users SET password = 'new' WHERE id = 'ann'`;
    const begun = storage.addSession('hash', 'ann', 2, 'old');
    await pause(200);
    return { adding: begun };
  });
  expect(await adding).toBe(false);
});

test('what a full disk refuses is said to be that, and people of yesterday may look around', async () => {
  const { storage } = await server('a');
  await storage.addUser({ id: 'ann', name: 'Ann', login: null }, 1);
  await storage.addSession('token', 'ann', 1, null);
  const tables = ['users', 'sessions', 'tables'];
  await sql.plain(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$;
    ${tables.map((each) => `CREATE TRIGGER no BEFORE INSERT OR UPDATE ON ${each} EXECUTE FUNCTION refuse();`).join('')}`);
  await expect(storage.rename('ann', 'Anna')).rejects.toThrow(Unsaved);
  await expect(storage.commit('t', [{ kind: 'create', table: table('t') }])).rejects.toThrow(Unsaved);
  expect(await storage.session('token', Date.now())).toMatchObject({ name: 'Ann' });
});
