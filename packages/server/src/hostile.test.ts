/** Plays the client that wishes us ill: everything it tries is refused with a reason, and the server stays well. */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ClientMessage, NewTable, type ServerMessage, type TableFace, Typed } from './protocol/index.ts';
import { accepts, faultOf, type Schema, Type } from './protocol/schema.ts';
import { usualLimits } from './settings.ts';
import { closeCodes } from './socket/connection.ts';
import { Client, type Line } from './testing/client.ts';
import { sharedServer, temporaryFolder, testServer } from './testing/server.ts';

const shared = sharedServer();

const two = { seats: [{ kind: 'me' }, { kind: 'open' }] };
const script = '<script>alert(1)</script>';

/** Ann and Ben play, Eve watches. */
async function atTable(url: string, wanted: object = {}) {
  const [ann, ben, eve] = await Promise.all([
    Client.guest(url, 'Ann'),
    Client.guest(url, 'Ben'),
    Client.guest(url, 'Eve'),
  ]);
  const { id } = await ann.table({ ...two, ...wanted });
  await ben.post(`/api/tables/${id}/join`);
  const [first, second, watcher] = await Promise.all([ann.sit(id), ben.sit(id), eve.sit(id)]);
  return { ann, ben, eve, id, first, second, watcher };
}

const codeOf = (message: ServerMessage) => (message.type === 'error' ? message.error.code : message.type);

/** What must not change: the whole table as somebody who comes anew sees it. */
async function tableOf(client: Client, id: string) {
  const line = await client.sit(id);
  line.close();
  const { view, seq, answers, decision, events, chat, waitingFor, table } = line.game ?? {};
  return { view, seq, answers, decision, events, chat, waitingFor, state: table?.state, options: table?.options };
}

async function health(url: string): Promise<number> {
  return (await fetch(`${url}/healthz`)).status;
}

/** A request whose path and body reach the server as they are. */
async function send(url: string, method: string, path: string, body?: string, token?: string) {
  const { hostname, port } = new URL(url);
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const sending = request({ hostname, port, method, path, headers });
  sending.on('error', () => {}); // the server may hang up on what is too large
  sending.end(body);
  const [response] = await once(sending, 'response');
  const text = await textOf(response);
  const type: string = response.headers['content-type'] ?? '';
  const code: unknown = type.startsWith('application/json') ? JSON.parse(text).error?.code : undefined;
  return { status: response.statusCode as number, headers: response.headers, type, text, code };
}

/** What comes of a socket: hello, the status of a refusal, or the code with which it is closed. */
async function knock(url: string, table: string, headers: Record<string, string>) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, { headers });
  socket.on('error', () => {});
  const result = await Promise.race([
    once(socket, 'message').then(() => 'hello' as const),
    once(socket, 'unexpected-response').then(([, response]) => response.statusCode as number),
    once(socket, 'close').then(([code]) => code as number),
  ]);
  return { socket, result };
}

test('nobody answers or acts for a seat that is not theirs', async () => {
  const { url } = shared;
  const { ann, ben, eve, id, first, second, watcher } = await atTable(url);
  const before = await tableOf(ann, id);
  const { at } = first.decision!;
  const answer = { type: 'answer', at, id: 'roll' } as const;
  expect(codeOf(await second.say(answer))).toBe('not-asked');
  expect(codeOf(await watcher.say(answer))).toBe('not-your-seat');
  for (const line of [second, watcher]) {
    line.raw(JSON.stringify({ ...answer, seat: 0 }));
    await line.until(({ messages }) => codeOf(messages.at(-1)!) === 'malformed');
  }
  for (const type of ['undo', 'redo', 'blocked'] as const) {
    expect(codeOf(await watcher.say({ type }))).toBe('not-your-seat');
    expect(codeOf(await second.say({ type }))).toMatch(/^(cannot-undo|not-asked|blocked)$/);
  }
  expect(codeOf(await watcher.say({ type: 'undo-consent', yes: true }))).toBe('not-your-seat');
  for (const line of [second, watcher]) expect(codeOf(await line.say({ type: 'rollback' }))).toBe('not-host');
  const path = `/api/tables/${id}`;
  await expect(eve.post(`${path}/join`, { seat: 0 })).rejects.toMatchObject({ error: { code: 'already-started' } });
  await expect(eve.post(`${path}/resign`)).rejects.toMatchObject({ error: { code: 'not-your-seat' } });
  await expect(ben.get(`${path}/invitations`)).rejects.toMatchObject({ error: { code: 'not-host' } });
  expect(await tableOf(ann, id)).toEqual(before);
});

