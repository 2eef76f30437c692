/** Two servers on one PostgreSQL, and clients that come to either. */
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { GivenSettings } from '../index.ts';
import type { Invitation, TableFace } from '../protocol/index.ts';
import { connect } from '../storage/postgres/database.ts';
import { Client } from '../testing/client.ts';
import { newDatabase } from '../testing/postgres.ts';
import { sharedServer, temporaryFolder, testServer } from '../testing/server.ts';
import { speak } from '../testing/speak.ts';
import { seal } from './envelope.ts';

async function twoServers(given: GivenSettings = {}) {
  const databaseUrl = await newDatabase(inject('postgresUrl'));
  const start = () => testServer({ databaseUrl, ...given });
  return { databaseUrl, here: await start(), there: await start() };
}

const databaseUrl = await newDatabase(inject('postgresUrl'));
const shared = { here: sharedServer({ databaseUrl }), there: sharedServer({ databaseUrl }) };

const two = { seats: [{ kind: 'me' }, { kind: 'open' }] };

test('a table is played from any server, whichever has it', async () => {
  const { here, there } = shared;
  const [ann, ben] = [await Client.guest(here.url, 'Ann'), await Client.guest(there.url, 'Ben')];
  const { id } = await ann.table(two);
  const { invitations } = await ann.at(there.url).get<{ invitations: Invitation[] }>(`/api/tables/${id}/invitations`);
  await expect(ben.get(`/api/tables/${id}/invitations`)).rejects.toMatchObject({ error: { code: 'not-host' } });
  const { mySeat } = await ben.post<TableFace>(`/api/tables/${id}/join`, invitations[0]);
  expect(mySeat).toBe(1);
  const [first, second] = [await ann.sit(id), await ben.sit(id)];
  await first.answer('roll');
  await second.until(({ decision }) => decision !== null);
  await second.answer('roll');
  await expect(second.answer('roll')).rejects.toThrow('stale');
  await second.do({ type: 'chat', text: 'hello' });
  await first.until(({ messages }) => messages.some(({ type }) => type === 'chat'));
  expect(first.game?.table.seats.map(({ connected, name }) => [name, connected])).toEqual([
    ['Ann', true],
    ['Ben', true],
  ]);
  await expect(ben.get('/api/tables/nothinghere0')).rejects.toMatchObject({ status: 404 });
  expect(second.problem).toBeNull();
});

test('when a server leaves, its clients come back to the other one and go on', async () => {
  const { here, there } = await twoServers();
  const [ann, ben] = [await Client.guest(here.url, 'Ann'), await Client.guest(there.url, 'Ben')];
  const { id } = await ann.table(two);
  await ben.post(`/api/tables/${id}/join`);
  const [first, second] = [await ann.sit(id), await ben.sit(id)];
  await first.answer('roll');
  await here.close();
  expect([await first.untilClosed(), await second.untilClosed()]).toEqual([1012, 1012]);
  const [again, other] = [await ann.at(there.url).sit(id), await ben.sit(id)];
  expect(again.game?.answers).toBe(1);
  await other.answer('roll');
  await again.until(({ decision }) => decision !== null);
});

test('a bot plays on at another server when its own is gone', async () => {
  const { here, there } = await twoServers({ times: { sweep: 200 } });
  const ann = await Client.guest(here.url, 'Ann');
  const bots = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }];
  const { id } = await ann.table({ game: 'arcs', seats: bots, pace: 'instant' });
  await ann.post(`/api/tables/${id}/resign`);
  await here.close();
  const face = () => ann.at(there.url).get<TableFace>(`/api/tables/${id}`);
  const { answers } = await face();
  await expect.poll(async () => (await face()).answers, { timeout: 30_000 }).toBeGreaterThan(answers);
});

