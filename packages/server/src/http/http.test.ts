import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Identity } from '../identity/identity.ts';
import type { GameFace, RuleTopic, SessionFace, TableFace } from '../protocol/index.ts';
import { Client } from '../testing/client.ts';
import { sharedServer, temporaryFolder, testServer } from '../testing/server.ts';
import { speak } from '../testing/speak.ts';

const shared = sharedServer();

const twoOpen = { seats: [{ kind: 'me' }, { kind: 'open' }] };

/** A plain request, as any program can send it. */
async function send(url: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const isText = typeof body === 'string';
  const response = await fetch(url + path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
  return { status: response.status, headers: response.headers, text, json, code: json?.error?.code };
}

/** `fetch` chooses the host itself. */
async function get(url: string, headers: Record<string, string>) {
  const [response] = await once(request(url, { headers }).end(), 'response');
  return { status: response.statusCode as number, text: await textOf(response) };
}

test('a browser gets a session in a cookie that no script can read', async () => {
  const { url } = shared;
  const origin = url;
  const made = await send(url, 'POST', '/api/session', { name: '  Ann\u202e\u0000 ' }, { origin });
  expect(made).toMatchObject({ status: 201, json: { name: 'Ann', login: null } });
  expect(made.json.token).toBeUndefined();
  const setCookie = made.headers.get('set-cookie') ?? '';
  expect(setCookie).toMatch(/^orrery=[\w-]{43};.*HttpOnly; SameSite=Lax/);
  expect(setCookie).not.toMatch(/Secure/);
  const cookie = setCookie.split(';')[0] ?? '';
  expect(await send(url, 'GET', '/api/session', undefined, { cookie })).toMatchObject({ json: { name: 'Ann' } });
  expect(await send(url, 'PATCH', '/api/session', { name: 'Anna' }, { cookie, origin })).toMatchObject({
    json: { name: 'Anna' },
  });
  expect(await send(url, 'POST', '/api/logout', {}, { cookie, origin })).toMatchObject({ status: 200 });
  expect(await send(url, 'GET', '/api/session', undefined, { cookie })).toMatchObject({ code: 'no-session' });
});

test('where nothing has to be said a request needs no body', async () => {
  const { url } = shared;
  const made = await send(url, 'POST', '/api/session', undefined, { origin: url });
  expect(made).toMatchObject({ status: 201, json: { login: null } });
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(await send(url, 'POST', '/api/logout', undefined, { cookie, origin: url })).toMatchObject({ status: 200 });
  expect(await send(url, 'POST', '/api/login')).toMatchObject({ status: 400, code: 'malformed' });
});

test('another site cannot act in my name', async () => {
  const { url } = shared;
  const made = await send(url, 'POST', '/api/session', {}, { origin: url });
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
  const evil = { cookie, origin: 'https://evil.example' };
  expect(await send(url, 'POST', '/api/tables', {}, evil)).toMatchObject({ status: 403, code: 'wrong-origin' });
  expect(await send(url, 'POST', '/api/tables', {}, { cookie })).toMatchObject({ code: 'wrong-origin' });
  expect(await send(url, 'POST', '/api/session', {}, { origin: 'null' })).toMatchObject({ code: 'wrong-origin' });
});

test('behind a trusted proxy the cookie is for https only', async () => {
  const { url } = await testServer({ proxies: 1 });
  const headers = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'orrery.example',
    origin: 'https://orrery.example',
  };
  const made = await send(url, 'POST', '/api/session', {}, headers);
  expect(made.headers.get('set-cookie')).toMatch(/Secure/);
});

test('an account keeps an identity for other devices', async () => {
  const { url } = shared;
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table(twoOpen);
  const credentials = { login: 'Captain', password: 'correct horse' };
  expect(await ann.post<SessionFace>('/api/account', credentials)).toEqual({ name: 'Ann', login: 'captain' });
  await expect(ann.post('/api/account', credentials)).rejects.toMatchObject({ error: { code: 'has-account' } });
  const ben = await Client.guest(url, 'Ben');
  await expect(ben.post('/api/account', credentials)).rejects.toMatchObject({ error: { code: 'login-taken' } });
  const wrong = { ...credentials, password: 'wrong horse' };
  await expect(ben.post('/api/login', wrong)).rejects.toMatchObject({ status: 401, error: { code: 'wrong-password' } });
  await expect(ben.post('/api/login', { ...wrong, login: 'nobody' })).rejects.toMatchObject({ status: 401 });
  const { token } = await ben.post<SessionFace>('/api/login', { ...credentials, token: true });
  const mine = await send(url, 'GET', '/api/tables?mine=1', undefined, { authorization: `Bearer ${token}` });
  expect(mine.json.tables).toMatchObject([{ id, host: true, mySeat: 0 }]);
});