test("nobody sees another seat's hand, the seed, or the answers while the game goes on", async () => {
  const { url } = shared;
  const { ann, ben, eve, id, first, second, watcher } = await atTable(url, { game: 'arcs' });
  for (let i = 0; i < 40; i++) {
    for (const line of [first, second, watcher]) await line.do({ type: 'resync' });
    const { chapter, peek } = viewOf(first);
    for (const line of [second, watcher]) {
      const messages = line.messages.splice(0);
      if (peek !== null) continue; // a card of the court lets a rival look
      expect(viewOf(line).players[0]!.hand).toBeNull();
      // In the first chapter nobody has seen a card that is in a hand; later ones were played before.
      const told = JSON.stringify(chapter === 1 ? messages : line.game!.view);
      for (const card of viewOf(first).players[0]!.hand!) expect(told).not.toContain(`"${card}"`);
    }
    expect(viewOf(watcher).players[1]!.hand).toBeNull();
    const line = first.decision === null ? second : first;
    const { at, options } = line.decision!;
    await line.answer(options[i % options.length]!.id);
    await line.until(({ decision }) => decision?.at !== at);
  }
  await first.do({ type: 'resync' });
  expect(first.game!.answers).toBeGreaterThan(20);
  for (const client of [ann, ben, eve]) {
    const record = await client.get<object>(`/api/tables/${id}/record`);
    expect(Object.keys(record).sort()).toEqual(['answers', 'commitment', 'config', 'game']);
    expect(record).toMatchObject({ answers: first.game!.answers });
  }
  for (const client of [ben, eve]) {
    const replay = await client.get(`/api/tables/${id}/replay?at=3&as=0`);
    expect(replay).toMatchObject({ view: { players: [{ hand: null }, {}] } });
  }
});

interface Seen {
  chapter: number;
  peek: object | null;
  players: { hand: string[] | null }[];
}
const viewOf = (line: Line) => line.game!.view as Seen;

test('the seed is told when the game is over, and not before', async () => {
  const { url } = shared;
  const { first, second, watcher } = await atTable(url);
  const lines = [first, second, watcher];
  for (let roll = 0; roll < 50; roll++) {
    const line = lines[roll % 2]!;
    await line.until(({ decision }) => decision !== null);
    await line.answer('roll');
  }
  for (const line of lines) {
    await line.until(({ messages }) => messages.some(({ type }) => type === 'over'));
    const end = line.messages.findIndex(({ type }) => type === 'over');
    const { seed } = line.messages[end] as { seed: string };
    expect(seed.length).toBeGreaterThan(10);
    expect(JSON.stringify(line.messages.slice(0, end))).not.toContain(seed);
  }
});

test('an answer that is stale or sent again is refused, and one sent twice at once counts once', async () => {
  const { url } = shared;
  const { ann, ben, id, first } = await atTable(url);
  const tab = await ann.sit(id);
  const { at } = first.decision!;
  const step = { type: 'answer', at, id: 'step' } as const;
  const replies = await Promise.all([first.say(step), first.say(step), tab.say(step)]);
  expect(replies.map(codeOf).sort()).toEqual(['ok', 'stale', 'stale']);
  for (const other of [at, at + 2, at + 1000, Number.MAX_SAFE_INTEGER]) {
    expect(codeOf(await first.say({ ...step, at: other }))).toBe('stale');
  }
  expect(await tableOf(ben, id)).toMatchObject({ answers: 1, view: { steps: 1, rolls: [], turn: 0 } });
  const roll = { type: 'answer', at: first.decision!.at, id: 'roll' } as const;
  await first.do(roll);
  expect(codeOf(await first.say(roll))).toMatch(/^(stale|not-asked)$/);
  expect(codeOf(await first.say({ ...roll, id: 'nonsense' }))).toMatch(/^(stale|not-asked)$/);
  expect(await tableOf(ben, id)).toMatchObject({ answers: 2, view: { steps: 1, turn: 1 } });
});