test('nobody is left at a table that its server has lost while they came in', async () => {
  const { databaseUrl, here } = await twoServers();
  const sql = connect(databaseUrl, 1);
  onTestFinished(() => sql.end());
  const ann = await Client.guest(here.url, 'Ann');
  const { id } = await ann.table({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  for (let round = 0; round < 6; round++) {
    const coming = Array.from({ length: 8 }, () => ann.sit(id).catch(() => null));
    await pause(round * 3);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name ~ '^orrery [0-9a-f]{8}-' AND datname = current_database()`;
    for (const line of await Promise.all(coming)) {
      // Whoever is there is told everything; whoever is not is told to come back.
      const reply = await line?.say({ type: 'resync' }).catch(() => null);
      if (reply?.type !== 'ok') await expect.poll(() => line?.closed, { timeout: 5000 }).not.toBeNull();
      line?.close();
    }
  }
});

test('nobody is believed who only says to be one of the servers', async () => {
  const { here, there } = shared;
  const ann = await Client.guest(here.url, 'Ann');
  const { id } = await ann.table(two);
  const url = `/api/tables/${id}/invitations`;
  const user = { id: 'root', name: 'Root', login: null };
  for (const server of [here, there]) {
    for (const secret of ['', 'guessed']) {
      const { headers } = seal({ user, session: null, ip: '127.0.0.1' }, 'GET', url, secret);
      const answer = await fetch(server.url + url, { headers });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('x-orrery-proof')).toBeNull();
    }
  }
});

/** Something on the network of our servers that is none of them. */
async function stranger() {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls++;
    response.end('{}');
  });
  server.on('upgrade', (_request, socket) => {
    calls++;
    socket.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls: () => calls };
}

test('nobody makes a server call an address of their choice', async () => {
  const { here, there } = shared;
  const ann = await Client.guest(here.url, 'Ann');
  const { id } = await ann.table(two);
  const { address, calls } = await stranger();
  const asked = (first: string, rest = 'Connection: close\r\n\r\n') =>
    speak(there.url, `${first} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${ann.token}\r\n${rest}`);
  const json = 'Connection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
  const handshake = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  const answers = await Promise.all([
    asked(`GET ${address}/api/tables/${id}`),
    asked(`POST ${address}/api/tables/${id}/join`, json),
    asked(`GET ${address}/api/tables/${id}/socket`, `Connection: Upgrade\r\nUpgrade: websocket\r\n${handshake}\r\n`),
  ]);
  expect(calls()).toBe(0);
  for (const { status, body } of answers)
    expect([status, JSON.parse(body)]).toMatchObject([400, { error: { code: 'refused' } }]);
  const { host } = new URL(address);
  expect(await asked(`GET //${host}/api/tables/${id}`)).toMatchObject({ status: 404 });
  expect(calls()).toBe(0);
});

test('a request is passed on as it came, letter by letter', async () => {
  const { here, there } = shared;
  const ann = await Client.guest(here.url, 'Ann');
  const { id } = await ann.table(two);
  const target = `/api/tables/${id}?a='"<>|^\\{}\`%27`;
  const answer = await speak(there.url, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatchObject({ status: 200, body: expect.stringContaining(id) });
  const bad = [`GET /api/tables/${id}/socket HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${ann.token}`];
  const handshake = [...bad, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', '', ''];
  const refused = await speak(there.url, handshake.join('\r\n'));
  expect([refused.status, JSON.parse(refused.body)]).toMatchObject([400, { error: { code: 'refused' } }]);
});

test('whoever cannot prove to be the owner of a table is asked a few times only', async () => {
  const { databaseUrl, here, there } = await twoServers({ lease: 3000 });
  const ann = await Client.guest(here.url, 'Ann');
  const { id } = await ann.table(two);
  const { address, calls } = await stranger();
  const sql = connect(databaseUrl, 1);
  onTestFinished(() => sql.end());
  await sql`UPDATE nodes SET address = ${address}`;
  await expect(ann.at(there.url).get(`/api/tables/${id}`)).rejects.toMatchObject({ error: { code: 'restarting' } });
  expect(calls()).toBeGreaterThan(1);
  expect(calls()).toBeLessThan(10);
});

test('who logs out is out everywhere, and who is renamed has the new name everywhere', async () => {
  const { here, there } = shared;
  const [ann, ben] = [await Client.guest(here.url, 'Ann'), await Client.guest(there.url, 'Ben')];
  const { id } = await ann.table(two);
  await ben.post(`/api/tables/${id}/join`);
  const [first, second] = [await ann.sit(id), await ben.sit(id)];
  await ben.at(there.url).rename('Benedict');
  await first.until(({ game }) => game?.table.seats[1]?.name === 'Benedict');
  await ben.post('/api/logout');
  expect(await second.untilClosed()).toBe(4401);
  expect(first.closed).toBeNull();
  await ann.at(there.url).post('/api/account/delete');
  expect(await first.untilClosed()).toBe(4401);
});

test('who only looks on says things under the new name, too', async () => {
  const { here, there } = shared;
  const [ann, dan] = [await Client.guest(here.url, 'Ann'), await Client.guest(there.url, 'Dan')];
  const { id } = await ann.table(two);
  const [first, looker] = [await ann.sit(id), await dan.sit(id)];
  await dan.rename('Danton');
  const names = () => first.messages.flatMap((message) => (message.type === 'chat' ? [message.name] : []));
  await expect
    .poll(
      async () => {
        await looker.do({ type: 'chat', text: 'good luck' });
        return names().at(-1);
      },
      { timeout: 5000, interval: 500 },
    )
    .toBe('Danton');
});

test('a socket that is still being opened when its session ends is closed', async () => {
  const { databaseUrl, here, there } = await twoServers();
  const [ann, ben] = [await Client.guest(here.url, 'Ann'), await Client.guest(here.url, 'Ben')];
  const { id } = await ann.at(there.url).table(two);
  await ben.post(`/api/tables/${id}/join`);
  // The server that has the table does not answer while nobody knows where it is.
  const sql = connect(databaseUrl, 1);
  onTestFinished(() => sql.end());
  const { address } = await stranger();
  const nodes = await sql`SELECT session, address FROM nodes`;
  await sql`UPDATE nodes SET address = ${address}`;
  const opening = ben.sit(id).then(
    async (line) => String(await line.untilClosed()),
    (error) => String(error),
  );
  await pause(300);
  await ben.post('/api/logout', { everywhere: true });
  for (const { session, address: own } of nodes)
    await sql`UPDATE nodes SET address = ${String(own)} WHERE session = ${String(session)}`;
  expect(await Promise.race([opening, pause(20_000, 'still open')])).toMatch(/4401/);
});

test('limits count what is asked of all servers', async () => {
  const { here, there } = await twoServers({
    limits: { signInsPerAddress: 3, socketsPerSession: 2, wrongPasswords: 2 },
  });
  const ann = await Client.guest(here.url, 'Ann');
  await Client.guest(there.url, 'Ben');
  const { id: one } = await ann.table(two);
  const { id: other } = await ann.at(there.url).table(two);
  await Promise.all([ann.sit(one), ann.sit(other)]);
  await pause(200); // presence is noted beside the way
  await expect(ann.at(there.url).sit(other)).rejects.toThrow();
  await ann.post('/api/account', { login: 'captain', password: 'correct horse' });
  const login = (url: string, password: string) => ann.at(url).post('/api/login', { login: 'captain', password });
  await expect(login(here.url, 'wrong wrong')).rejects.toMatchObject({ status: 401 });
  await expect(login(there.url, 'wrong wrong')).rejects.toMatchObject({ status: 401 });
  await expect(login(here.url, 'correct horse')).rejects.toMatchObject({ status: 429 });
  await Client.guest(here.url, 'Cat');
  await expect(Client.guest(there.url, 'Dan')).rejects.toMatchObject({ status: 429 });
});

test('whoever says much at one server is slowed down at the other', async () => {
  const { here, there } = await twoServers({ limits: { messagesPerSecond: 4 } });
  const ann = await Client.guest(here.url, 'Ann');
  const { id: one } = await ann.table(two);
  const { id: other } = await ann.at(there.url).table(two);
  const [first, second] = [await ann.sit(one), await ann.at(there.url).sit(other)];
  // Not more than is allowed at the second server, and together more than that.
  const isSlowed = async () => {
    for (let i = 0; i < 4; i++) first.raw('{"type":"ping"}');
    second.raw('{"type":"ping"}');
    return second.messages.some(({ type }) => type === 'error');
  };
  await expect.poll(isSlowed, { interval: 400, timeout: 20_000 }).toBe(true);
});

test('the list of tables knows who is there, wherever the table is', async () => {
  const { here, there } = shared;
  const [ann, ben] = [await Client.guest(here.url, 'Ann'), await Client.guest(there.url, 'Ben')];
  const { id } = await ann.table({ ...two, listed: true });
  const line = await ann.sit(id);
  const seen = async () => {
    const { tables } = await ben.get<{ tables: TableFace[] }>('/api/tables');
    return tables.map((table) => [table.id, table.seats[0]?.connected]);
  };
  await expect.poll(seen).toEqual([[id, true]]);
  line.close();
  await expect.poll(seen).toEqual([[id, false]]);
});

test('a vacation that begins at one server stops the clock at tables of the other, and people are nudged and replaced from there', async () => {
  const { here, there } = await twoServers({ times: { nudgeAfter: 0, absence: 0 } });
  const [ann, ben] = [await Client.guest(here.url, 'Ann'), await Client.guest(here.url, 'Ben')];
  const clock = { kind: 'turn', seconds: 86_400, onTimeout: 'bot' };
  const { id } = await ann.table({ ...two, clock });
  await ben.post(`/api/tables/${id}/join`);
  const line = await ben.sit(id);
  await ann.at(there.url).post('/api/vacation', { days: 2 });
  await line.until(({ game }) => game?.table.seats[0]?.vacationUntil !== undefined);
  expect(line.game?.clock?.running).toEqual([]);
  await ann.at(there.url).post('/api/vacation/end');
  await line.until(({ game }) => game?.clock?.running.includes(0) === true);
  await ben.at(there.url).post(`/api/tables/${id}/nudge`, { seat: 0 });
  await line.until(({ game }) => game?.table.seats[0]?.nudged?.by === 1);
  const { id: other } = await ann.table(two);
  await ben.post(`/api/tables/${other}/join`);
  const { seats } = await ben.at(there.url).post<TableFace>(`/api/tables/${other}/replace`, { seat: 0, yes: true });
  expect(seats[0]).toMatchObject({ replaced: true });
  await ann.at(there.url).post(`/api/tables/${other}/return`);
  expect((await ann.get<TableFace>(`/api/tables/${other}`)).seats[0]).toMatchObject({ kind: 'person' });
});

test('whoever leaves for good or for a vacation while a table is away is told the truth, and all others hear of it', async () => {
  const { databaseUrl, here, there } = await twoServers();
  const [ann, ben] = [await Client.guest(there.url, 'Ann'), await Client.guest(there.url, 'Ben')];
  const away = await ann.at(here.url).table(two);
  const near = await ann.table(two);
  for (const { id } of [away, near]) await ben.post(`/api/tables/${id}/join`);
  const sql = connect(databaseUrl, 1);
  onTestFinished(() => sql.end());
  const kinds = async ({ id }: TableFace) =>
    (await ben.get<TableFace>(`/api/tables/${id}`)).seats.map(({ kind }) => kind);
  await sql`UPDATE nodes SET address = 'http://127.0.0.1:1' WHERE address = ${here.url}`; // nobody is there
  expect(await ann.post('/api/vacation', { days: 2 })).toMatchObject({ until: expect.any(Number) });
  await expect(ann.post('/api/account/delete')).rejects.toMatchObject({ error: { code: 'restarting' } });
  expect((await kinds(near))[0]).toBe('bot');
  await sql`UPDATE nodes SET address = ${here.url} WHERE address = 'http://127.0.0.1:1'`;
  expect((await kinds(away))[0]).toBe('person');
  await ann.post('/api/account/delete');
  expect((await kinds(away))[0]).toBe('bot');
});

test('a server is there for others when its threads are, and not before: games would wait at it', async () => {
  const folder = temporaryFolder();
  const [module, go] = [`${folder}/late.mjs`, `${folder}/go`];
  const engine = JSON.stringify(new URL('../engine/engine-worker.ts', import.meta.url).href);
  const wait = `while (!existsSync(${JSON.stringify(go)})) await new Promise((resolve) => setTimeout(resolve, 20))`;
  writeFileSync(module, `import { existsSync } from 'node:fs'; ${wait}; await import(${engine});`);
  const databaseUrl = await newDatabase(inject('postgresUrl'));
  const starting = testServer({ databaseUrl, engineModule: pathToFileURL(module) }).then(() => existsSync(go));
  await Promise.race([starting, pause(10_000)]);
  writeFileSync(go, '');
  expect(await starting).toBe(true);
});