test('games tell their options, bots, texts, figures and rules', async () => {
  const { url } = shared;
  const { games } = (await send(url, 'GET', '/api/games')).json as { games: GameFace[] };
  expect(games.map(({ id }) => id)).toEqual(['arcs', 'eclipse', 'trap', 'bells']); // what nobody could see is not offered
  expect(games.find(({ id }) => id === 'arcs')).toMatchObject({
    players: [2, 3, 4],
    options: { leadersAndLore: { default: 'off' } },
    bots: ['random', 'gentle', 'greedy'],
    guided: { options: { players: 3 }, bots: ['gentle', 'gentle'] },
  });
  expect(games.find(({ id }) => id === 'trap')?.guided).toBeNull();
  expect((await send(url, 'GET', '/api/content/arcs')).json.systems).toHaveLength(24);
  expect(Object.keys((await send(url, 'GET', '/api/messages/arcs/en')).json).length).toBeGreaterThan(100);
  const topics = (await send(url, 'GET', '/api/rules/arcs')).json as RuleTopic[];
  expect(topics[0]).toMatchObject({
    topic: 'components',
    title: 'Components',
    rules: [{ id: 'components.1' }, {}, {}, {}, {}, {}, {}, {}, {}],
  });
  for (const path of ['/api/content/chess', '/api/messages/arcs/xx', '/api/rules/chess']) {
    expect(await send(url, 'GET', path)).toMatchObject({ status: 404, code: 'not-found' });
  }
});

test('a table is made, listed, joined by invitation, and starts when it is full', async () => {
  const { url } = shared;
  const [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => Client.guest(url, name)));
  const open = { kind: 'open' };
  const made = await ann!.table({ seats: [{ kind: 'me' }, open, open], listed: true });
  expect(made).toMatchObject({
    state: 'open',
    host: true,
    mySeat: 0,
    seats: [{ name: 'Ann', kind: 'person' }, {}, {}],
  });
  const path = `/api/tables/${made.id}`;
  const listed = await ben!.get<{ tables: TableFace[] }>('/api/tables');
  expect(listed.tables).toMatchObject([{ id: made.id, host: false, mySeat: null }]);

  await expect(ben!.get(`${path}/invitations`)).rejects.toMatchObject({ status: 403, error: { code: 'not-host' } });
  const { invitations } = await ann!.get<{ invitations: { seat: number; invitation: string }[] }>(
    `${path}/invitations`,
  );
  expect(invitations.map(({ seat }) => seat)).toEqual([1, 2]);
  const { invitation } = invitations[1]!;
  expect(await ben!.post(`${path}/join`, { invitation })).toMatchObject({ mySeat: 2, state: 'open' });
  await expect(eve!.post(`${path}/join`, { invitation })).rejects.toMatchObject({ error: { code: 'invitation-used' } });
  await expect(eve!.post(`${path}/join`, { seat: 2 })).rejects.toMatchObject({ error: { code: 'seat-taken' } });
  await expect(ben!.post(`${path}/join`)).rejects.toMatchObject({ error: { code: 'already-seated' } });
  expect(await ben!.post(`${path}/leave`)).toMatchObject({ mySeat: null });
  await expect(ben!.post(`${path}/leave`)).rejects.toMatchObject({ error: { code: 'not-seated' } });
  await expect(ben!.post(`${path}/start`)).rejects.toMatchObject({ error: { code: 'not-host' } });
  await expect(ben!.post(`${path}/bot`, { seat: 1, bot: 'random' })).rejects.toMatchObject({ status: 403 });
  await expect(ann!.post(`${path}/bot`, { seat: 1, bot: 'hal' })).rejects.toMatchObject({
    error: { code: 'no-such-bot' },
  });
  await expect(ann!.post(`${path}/bot`, { seat: 0, bot: 'random' })).rejects.toMatchObject({ status: 409 });
  expect(await ann!.post(`${path}/bot`, { seat: 1, bot: 'random' })).toMatchObject({
    seats: [{}, { bot: 'random' }, {}],
  });
  await expect(ann!.post(`${path}/resign`)).rejects.toMatchObject({ error: { code: 'not-started' } });
  expect(await ben!.post(`${path}/join`)).toMatchObject({ mySeat: 2, state: 'running' });
  await expect(eve!.post(`${path}/join`)).rejects.toMatchObject({ error: { code: 'already-started' } });
  expect((await ben!.get<{ tables: TableFace[] }>('/api/tables')).tables).toEqual([]);
});

