/** Plays people who abuse what is allowed: guesses, floods, forged records, borrowed sessions, tricks in texts. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Match, type Record as MatchRecord, verify } from '@orrery/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Identity } from './identity/identity.ts';
import type { Invitation, ReplayFace, ServerMessage, SessionFace, TableFace } from './protocol/index.ts';
import { usualLimits } from './settings.ts';
import { closeCodes } from './socket/connection.ts';
import { Client } from './testing/client.ts';
import { sharedServer, temporaryFolder, testServer } from './testing/server.ts';
import { trap } from './testing/trap.ts';

const shared = sharedServer();

const two = { seats: [{ kind: 'me' }, { kind: 'open' }] };
const codeOf = (message: ServerMessage) => (message.type === 'error' ? message.error.code : message.type);
const refused = (code: string) => ({ error: { code } });

/** As a browser would: with a cookie and the site it comes from. */
async function browse(url: string, method: string, path: string, cookie: string | null, origin = url) {
  const response = await fetch(url + path, {
    method,
    headers: { origin, 'content-type': 'application/json', ...(cookie !== null && { cookie }) },
    ...(method !== 'GET' && { body: '{}' }),
  });
  const json = (await response.json()) as { paths?: object; error?: { code: string } };
  return { status: response.status, json, headers: response.headers };
}

const cookieIn = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';

test('an invitation is not guessed', async () => {
  const { url } = shared;
  const [ann, eve] = await Promise.all([Client.guest(url, 'Ann'), Client.guest(url, 'Eve')]);
  const { id } = await ann.table(two);
  const { invitations } = await ann.get<{ invitations: Invitation[] }>(`/api/tables/${id}/invitations`);
  const { invitation } = invitations[0]!;
  expect(Buffer.from(invitation, 'base64url')).toHaveLength(16);
  const near = [invitation.slice(0, -1), `${invitation}A`, invitation.toLowerCase(), ` ${invitation}`, '', 'null', '%'];
  for (const guess of near) {
    await expect(eve.post(`/api/tables/${id}/join`, { invitation: guess })).rejects.toMatchObject(
      refused('invitation-used'),
    );
  }
  for (const guess of [null, { $ne: '' }, [invitation], true]) {
    await expect(eve.post(`/api/tables/${id}/join`, { invitation: guess })).rejects.toMatchObject({ status: 400 });
  }
  // An invitation is for its own table.
  const other = await ann.table(two);
  await expect(eve.post(`/api/tables/${other.id}/join`, { invitation })).rejects.toMatchObject({ status: 409 });
  expect(JSON.stringify(await eve.get(`/api/tables/${id}`))).not.toContain(invitation);
  expect(await eve.post(`/api/tables/${id}/join`, { invitation })).toMatchObject({ mySeat: 1 });
});

test('no other site can do anything in the name of a visitor', async () => {
  const { url } = shared;
  const cookie = cookieIn((await browse(url, 'POST', '/api/session', null)).headers);
  const { json } = await browse(url, 'GET', '/api/docs/json', null);
  const paths = json.paths as Record<string, Record<string, object>>;
  const changing = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => [method.toUpperCase(), path.replace('{id}', 'aaaaaaaaaaaa')] as const),
  );
  expect(changing.length).toBeGreaterThan(10);
  const { host, port } = new URL(url);
  // Mail programs follow it from anywhere; it asks for the key of its letter and does not look who the visitor is.
  const link = '/api/notifications/link';
  expect(changing.map(([, path]) => path)).toContain(link);
  for (const [method, path] of changing.filter(([, path]) => path !== link)) {
    for (const origin of ['https://evil.example', 'null', `http://evil.${host}`, `http://localhost:${port}`, '']) {
      const answer = await browse(url, method, path, cookie, origin);
      expect([answer.status, answer.json.error?.code], `${method} ${path} ${origin}`).toEqual([403, 'wrong-origin']);
    }
  }
  const keyless = await browse(url, 'POST', `${link}?key=guessed`, cookie, 'https://evil.example');
  expect(keyless.json.error?.code).toBe('bad-link');
  expect(await browse(url, 'GET', '/api/session', cookie)).toMatchObject({ status: 200 });
});