const types = ['answer', 'undo', 'redo', 'rollback', 'undo-consent', 'blocked', 'advice', 'chat', 'resync', 'ping'];
const keys = [
  'type',
  'at',
  'id',
  'ref',
  'yes',
  'text',
  'seat',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
];
const huge = fc.integer({ min: 201, max: 15_000 }).map((length) => 'x'.repeat(length));
const anything = fc.oneof(fc.jsonValue(), huge, fc.constantFrom<unknown>(-1, 1.5, 1e308, '', null, [], {}, true));
const nested = fc.integer({ min: 1, max: 7000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
/** Written by hand, so that `__proto__` stays a key. */
const object = (key: fc.Arbitrary<string>, type: fc.Arbitrary<unknown>) =>
  fc
    .tuple(type, fc.array(fc.tuple(key, anything), { maxLength: 4 }))
    .map(([name, rest]) => [['type', name], ...rest].map((pair) => pair.map((part) => JSON.stringify(part)).join(':')))
    .map((members) => `{${members.join()}}`);

/** Without surrogates. `unit: 'binary'` is the same, but makes a table of all million letters first. */
const anyLetter = fc
  .integer({ min: 0, max: 0x10f7ff })
  .map((letter) => String.fromCodePoint(letter < 0xd800 ? letter : letter + 0x800));

const isMalformed = (text: string) => {
  try {
    return !accepts(ClientMessage, JSON.parse(text));
  } catch {
    return true;
  }
};

/** Anything but a message. */
const spoiltMessage = fc
  .oneof(
    object(fc.constantFrom(...keys), fc.constantFrom(...types)),
    object(fc.oneof(fc.string(), fc.constantFrom(...keys)), anything),
    fc.json(),
    fc.string({ unit: anyLetter, maxLength: 300 }),
    object(fc.constantFrom(...keys), fc.constantFrom(...types)).map((text) => text.slice(0, -1)),
  )
  .filter((text) => isMalformed(text) && Buffer.byteLength(text) <= usualLimits.message);

/** Lists in lists are no message, and take long to read. */
const malformedMessage = fc.oneof({ weight: 5, arbitrary: spoiltMessage }, nested);

test('10,000 malformed messages each get an error and change nothing', async () => {
  const { url } = shared;
  const { ann, id, first, watcher } = await atTable(url);
  const before = await tableOf(ann, id);
  const property = fc.asyncProperty(malformedMessage, fc.constantFrom(first, watcher), async (text, line) => {
    const heard = line.messages.length;
    line.raw(text);
    await line.until(() => replies(line, heard).length > 0);
    expect(replies(line, heard).map(codeOf)).toEqual(['malformed']);
  });
  await fc.assert(property, { numRuns: 10_000 });
  first.messages.splice(0); // some had by chance the number that our own messages have now
  await first.do({ type: 'ping' });
  first.raw(new Uint8Array([123, 125]) as never);
  await first.until(({ messages }) => codeOf(messages.at(-1)!) === 'malformed');
  expect(await health(url)).toBe(200);
  expect(await tableOf(ann, id)).toEqual(before);
  await first.answer('step');
});

/** What a line was answered after so many messages. */
const replies = ({ messages }: Line, heard: number) => messages.slice(heard).filter(({ type }) => type !== 'table');

/** A name of whatever length is understood; one that will not do is refused in words of its own. */
const Wanted = Type.Object(
  { name: Type.Optional(Typed), token: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);
const Join = Type.Object(
  {
    seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 7 })),
    invitation: Type.Optional(Type.String({ maxLength: 40 })),
  },
  { additionalProperties: false },
);