test('a host who does not want to wait starts with bots', async () => {
  const { url } = shared;
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table(twoOpen);
  expect(await ann.post(`/api/tables/${id}/start`)).toMatchObject({ state: 'running', seats: [{}, { kind: 'bot' }] });
});

test('the record of a running game says nothing that is secret', async () => {
  const { url } = shared;
  const [ann, ben] = await Promise.all([Client.guest(url, 'Ann'), Client.guest(url, 'Ben')]);
  const { id } = await ann.table(twoOpen);
  await expect(ann.get(`/api/tables/${id}/replay?at=0`)).rejects.toMatchObject({ error: { code: 'not-started' } });
  await ben.post(`/api/tables/${id}/join`);
  const line = await ann.sit(id);
  await line.answer('step');
  const record = await ann.get<object>(`/api/tables/${id}/record`);
  expect(Object.keys(record).sort()).toEqual(['answers', 'commitment', 'config', 'game']);
  expect(record).toMatchObject({ answers: 1, commitment: line.game?.commitment });
  const asBen = await ben.get(`/api/tables/${id}/replay?at=1&as=0`);
  expect(asBen).toMatchObject({ seat: 1, view: { secrets: [null, 7] }, answer: null }); // it was not Ben's
  expect(await ann.get(`/api/tables/${id}/replay?at=1`)).toMatchObject({ answer: { seat: 0 } });
  expect(await ben.get(`/api/tables/${id}/replay?at=0`)).toMatchObject({ at: 0, answers: 1, view: { steps: 0 } });
});

test('what is wrong is refused with a reason', async () => {
  const { url } = await testServer({ limits: { body: 4096, record: 8192 } });
  const ann = await Client.guest(url, 'Ann');
  const headers = { authorization: `Bearer ${ann.token}` };
  const post = (path: string, body: unknown) => send(url, 'POST', path, body, headers);
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];

  expect(await post('/api/tables', '{"game":')).toMatchObject({ status: 400, code: 'malformed' });
  expect(await post('/api/tables', { game: 'arcs' })).toMatchObject({ status: 400, code: 'malformed' });
  expect(await post('/api/tables', { game: 'arcs', seats, cheat: 1 })).toMatchObject({
    status: 400,
    code: 'malformed',
  });
  expect(await post('/api/tables', { game: 'chess', seats })).toMatchObject({ status: 404, code: 'no-such-game' });
  expect(await post('/api/tables', { game: 'arcs', seats: [...seats, ...seats] })).toMatchObject({
    code: 'one-seat-only',
  });
  expect(await post('/api/tables', { game: 'arcs', seats, options: { players: 4 } })).toMatchObject({
    code: 'bad-seats',
  });
  expect(await post('/api/tables', { game: 'arcs', seats, options: { dice: 9 } })).toMatchObject({
    code: 'bad-config',
  });
  const stranger = [{ kind: 'me' }, { kind: 'bot', bot: 'hal' }];
  expect(await post('/api/tables', { game: 'arcs', seats: stranger })).toMatchObject({ code: 'no-such-bot' });
  expect(await post('/api/tables', { game: 'x'.repeat(5000), seats })).toMatchObject({
    status: 413,
    code: 'too-large',
  });
  expect(await post('/api/replays', { record: { format: 9 } })).toMatchObject({ status: 400, code: 'bad-record' });
  expect(await post('/api/replays', { record: { x: 'x'.repeat(9000) } })).toMatchObject({ status: 413 });
  for (const name of ['', '\u0000', 'x'.repeat(41)])
    expect(await post('/api/session', { name })).toMatchObject({ status: 400, code: 'bad-name' });
  expect(await post('/api/account', { login: 'a b', password: 'long enough' })).toMatchObject({ code: 'bad-login' });
  expect(await post('/api/account', { login: 'ann', password: 'short' })).toMatchObject({ code: 'bad-password' });
  for (const login of ['', 'ä', 'a b', 'x'.repeat(500)])
    expect(await post('/api/login', { login, password: '' })).toMatchObject({ status: 401, code: 'wrong-password' });

  expect(await send(url, 'GET', '/api/tables/aaaaaaaaaaaa')).toMatchObject({ status: 404, code: 'no-such-table' });
  expect(await send(url, 'GET', '/api/tables/nonsense')).toMatchObject({ status: 400, code: 'malformed' });
  expect(await send(url, 'POST', '/api/tables', {})).toMatchObject({ status: 400 });
  expect(await send(url, 'POST', '/api/tables', { game: 'arcs', seats })).toMatchObject({
    status: 401,
    code: 'no-session',
  });
  expect(await send(url, 'GET', '/api/nothing')).toMatchObject({ status: 404, code: 'not-found' });
  expect(await send(url, 'GET', '/api/tables/aaaaaaaaaaaa/socket')).toMatchObject({ status: 404 });
  const text = await send(url, 'POST', '/api/session', 'a=b', { 'content-type': 'text/plain' });
  expect(text).toMatchObject({ status: 415, code: 'not-json' });
});

