import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createLine, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { unseal } from './envelope.ts';
import { Forwarder } from './forwarder.ts';

const SECRET = 'known to the database';
const passed = {
  method: 'GET',
  url: '/api/tables/x/socket',
  envelope: { user: null, session: null, ip: '127.0.0.1' },
  handshake: { connection: 'Upgrade', upgrade: 'websocket' },
};
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** The owner of the table, which accepts a socket when it is told to. */
async function owner() {
  const asked = Promise.withResolvers<() => void>();
  const server = createServer();
  server.on('upgrade', (request, socket: Socket) => {
    const proof = unseal(request.headers, 'GET', passed.url, SECRET)?.proof ?? {};
    const lines = Object.entries({ ...passed.handshake, ...proof }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.on('error', () => {});
    asked.resolve(() => socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { peer: { session: 'other', address, secret: SECRET }, asked: asked.promise };
}

/** Both ends of a client's connection. */
async function connection(): Promise<[client: Socket, ours: Socket]> {
  const line = createLine();
  await once(line.listen(0, '127.0.0.1'), 'listening');
  const client = connect((line.address() as AddressInfo).port, '127.0.0.1');
  const [ours] = (await once(line, 'connection')) as [Socket];
  closing.push(
    () => line.close(),
    () => client.destroy(),
  );
  return [client, ours];
}

test('a socket that another server accepts only when we are leaving is told to come back, and ended', async () => {
  const { peer, asked } = await owner();
  const [client, ours] = await connection();
  const forwarder = new Forwarder(5000);
  const joined = forwarder.join(peer, passed, ours);
  const accept = await asked;
  forwarder.close();
  accept();
  expect(await joined).toBeNull();
  const heard: Buffer[] = [];
  client.on('data', (data: Buffer) => heard.push(data));
  await once(client, 'end');
  expect(Buffer.concat(heard).subarray(-4)).toEqual(Buffer.from([0x88, 0x02, 0x03, 0xf4])); // 1012
  client.destroy();
  await once(ours, 'close');
  expect(forwarder.tunnels).toBe(0);
});