test('who floods the chat is stopped, on all their sockets together, and others are not', async () => {
  const { url } = await testServer({ limits: { chatPerSecond: usualLimits.chatPerSecond } });
  const [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => Client.guest(url, name)));
  const { id } = await ann!.table(two);
  await ben!.post(`/api/tables/${id}/join`);
  const line = await ben!.sit(id);
  const flooding = await Promise.all(Array.from({ length: 5 }, () => eve!.sit(id)));
  const began = performance.now();
  const replies = await Promise.all(
    flooding.flatMap((each) => Array.from({ length: 20 }, () => each.say({ type: 'chat', text: 'buy' }))),
  );
  const seconds = (performance.now() - began) / 1000;
  const codes = replies.map(codeOf);
  expect(new Set(codes)).toEqual(new Set(['ok', 'too-many']));
  const { chatPerSecond } = usualLimits;
  expect(codes.filter((code) => code === 'ok').length).toBeLessThanOrEqual(Math.ceil(chatPerSecond * (3 + seconds)));
  await line.do({ type: 'chat', text: 'stop that' });
  expect((await ann!.sit(id)).game?.chat.at(-1)).toMatchObject({ name: 'Ben', text: 'stop that' });
});

test('many sockets give nobody more messages', async () => {
  const { url } = await testServer({ limits: { messagesPerSecond: 20 } });
  const [ann, eve] = await Promise.all([Client.guest(url, 'Ann'), Client.guest(url, 'Eve')]);
  const { id } = await ann.table(two);
  const lines = await Promise.all(Array.from({ length: 5 }, () => eve.sit(id)));
  const began = performance.now();
  for (const line of lines) for (let i = 0; i < 40; i++) line.raw('{"type":"resync","ref":"x"}');
  const answers = () =>
    lines.flatMap(({ messages }) => messages.filter((each) => 'ref' in each || each.type === 'error'));
  await expect.poll(() => answers().length).toBe(200);
  const hellos = lines.flatMap(({ messages }) => messages.filter(({ type }) => type === 'hello')).length - lines.length;
  // A resync counts for five messages.
  expect(hellos).toBeLessThanOrEqual(Math.ceil((20 * (3 + (performance.now() - began) / 1000)) / 5));
  expect(codeOf(await (await ann.sit(id)).say({ type: 'ping' }))).toBe('pong');
});

test('nobody fills the server with tables', async () => {
  const { url } = await testServer({ limits: { tablesPerHost: 3, tablesPerAddress: 8 } });
  const [ann, ben] = await Promise.all([Client.guest(url, 'Ann'), Client.guest(url, 'Ben')]);
  for (let i = 0; i < 3; i++) await ann.table(two);
  await expect(ann.table(two)).rejects.toMatchObject({ status: 429, ...refused('too-many-tables') });
  const bots = { seats: [0, 1].map(() => ({ kind: 'bot', bot: 'random' })), game: 'arcs' };
  await expect(ann.table(bots)).rejects.toMatchObject(refused('too-many-tables'));
  expect((await ann.get<{ tables: TableFace[] }>('/api/tables?mine=1')).tables).toHaveLength(3);
  for (let i = 0; i < 3; i++) await ben.table(two);
  const cat = await Client.guest(url, 'Cat');
  await expect(cat.table(two)).rejects.toMatchObject({ status: 429, ...refused('too-many') });
});

test('many guests of one network have no more tables than the network may have', async () => {
  const { url } = await testServer({ limits: { tablesPerNetwork: 2 } });
  const guests = await Promise.all(['Ann', 'Ben', 'Cat'].map((name) => Client.guest(url, name)));
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  for (const guest of guests.slice(0, 2)) await guest.table({ seats });
  await expect(guests[2]!.table({ seats })).rejects.toMatchObject({ status: 429, ...refused('too-many-tables') });
});