test('a game that cannot be played so is refused with its reason, and no table is made', async () => {
  const { url } = shared;
  const ann = await Client.guest(url, 'Ann');
  const eclipse = (players: number, options: object) =>
    send(
      url,
      'POST',
      '/api/tables',
      { game: 'eclipse', seats: [{ kind: 'me' }, ...Array(players - 1).fill({ kind: 'bot', bot: 'random' })], options },
      { authorization: `Bearer ${ann.token}` },
    );
  const refused = async (players: number, options: object, reason: string) =>
    expect(await eclipse(players, options)).toMatchObject({
      status: 400,
      code: 'bad-config',
      json: { error: { message: expect.stringContaining(reason) } },
    });
  await refused(7, {}, "'players' must be one of 2, 3, 4, 5, 6");
  await refused(2, { species: ['planta', 'planta'] }, "'species' names 'planta' twice");
  await refused(2, { species: ['planta', 'terran-union'] }, 'the two sides of the green species board');
  await refused(2, { species: ['planta', 'klingon'] }, 'there is no species "klingon"; there are eridani,');
  await refused(3, { species: ['planta', 'draco'] }, 'one species for each of the 3 seats, not 2');
  await refused(2, { species: 'klingon' }, "'species'");
  await refused(2, { ancients: 'asleep' }, "'ancients' must be one of normal, advanced, random");
  await refused(2, { sectors: ['999'] }, "'sectors'");
  expect(await eclipse(2, { species: [['planta'], 'draco'] })).toMatchObject({ status: 400, code: 'malformed' });
  expect(await ann.get('/api/tables?mine=1')).toEqual({ tables: [] });

  const made = await eclipse(2, { species: ['planta', 'terran-republic'] });
  expect(made).toMatchObject({ status: 201, json: { options: { species: ['planta', 'terran-republic'] } } });
});

test('whoever asks too often is told to wait', async () => {
  const { url } = await testServer({ limits: { requestsPerSession: 5, signInsPerAddress: 3 } });
  const ann = await Client.guest(url, 'Ann');
  const headers = { authorization: `Bearer ${ann.token}` };
  const statuses = [];
  for (let i = 0; i < 7; i++) statuses.push((await send(url, 'GET', '/api/games', undefined, headers)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  await send(url, 'POST', '/api/session', {});
  await send(url, 'POST', '/api/session', {});
  expect(await send(url, 'POST', '/api/session', {})).toMatchObject({ status: 429, code: 'too-many' });
});

test('newcomers behind one address are counted as its own, not as one session', async () => {
  const { url } = await testServer({ limits: { requestsPerSession: 3, requestsPerAddress: 8 } });
  const statuses = [];
  for (let i = 0; i < 10; i++) statuses.push((await send(url, 'GET', '/api/games')).status);
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429, 429]);
});

