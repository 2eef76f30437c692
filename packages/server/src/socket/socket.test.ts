import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client } from '../testing/client.ts';
import { sharedServer, testServer } from '../testing/server.ts';
import { closeCodes } from './connection.ts';

const shared = sharedServer();

const seats = [{ kind: 'me' }, { kind: 'open' }];
const address = (url: string, table: string) => `${url.replace('http', 'ws')}/api/tables/${table}/socket`;

/** The status with which an upgrade is refused, or 'open'. */
async function upgrade(url: string, table: string, headers: Record<string, string>): Promise<number | 'open'> {
  const socket = new WebSocket(address(url, table), { headers });
  socket.on('error', () => {});
  const result = await Promise.race([
    once(socket, 'open').then(() => 'open' as const),
    once(socket, 'unexpected-response').then(([, response]) => response.statusCode as number),
  ]);
  socket.terminate();
  return result;
}

test('a socket needs a session, an existing table and our own origin', async () => {
  const { url } = shared;
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table({ seats });
  const bearer = { authorization: `Bearer ${ann.token}` };
  const cookie = { cookie: `orrery=${ann.token}` };
  expect(await upgrade(url, id, bearer)).toBe('open');
  expect(await upgrade(url, id, { ...cookie, origin: url })).toBe('open');
  expect(await upgrade(url, id, {})).toBe(401);
  expect(await upgrade(url, id, { authorization: `Bearer ${'x'.repeat(43)}` })).toBe(401);
  expect(await upgrade(url, 'aaaaaaaaaaaa', bearer)).toBe(404);
  expect(await upgrade(url, '..', bearer)).toBe(404);
  expect(await upgrade(url, id, { ...cookie, origin: 'https://evil.example' })).toBe(403);
  expect(await upgrade(url, id, cookie)).toBe(403);
});

test('there are only so many sockets for one address', async () => {
  const { url } = await testServer({ limits: { socketsPerAddress: 3 } });
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table({ seats });
  const lines = await Promise.all([1, 2, 3].map(() => ann.sit(id)));
  expect(await upgrade(url, id, { authorization: `Bearer ${ann.token}` })).toBe(429);
  lines[0]?.close();
  await expect.poll(() => upgrade(url, id, { authorization: `Bearer ${ann.token}` })).toBe('open');
});

test('too many messages are not looked at, and too large ones end the line', async () => {
  const { url } = await testServer({ limits: { messagesPerSecond: 2 } });
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table({ seats });
  const line = await ann.sit(id);
  for (let i = 0; i < 8; i++) line.raw('{"type":"ping"}');
  const replies = () => line.messages.filter(({ type }) => type === 'pong' || type === 'error');
  await line.until(() => replies().length === 8);
  expect(replies().filter(({ type }) => type === 'pong')).toHaveLength(6);
  expect(replies().find(({ type }) => type === 'error')).toMatchObject({ error: { code: 'too-many' } });
  line.raw('x'.repeat(20_000));
  expect(await line.untilClosed()).toBe(1009);
});

test('a malformed message is refused under its own mark, when it has one', async () => {
  const { url } = shared;
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table({ seats });
  const line = await ann.sit(id);
  const refused = async (text: string) => {
    const heard = line.messages.length;
    line.raw(text);
    await line.until(({ messages }) => messages.length > heard);
    return line.messages.at(-1);
  };
  const error = { code: 'malformed', message: 'send JSON as in docs/protocol.md' };
  expect(await refused('{"type":"fly","ref":"7"}')).toEqual({ type: 'error', ref: '7', error });
  expect(await refused('{"type":"answer","id":7,"ref":"8"}')).toEqual({ type: 'error', ref: '8', error });
  const unmarked = [
    '{"type":"fly","ref":7}',
    `{"type":"fly","ref":"${'x'.repeat(41)}"}`,
    '{"ref":{"ref":"x"}}',
    '"ref"',
  ];
  for (const text of [...unmarked, '{"ref":"9"', '[{"ref":"9"}]', 'null']) {
    expect(await refused(text)).toEqual({ type: 'error', error });
  }
});

test('who keeps on sending is cut off', async () => {
  const { url } = await testServer({ limits: { messagesPerSecond: 1 } });
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table({ seats });
  const line = await ann.sit(id);
  for (let i = 0; i < 1010; i++) line.raw('{"type":"ping"}');
  expect(await line.untilClosed()).toBe(closeCodes.tooMany);
});

test('so is who sends one ping after the other, which costs as much', async () => {
  const { url } = await testServer({ limits: { messagesPerSecond: 1 } });
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table({ seats });
  const socket = new WebSocket(address(url, id), { headers: { authorization: `Bearer ${ann.token}` } });
  await once(socket, 'message');
  socket.ping('one');
  expect(String((await once(socket, 'pong'))[0])).toBe('one');
  for (let i = 0; i < 1010; i++) socket.ping('x'.repeat(125));
  expect((await once(socket, 'close'))[0]).toBe(closeCodes.tooMany);
});