test('nobody takes the name of somebody who sits there, or one that looks so', async () => {
  const { url } = shared;
  const [ann, eve] = await Promise.all([Client.guest(url, 'Ann'), Client.guest(url, 'Аnn')]);
  const { id } = await ann.table(two);
  await expect(eve.post(`/api/tables/${id}/join`)).rejects.toMatchObject({ status: 409, ...refused('name-taken') });
  const line = await eve.sit(id);
  expect(await line.say({ type: 'chat', text: 'I resign' })).toMatchObject(refused('name-taken'));
  const ben = await Client.guest(url, 'Ben');
  await ben.post(`/api/tables/${id}/join`);
  await expect(ben.rename('ANN')).rejects.toMatchObject({ status: 409, ...refused('name-taken') });
  await ben.rename('Benny');
});

test('nobody gets the name of somebody who sits there by sitting down while they get it', async () => {
  const { url } = shared;
  const [ann, eve] = await Promise.all([Client.guest(url, 'Ann'), Client.guest(url, 'Eve')]);
  const { id } = await ann.table({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  const { rename } = Identity.prototype;
  const slow = vi.spyOn(Identity.prototype, 'rename').mockImplementation(async function (this: Identity, ...args) {
    await pause(500);
    return rename.apply(this, args);
  });
  onTestFinished(() => slow.mockRestore());
  const renaming = eve.rename('ANN');
  await expect.poll(() => slow.mock.calls.length).toBe(1);
  await expect(eve.post(`/api/tables/${id}/join`)).rejects.toMatchObject(refused('name-taken'));
  await renaming;
});

test('nobody speaks under the name they had when they sat here, which somebody else may have now', async () => {
  const { url } = shared;
  const [ann, eve, ben] = await Promise.all(['Ann', 'Ben', 'Ben'].map((name) => Client.guest(url, name)));
  const { id } = await ann!.table({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  await eve!.post(`/api/tables/${id}/join`);
  await eve!.post(`/api/tables/${id}/leave`);
  await ben!.post(`/api/tables/${id}/join`);
  await eve!.rename('Eve');
  const line = await eve!.sit(id);
  await line.do({ type: 'chat', text: 'I resign' });
  await line.until(({ messages }) => messages.some(({ type }) => type === 'chat'));
  expect(line.messages.find(({ type }) => type === 'chat')).toMatchObject({ seat: null, name: 'Eve' });
});

test('imported records are counted by network and day', async () => {
  const { url } = await testServer({ limits: { importsPerNetwork: 1 } });
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table({ ...two, options: { rolls: 1 } });
  await (await Client.guest(url, 'Ben')).post(`/api/tables/${id}/join`);
  await (await ann.sit(id)).answer('roll');
  const record = await ann.get(`/api/tables/${id}/record`);
  await ann.post('/api/replays', { record });
  const again = (await Client.guest(url, 'Eve')).post('/api/replays', { record });
  await expect(again).rejects.toMatchObject({ status: 429, ...refused('too-many-records') });
});

test('a table that is over makes room for another', async () => {
  const { url } = await testServer({ limits: { tablesPerHost: 1 } });
  const ann = await Client.guest(url, 'Ann');
  await finishedRecord(ann);
  await ann.table(two);
});

/** The record of a game with one roll. */
async function finishedRecord(ann: Client): Promise<MatchRecord & { checkpoint: { state: object } }> {
  const { id } = await ann.table({
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    options: { rolls: 1, endless: true },
  });
  const line = await ann.sit(id);
  await line.answer('step');
  await line.answer('roll');
  return ann.get(`/api/tables/${id}/record`);
}

/** As long as it was, so that it is not refused before a rule is asked. */
function withoutEnd(record: MatchRecord): object {
  return { ...record, answers: [[0, 'loop'], ...record.answers.slice(1)] };
}

/** True in itself, but for the position that it begins with. */
function withOwnBeginning(seed: string): object {
  const config = trap.configure({ rolls: 1 });
  const state = { ...trap.initial(config), steps: 999 };
  const match = Match.at(trap, config, seed, 'turn', structuredClone(state));
  for (const id of ['step', 'roll']) match.answer(0, id);
  const from = { phase: 'turn', state, random: 0, answers: 0, events: 0 };
  const forged = { ...match.record(), from };
  expect(verify(trap, forged)).toMatchObject({ ok: true });
  return forged;
}

test('a forged record is refused, and nothing of a true one is kept but what was played', async () => {
  const { url } = await testServer({ engineLimit: 500 });
  const ann = await Client.guest(url, 'Ann');
  const record = await finishedRecord(ann);
  const send = (forged: unknown) => ann.post<TableFace>('/api/replays', { record: forged });
  const { checkpoint } = record;
  const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
  /** What is sent, and what it is refused for. */
  const forgeries: [forged: object, reason: RegExp][] = [
    [{ ...record, answers: [[0, 'step'], ...record.answers.slice(0, -1)] }, /marks that were never reached/],
    [{ ...record, answers: record.answers.slice(1) }, /checkpoint is malformed/],
    [{ ...record, answers: [...record.answers, [0, 'step']] }, /the game is over/],
    [{ ...record, answers: [[7, 'step'], ...record.answers] }, /seat 7 has nothing to decide/],
    [{ ...record, answers: Array.from({ length: 60_000 }, () => [0, 'step']) }, /after 3 answers: .*position differs/],
    [withoutEnd(record), /did not come to an end/],
    [{ ...record, seed: 'f'.repeat(32) }, /no valid seed/],
    [{ ...record, outcome: { winners: [1], scores: [9, 9] } }, /the outcome is not/],
    [{ ...record, events: [{ key: 'trap.cheated' }] }, /the events are not/],
    [{ ...record, checkpoint: { ...checkpoint, state: { ...checkpoint.state, steps: 999 } } }, /the checkpoint is not/],
    [{ ...record, checkpoint: { ...checkpoint, state: { x: deep(9000) } } }, /the checkpoint is not/],
    [withOwnBeginning(record.seed), /not begin at the beginning/],
    [{ ...record, game: 'constructor' }, /no game 'constructor'/],
    [{ ...record, version: 2 }, /under version 2/],
    [{ ...record, marks: [] }, /marks that were never reached/],
    [{ ...record, marks: [[0, 'x', deep(5000)]] }, /position differs/],
  ];
  for (const [forged, reason] of forgeries) {
    const message = expect.stringMatching(reason) as string;
    await expect(send(forged)).rejects.toMatchObject({ status: 400, error: { code: 'bad-record', message } });
  }
  const unfinished = Match.start(trap, {}, record.seed).record();
  await expect(send(unfinished)).rejects.toMatchObject({ status: 400, ...refused('record-unfinished') });
  const poisoned = JSON.stringify({ record }).replace('{"format"', '{"__proto__":{"isAdmin":true},"format"');
  const headers = { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' };
  expect((await fetch(`${url}/api/replays`, { method: 'POST', headers, body: poisoned })).status).toBe(400);
  await expect(send({ ...record, x: 'x'.repeat(1_100_000) })).rejects.toMatchObject({ status: 413 });
  expect((await ann.get<{ tables: TableFace[] }>('/api/tables?mine=1')).tables).toHaveLength(1);

  const junk = { ...record, extra: '<script>', answers: record.answers.map((answer) => [...answer, '<script>']) };
  const { id } = await send(junk);
  const kept = await ann.get<object>(`/api/tables/${id}/record`);
  expect(kept).toEqual(record);
  expect(await ann.get<ReplayFace>(`/api/tables/${id}/replay?at=1`)).toMatchObject({ view: { steps: 1 } });
});

test("one person's many replays and bad records do not keep others waiting", async () => {
  const { url } = await testServer({ engineLimit: 500, proxies: 1, limits: { importsPerAddress: 5 } });
  const eve = await Client.guest(url, 'Eve');
  const record = await finishedRecord(eve);
  const bomb = withoutEnd(record);
  const ask = (path: string, address: string, body?: object) =>
    fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${eve.token}`,
        'x-forwarded-for': address,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const { tables } = await eve.get<{ tables: TableFace[] }>('/api/tables?mine=1');
  const replay = `/api/tables/${tables[0]!.id}/replay?at=1`;
  const bombs = Array.from({ length: 7 }, () => ask('/api/replays', '203.0.113.7', { record: bomb }));
  const floods = Array.from({ length: 60 }, () => ask(replay, '203.0.113.8'));
  let areBombsOver = false;
  void Promise.all(bombs).then(() => {
    areBombsOver = true;
  });
  expect((await ask(replay, '203.0.113.9')).status).toBe(200);
  expect(areBombsOver).toBe(false); // five of them take half a second each, one after another
  const statusesOf = async (asked: Promise<Response>[]) =>
    new Set((await Promise.all(asked)).map(({ status }) => status));
  expect(await statusesOf(bombs)).toEqual(new Set([400, 429]));
  expect(await statusesOf(floods)).toEqual(new Set([200, 429]));
});

test('a session that somebody else knows ends when it becomes an account', async () => {
  const { url } = shared;
  const planted = cookieIn((await browse(url, 'POST', '/api/session', null)).headers);
  const made = await fetch(`${url}/api/account`, {
    method: 'POST',
    headers: { origin: url, cookie: planted, 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'victim', password: 'correct horse' }),
  });
  const own = cookieIn(made.headers);
  expect(own).toMatch(/^orrery=[\w-]{43}$/);
  expect(own).not.toBe(planted);
  expect(await browse(url, 'GET', '/api/session', own)).toMatchObject({ json: { login: 'victim' } });
  expect(await browse(url, 'GET', '/api/session', planted)).toMatchObject({ status: 401 });
});

test('a token of my own choice is no session', async () => {
  const { url } = shared;
  for (const token of ['x'.repeat(43), '', '../../etc/passwd', "' OR 1=1 --", 'a'.repeat(5000)]) {
    expect(await browse(url, 'GET', '/api/session', `orrery=${token}`)).toMatchObject({ status: 401 });
    const made = await browse(url, 'POST', '/api/session', `orrery=${token}`);
    expect(cookieIn(made.headers)).not.toContain(token || 'orrery=;');
  }
});

test('whoever signs out is gone from the table at once', async () => {
  const { url } = shared;
  const cookie = cookieIn((await browse(url, 'POST', '/api/session', null)).headers);
  const host = await Client.guest(url, 'Ann');
  const { id } = await host.table(two);
  const address = `${url.replace('http', 'ws')}/api/tables/${id}/socket`;
  const [mine, other] = [
    new WebSocket(address, { headers: { cookie, origin: url } }),
    new WebSocket(address, { headers: { authorization: `Bearer ${host.token}` } }),
  ];
  await Promise.all([once(mine, 'message'), once(other, 'message')]);
  const closed = once(mine, 'close');
  expect(await browse(url, 'POST', '/api/logout', cookie)).toMatchObject({ status: 200 });
  expect((await closed)[0]).toBe(closeCodes.signedOut);
  expect(other.readyState).toBe(WebSocket.OPEN);
});

test('two who sit together do not take the same name at the same moment', async () => {
  const { url } = shared;
  const taken: boolean[] = [];
  for (let i = 0; i < 12; i++) {
    const [ann, ben] = await Promise.all([Client.guest(url, 'Ann'), Client.guest(url, 'Ben')]);
    const { id } = await ann.table({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    await ben.post(`/api/tables/${id}/join`);
    const results = await Promise.allSettled([ann.rename('Captain'), ben.rename('Captain')]);
    taken.push(results.every(({ status }) => status === 'fulfilled'));
    const [hers, his] = await Promise.all([ann, ben].map((each) => each.get<SessionFace>('/api/session')));
    taken.push(hers?.name === his?.name); // whoever is refused keeps the name they had
    await ben.post(`/api/tables/${id}/leave`);
    const late = await Promise.allSettled([ben.post(`/api/tables/${id}/join`), ben.rename('Ann')]);
    const { name } = await ann.get<SessionFace>('/api/session');
    taken.push(late.every(({ status }) => status === 'fulfilled') && name === 'Ann');
  }
  expect(taken).not.toContain(true);
});

test('a socket that is being opened while its session ends is not left open', async () => {
  const dataFolder = temporaryFolder();
  const before = await testServer({ dataFolder });
  const people = await Promise.all(Array.from({ length: 16 }, () => Client.guest(before.url, 'Ann')));
  const tables = await Promise.all(people.map((ann) => ann.table(two)));
  await before.close();
  const { url } = await testServer({ dataFolder }); // which has to open the tables first
  for (const [i, ann] of people.map((each) => each.at(url)).entries()) {
    const address = `${url.replace('http', 'ws')}/api/tables/${tables[i]!.id}/socket`;
    const socket = new WebSocket(address, { headers: { authorization: `Bearer ${ann.token}` } });
    const ended = Promise.race([
      once(socket, 'close').then(([code]) => code as number),
      once(socket, 'unexpected-response').then(([, response]) => response.statusCode as number),
    ]);
    for (let turns = i % 8; turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve));
    await ann.post('/api/logout', { everywhere: true });
    expect([401, closeCodes.signedOut]).toContain(await Promise.race([ended, pause(3000, 'open')]));
  }
});

test('names and chat have no hidden, blank or overflowing letters', async () => {
  const { url } = shared;
  const named = async (name: string) => {
    const response = await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, token: true }),
    });
    return (await response.json()) as SessionFace & { error?: { code: string } };
  };
  const tricks: [string, string][] = [
    ['Ann\u202e\u2066\u200f', 'Ann'],
    ['A\u200bn\u00adn\ufeff\u2060', 'Ann'],
    ['Ann\u3164\u115f\u034f\ufe0f', 'Ann'],
    ['A\u2800 \u3000\u00a0n', 'A n'],
    [`Z${'\u0301'.repeat(30)}`, '\u0179\u0301\u0301\u0301'],
    ['Ann\r\nset-cookie: x', 'Annset-cookie: x'],
    ['\u001b[2JAnn', '[2JAnn'],
    ['Zoë Ґалаґан Łódź 龍', 'Zoë Ґалаґан Łódź 龍'],
  ];
  for (const [given, shown] of tricks) expect((await named(given)).name, JSON.stringify(given)).toBe(shown);
  for (const blank of ['\u3164', '\u2800\u2800', ' \u00a0\u200d', '\u202e', '\ud800']) {
    expect((await named(blank)).error?.code, JSON.stringify(blank)).toBe('bad-name');
  }
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table(two);
  const line = await ann.sit(id);
  await line.do({ type: 'chat', text: `one${'\n'.repeat(500)}two\u202e${'\u0301'.repeat(300)}` });
  expect((await ann.sit(id)).game?.chat.at(-1)?.text).toBe('one\n\ntwo\u0301\u0301\u0301');
  expect(codeOf(await line.say({ type: 'chat', text: '\n\u3164\u2800\n' }))).toBe('empty');
});

test('a request that never ends is ended', async () => {
  const { url } = await testServer({ limits: { arrival: 400 } });
  const { hostname, port } = new URL(url);
  const slow = connect(Number(port), hostname);
  slow.write('POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{');
  const silent = connect(Number(port), hostname);
  const answers = await Promise.all([textOf(slow), textOf(silent)]);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 408/);
});