test('those who watch the server may ask as often as they like', async () => {
  const { url } = await testServer({ limits: { requestsPerSession: 3, requestsPerAddress: 3 } });
  for (let i = 0; i < 10; i++) {
    for (const path of ['/healthz', '/metrics']) expect(await send(url, 'GET', path)).toMatchObject({ status: 200 });
  }
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push((await send(url, 'GET', '/nothing')).status);
  expect(statuses).toEqual([404, 404, 404, 429, 429]);
  expect(await send(url, 'GET', '/healthz')).toMatchObject({ status: 200 });
});

test('figures are for this machine, unless there is a token for them', async () => {
  const { url } = shared;
  const { port } = new URL(url);
  const read = (at: string, headers: Record<string, string> = {}) => get(`${at}/metrics`, headers);
  expect(await read(`http://localhost:${port}`)).toMatchObject({ status: 200 });
  // What a proxy on the same machine passes on.
  const passedOn: Record<string, string>[] = [
    { host: 'orrery.example' },
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
  ];
  for (const headers of passedOn) {
    expect(await read(url, headers)).toMatchObject({ status: 403, text: expect.stringContaining('"private"') });
  }
  const proxied = await testServer({ proxies: 1 });
  expect(await read(proxied.url)).toMatchObject({ status: 200 });
  expect(await read(proxied.url, { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' })).toMatchObject({ status: 403 });

  const metricsToken = 'a-long-enough-secret';
  const guarded = await testServer({ metricsToken });
  expect(await read(guarded.url)).toMatchObject({ status: 403 });
  expect(await read(guarded.url, { authorization: 'Bearer a-long-enough-guess' })).toMatchObject({ status: 403 });
  const host = 'orrery.example';
  expect(await read(guarded.url, { authorization: `Bearer ${metricsToken}`, host })).toMatchObject({ status: 200 });
});

test('behind a proxy nobody chooses the address that is counted', async () => {
  const { url } = await testServer({ proxies: 1, limits: { requestsPerAddress: 2 } });
  const statuses = [];
  for (let i = 0; i < 4; i++) {
    const headers = { 'x-forwarded-for': `10.0.0.${i}, 203.0.113.7` };
    statuses.push((await send(url, 'GET', '/api/games', undefined, headers)).status);
  }
  expect(statuses).toEqual([200, 200, 429, 429]);
  const other = { 'x-forwarded-for': '10.0.0.1, 203.0.113.8' };
  expect(await send(url, 'GET', '/api/games', undefined, other)).toMatchObject({ status: 200 });
});

test('the client is served with every address, and its hashed files for ever', async () => {
  const webFolder = temporaryFolder();
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(join(webFolder, 'index.html'), '<p>client</p>');
  writeFileSync(join(webFolder, 'assets', 'app-1234.js'), 'client()');
  writeFileSync(join(webFolder, 'assets', 'app-1234.js.gz'), gzipSync('client()'));
  const { url } = await testServer({ webFolder });
  for (const path of ['/', '/table/abcdefghijkl?invitation=x', '/rules/arcs']) {
    const page = await send(url, 'GET', path);
    expect(page).toMatchObject({ status: 200, text: '<p>client</p>' });
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(await send(url, 'HEAD', path)).toMatchObject({ status: 200, text: '' }); // what shows links asks first
  }
  const asset = await send(url, 'GET', '/assets/app-1234.js');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(asset.headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(asset.headers.get('content-type')).toContain('javascript');
  expect(asset.headers.get('content-encoding')).toBe('gzip');
  expect(asset.text).toBe('client()');
  expect(await send(url, 'GET', '/assets/gone.js')).toMatchObject({ status: 404, code: 'not-found' });
  expect((await send(url, 'GET', '/..%2f..%2fetc/passwd')).text).not.toContain('root:');
  expect(await send(url, 'POST', '/table/x', {})).toMatchObject({ status: 404 });
});

test('health, figures and documentation', async () => {
  const { url } = await testServer();
  expect((await send(url, 'GET', '/healthz')).json).toEqual({ ok: true });
  expect((await send(url, 'GET', '/metrics')).text).toContain('orrery_answers_total 0');
  const { json } = await send(url, 'GET', '/api/docs/json');
  expect(Object.keys(json.paths)).toContain('/api/tables/{id}/join');
  const page = await send(url, 'GET', '/api/docs');
  expect(page.text).toContain('POST /api/tables/{id}/join');
  expect(page.text).not.toContain('<script');
});

test('every answer of the API may be kept by nobody', async () => {
  const { url } = shared;
  const known = ['/api/games', '/api/nothing', '/api/session', '/api/tables/nonsense'];
  const odd = ['/api', '/api?x', '/%61pi/games', '/%61pi', '/api/tables/%zz', `/api/tables/${'x'.repeat(200)}`];
  for (const path of [...known, ...odd])
    expect((await fetch(url + path)).headers.get('cache-control'), path).toBe('no-store');
  const { headers } = await fetch(`${url}/%61pi/games`);
  expect(headers.get('content-type')).toContain('json');
});

test('what is no HTTP, or no address, is refused in the same shape', async () => {
  const { url } = shared;
  expect(await send(url, 'GET', '/api/%')).toMatchObject({ status: 400, code: 'malformed' });
  const requests: [string, number][] = [
    ['nonsense\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(30_000)}\r\n\r\n`, 431],
    ...['http://127.0.0.1:9/api/games', 'http://x', '*'].map((target): [string, number] => [
      `OPTIONS ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      400,
    ]),
    ['GET http://127.0.0.1:9/api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['GET /api/games HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['GET /api/games HTTP/1.1\r\nHost: x\r\nExpect: a-miracle\r\nConnection: close\r\n\r\n', 417],
  ];
  for (const [request, status] of requests) {
    const answer = await speak(url, request);
    expect(answer.status, request.slice(0, 60)).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'refused' } });
    expect(answer.head.toLowerCase()).toContain('cache-control: no-store');
  }
});

test('a handshake that is none is refused in the same shape, and an offer of another protocol is passed over', async () => {
  const { url } = shared;
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table(twoOpen);
  const ask = (path: string, ...lines: string[]) =>
    speak(
      url,
      [`GET ${path} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${ann.token}`, ...lines, '', ''].join('\r\n'),
    );
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket'];
  const [key, version] = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13'];
  const bad = [[key], [version], [key, 'Sec-WebSocket-Version: 7'], [key, version, 'Sec-WebSocket-Protocol: a,,']];
  for (const lines of bad) {
    const { status, body } = await ask(`/api/tables/${id}/socket`, ...upgrade, ...lines);
    expect([status, JSON.parse(body)], lines.join()).toMatchObject([400, { error: { code: 'refused' } }]);
  }
  const nowhere = await ask('/api/tables/%zz/socket', ...upgrade, key, version);
  expect([nowhere.status, JSON.parse(nowhere.body)]).toMatchObject([400, { error: { code: 'malformed' } }]);
  const offer = ['Connection: Upgrade, HTTP2-Settings, close', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'];
  expect(await ask('/api/session', ...offer)).toMatchObject({ status: 200, body: expect.stringContaining('Ann') });
  const { status, body } = await ask(`/api/tables/${id}/socket`, ...offer);
  expect([status, JSON.parse(body)]).toMatchObject([404, { error: { code: 'not-found' } }]);
});

test('our own host over another scheme is another site', async () => {
  const { url } = shared;
  const { host } = new URL(url);
  const made = await send(url, 'POST', '/api/session', {}, { origin: url });
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
  const rename = (origin: string) => send(url, 'PATCH', '/api/session', { name: 'Eve' }, { cookie, origin });
  expect(await rename(`https://${host}`)).toMatchObject({ status: 403, code: 'wrong-origin' });
  expect(await rename(`http://${host}`)).toMatchObject({ status: 200 });
  const lines = [
    'Host: [',
    'Origin: null',
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
    'Content-Length: 14',
  ];
  const head = ['PATCH /api/session HTTP/1.1', ...lines, 'Connection: close'].join('\r\n');
  expect(await speak(url, `${head}\r\n\r\n{"name":"Eve"}`)).toMatchObject({ status: 403 });
});

test('what is under way when a server is told to leave is answered, and what comes later is for another one', async () => {
  const server = await testServer();
  const ann = await Client.guest(server.url, 'Ann');
  const keep = vi.spyOn(Identity.prototype, 'keep');
  onTestFinished(() => keep.mockRestore());
  const asked = ann.post('/api/account', { login: 'captain', password: 'correct horse' });
  await expect.poll(() => keep.mock.calls.length, { interval: 1 }).toBe(1); // a password takes a while to be hashed
  const closing = server.close();
  await expect(ann.get('/api/session')).rejects.toThrow('fetch failed');
  expect(await asked).toMatchObject({ login: 'captain' });
  await closing;
});