test('300 malformed bodies each get an error and change nothing', async () => {
  const { url } = shared;
  const { ann, eve, id } = await atTable(url);
  const before = await tableOf(ann, id);
  const open = await ann.table(two);
  const routes = [
    {
      path: '/api/tables',
      body: { game: 'trap', clock: {}, options: {}, listed: true, pace: 'instant', ...two },
      schema: NewTable,
    },
    { path: '/api/session', body: { name: 'Mallory', token: true }, schema: Wanted },
    { path: `/api/tables/${open.id}/join`, body: { seat: 1, invitation: 'x' }, schema: Join },
  ];
  const bodies = routes.map(({ path, body, schema }: { path: string; body: object; schema: Schema }) => {
    const field = fc.constantFrom(...Object.keys(body), '__proto__', 'constructor', 'cheat');
    const spoilt = fc.tuple(field, anything).map(([key, value]) => JSON.stringify({ ...body, [key]: value }));
    const poisoned = anything.map((value) => `{"__proto__":${JSON.stringify(value)},${JSON.stringify(body).slice(1)}`);
    const isWrong = (text: string) => {
      try {
        const value = JSON.parse(text);
        return faultOf(schema, value) !== null || Object.hasOwn(value, '__proto__');
      } catch {
        return true;
      }
    };
    const torn = spoilt.map((text) => text.slice(0, -2));
    return fc.record({
      path: fc.constant(path),
      body: fc.oneof(spoilt, fc.json(), torn, fc.string(), poisoned, nested).filter(isWrong),
    });
  });
  const property = fc.asyncProperty(fc.oneof(...bodies), async ({ path, body }) => {
    const { status, code, type } = await send(url, 'POST', path, body, eve.token);
    expect([status, code]).toEqual([400, 'malformed']);
    expect(type).toContain('application/json');
  });
  await fc.assert(property, { numRuns: 300 });
  expect(await health(url)).toBe(200);
  expect(await tableOf(ann, id)).toEqual(before);
  expect(await eve.get<TableFace>(`/api/tables/${open.id}`)).toMatchObject({ state: 'open', mySeat: null });
  expect(({} as { cheat?: unknown }).cheat).toBeUndefined();
});