test('what comes after we have closed a socket is not heard, also when its client does not close it', async () => {
  const { url } = shared;
  const [ann, eve] = await Promise.all([Client.guest(url, 'Ann'), Client.guest(url, 'Eve')]);
  const { id } = await ann.table({ seats });
  const line = await ann.sit(id);
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  const upgrading = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13';
  const key = 'Sec-WebSocket-Key: c2xlZXBpbmctY2xpZW50IQ==';
  const bearer = `Authorization: Bearer ${eve.token}`;
  socket.write(`GET /api/tables/${id}/socket HTTP/1.1\r\nHost: x\r\n${upgrading}\r\n${key}\r\n${bearer}\r\n\r\n`);
  await once(socket, 'data');
  const say = (text: string) => {
    const message = JSON.stringify({ type: 'chat', text });
    socket.write(Buffer.from([0x81, 0x80 | message.length, 0, 0, 0, 0, ...Buffer.from(message)]));
  };
  const said = () => line.messages.flatMap((message) => (message.type === 'chat' ? [message.text] : []));
  say('before');
  await line.until(() => said().length > 0);
  await eve.post('/api/logout', { everywhere: true });
  say('after');
  await once(socket, 'close');
  expect(said()).toEqual(['before']);
});

test('what is said together with the handshake waits until it is known who may come in', async () => {
  const { url } = shared;
  const [ann, eve] = await Promise.all([Client.guest(url, 'Ann'), Client.guest(url, 'Eve')]);
  const { id } = await ann.table({ seats });
  const [line, hers] = [await ann.sit(id), await eve.sit(id)];
  await hers.do({ type: 'chat', text: 'before' });
  await line.do({ type: 'send-away', line: 1 });
  expect(await hers.untilClosed()).toBe(closeCodes.sentAway);
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  const upgrading = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13';
  const key = 'Sec-WebSocket-Key: c2xlZXBpbmctY2xpZW50IQ==';
  const frame = (text: string) => [0x81, 0x80 | text.length, 0, 0, 0, 0, ...Buffer.from(text)];
  let heard = '';
  socket.on('data', (data) => {
    heard += data.toString('latin1');
  });
  const ended = once(socket, 'close');
  socket.write(
    Buffer.concat([
      Buffer.from(
        `GET /api/tables/${id}/socket HTTP/1.1\r\nHost: x\r\n${upgrading}\r\n${key}\r\nAuthorization: Bearer ${eve.token}\r\n\r\n`,
      ),
      Buffer.from([...frame('{"type":"resync"}'), ...frame('{"type":"chat","text":"after"}')]),
    ]),
  );
  await ended;
  expect(heard).toContain('sent-away');
  expect(heard).not.toContain('hello');
  expect(line.messages.flatMap((message) => (message.type === 'chat' ? [message.text] : []))).toEqual(['before']);
});

test('a socket that does not read is closed to connect again, and holds up nobody', async () => {
  const { url } = await testServer({ limits: { waiting: 2000 } });
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table({ seats });
  const line = await ann.sit(id);
  for (let i = 0; i < 100; i++) await line.do({ type: 'chat', text: 'x'.repeat(1000) });
  const slow = new WebSocket(address(url, id), { headers: { authorization: `Bearer ${ann.token}` } });
  await once(slow, 'message');
  slow.pause();
  // 100 kB each: some megabytes fit between client and server before anything waits in the server.
  for (let i = 0; i < 200; i++) slow.send('{"type":"resync"}');
  await expect.poll(() => slow.bufferedAmount).toBe(0);
  await line.do({ type: 'resync' });
  slow.resume();
  const [code] = await once(slow, 'close');
  expect(code).toBe(closeCodes.tooSlow);
  expect(await line.say({ type: 'ping' })).toMatchObject({ type: 'pong' });
});

test('who sleeps after a handshake that was refused, or where no sockets are, keeps no server from ending', async () => {
  const { url, close } = await testServer();
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table({ seats });
  const { hostname, port } = new URL(url);
  const handshake = (path: string, version: number) => {
    const head = `Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: ${version}`;
    const key = 'Sec-WebSocket-Key: c2xlZXBpbmctY2xpZW50IQ==';
    return `GET ${path} HTTP/1.1\r\n${head}\r\n${key}\r\nAuthorization: Bearer ${ann.token}\r\n\r\n`;
  };
  for (const request of [handshake(`/api/tables/${id}/socket`, 1), handshake('/api/games', 13)]) {
    const sleeper = connect({ port: Number(port), host: hostname, allowHalfOpen: true }).on('error', () => {});
    onTestFinished(() => void sleeper.destroy());
    sleeper.write(request);
    const [answer] = await once(sleeper, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 40[04] /);
    sleeper.pause();
  }
  expect(await Promise.race([close().then(() => 'ended'), pause(20_000, 'still there')])).toBe('ended');
});