test('with the usual limits, who asks or talks too fast is refused, then cut off', async () => {
  const { url } = await testServer({ limits: usualLimits });
  const { ann, id, first, watcher } = await atTable(url);
  for (let i = 0; i < 1200; i++) first.raw('{"type":"nonsense"}');
  expect(await first.untilClosed()).toBe(closeCodes.tooMany);
  expect(first.messages.map(codeOf)).toContain('too-many');
  expect(codeOf(await watcher.say({ type: 'ping' }))).toBe('pong');
  (await ann.sit(id)).close();
  const statuses = new Map<number, number>();
  const ask = async () => {
    const { status, code } = await send(url, 'POST', '/api/tables', '{', ann.token);
    expect(code).toBe(status === 429 ? 'too-many' : 'malformed');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  for (let i = 0; i < 70; i++) await Promise.all(Array.from({ length: 10 }, ask));
  expect([...statuses.keys()].sort()).toEqual([400, 429]);
  expect(statuses.get(400)).toBeLessThanOrEqual(usualLimits.requestsPerSession);
  const sessions = await Promise.all(Array.from({ length: 70 }, () => send(url, 'POST', '/api/session', '{}')));
  expect(sessions.map(({ status }) => status)).toContain(429);
  expect(await health(url)).toBe(200);
});

test('what is too large is refused', async () => {
  const { url } = shared;
  const { ann, id, first, second } = await atTable(url);
  const before = await tableOf(ann, id);
  const large = JSON.stringify({ game: 'x'.repeat(200_000), ...two });
  expect(await send(url, 'POST', '/api/tables', large, ann.token)).toMatchObject({ status: 413, code: 'too-large' });
  first.raw(JSON.stringify({ type: 'chat', text: 'x'.repeat(64 * 1024) }));
  expect(await first.untilClosed()).toBe(1009);
  expect(codeOf(await second.say({ type: 'ping' }))).toBe('pong');
  const deep = `{"record":{"x":${'['.repeat(400_000)}${']'.repeat(400_000)}}}`;
  expect(await send(url, 'POST', '/api/replays', deep, ann.token)).toMatchObject({ status: 400 });
  expect(await health(url)).toBe(200);
  expect(await tableOf(ann, id)).toEqual(before);
});

test('of 200 sockets from one address those above the limit are refused', async () => {
  const { url } = await testServer({ limits: usualLimits });
  const clients = await Promise.all(Array.from({ length: 10 }, (_, i) => Client.guest(url, `Guest ${i}`)));
  const { id } = await clients[0]!.table(two);
  const knocks = clients.flatMap(({ token }, i) =>
    Array.from({ length: 20 }, (_, j) =>
      knock(url, id, { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.0.${i}.${j}` }),
    ),
  );
  const knocked = await Promise.all(knocks);
  const welcome = knocked.filter(({ result }) => result === 'hello');
  expect(welcome).toHaveLength(usualLimits.socketsPerAddress);
  const refused = knocked.filter(({ result }) => result !== 'hello').map(({ result }) => result);
  expect([429, closeCodes.tooMany]).toEqual(expect.arrayContaining([...new Set(refused)]));
  expect(refused).toHaveLength(140);
  expect(await health(url)).toBe(200);
  for (const { socket } of knocked) socket.terminate();
  await expect
    .poll(async () => {
      const { socket, result } = await knock(url, id, { authorization: `Bearer ${clients[0]!.token}` });
      socket.terminate();
      return result;
    })
    .toBe('hello');
});

test('no path leads out of the folder of the client', async () => {
  const folder = temporaryFolder();
  const webFolder = join(folder, 'web');
  for (const each of ['web', 'web/assets', 'web-private']) mkdirSync(join(folder, each));
  writeFileSync(join(webFolder, 'index.html'), '<p>client</p>');
  writeFileSync(join(webFolder, 'assets', 'app.js'), 'client()');
  for (const each of ['package.json', 'web-private/package.json']) writeFileSync(join(folder, each), 'outside');
  const { url } = await testServer({ webFolder });
  expect(await send(url, 'GET', '/assets/app.js')).toMatchObject({ status: 200, text: 'client()' });
  const ups = ['..', '%2e%2e', '.%2e', '%252e%252e', '..;', '....', '%c0%ae%c0%ae', '..%00'];
  const slashes = ['/', '%2f', '%5c', '\\', '//', '%252f'];
  const wanted = ['package.json', 'web-private/package.json', 'etc/passwd'];
  const paths = ups.flatMap((up) =>
    slashes.flatMap((slash) =>
      wanted.flatMap((file) =>
        [1, 2, 12].flatMap((depth) =>
          ['/', '/assets/', '/api/docs/'].map((start) => start + `${up}${slash}`.repeat(depth) + file),
        ),
      ),
    ),
  );
  const plain = [
    '//etc/passwd',
    '/%2fetc/passwd',
    `${url}/../package.json`,
    'file:///etc/passwd',
    '/%',
    '/%00',
    '/assets/',
  ];
  for (const path of [...paths, ...plain]) {
    const { status, text } = await send(url, 'GET', path);
    expect(status, path).toBeLessThan(500);
    expect(text, path).not.toMatch(/outside|root:/);
    expect(text === '<p>client</p>' || status >= 400, `${path}: ${status} ${text}`).toBe(true);
  }
  expect(await health(url)).toBe(200);
});

test('script in names and chat stays text, and the page would not run it', async () => {
  const webFolder = temporaryFolder();
  writeFileSync(join(webFolder, 'index.html'), '<p>client</p>');
  const { url } = await testServer({ webFolder });
  const mallory = await Client.guest(url, script);
  const { id } = await mallory.table(two);
  const face = await send(url, 'GET', `/api/tables/${id}`);
  expect(face.type).toMatch(/^application\/json/);
  expect(face.headers['x-content-type-options']).toBe('nosniff');
  expect(JSON.parse(face.text).seats[0].name).toBe(script);
  const line = await mallory.sit(id);
  await line.do({ type: 'chat', text: `${script}\u202e"'><img src=x onerror=alert(1)>` });
  const said = { name: script, text: `${script}"'><img src=x onerror=alert(1)>` };
  expect(line.messages.find(({ type }) => type === 'chat')).toMatchObject(said);
  expect((await mallory.sit(id)).game?.chat).toMatchObject([said]);
  const lost = await send(url, 'GET', `/api/${script}`);
  expect(lost).toMatchObject({ status: 404, code: 'not-found' });
  for (const path of [
    '/',
    `/table/${id}`,
    '/api/docs',
    `/api/tables/${id}`,
    `/api/${script}`,
    `/${script}?x=${script}`,
  ]) {
    const { headers, text, type } = await send(url, 'GET', path);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy, path).toEqual(
      expect.arrayContaining(["script-src 'self'", "style-src 'self'", "object-src 'none'", "base-uri 'none'"]),
    );
    if (type.includes('html')) expect(text).not.toContain('<script');
  }
});
