import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { sendNow, sendSoon } from './outbox.ts';

test('texts of any length and script arrive whole and in their order, the last one before the farewell', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  await once(server, 'listening');
  const texts = ['', 'a', 'ü'.repeat(62), 'ü'.repeat(63), '😀'.repeat(20_000), 'x'.repeat(65_535), 'x'.repeat(65_536)];
  server.on('connection', (socket, { socket: line }) => {
    for (const text of texts) sendSoon(line, text);
    setImmediate(() => {
      sendSoon(line, 'last');
      sendNow(line);
      socket.close(1012);
    });
  });
  const heard: string[] = [];
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.addEventListener('message', ({ data }) => heard.push(String(data)));
  const code = await new Promise((resolve) => client.addEventListener('close', (event) => resolve(event.code)));
  expect(code).toBe(1012);
  expect(heard.map((text) => text.length)).toEqual([...texts, 'last'].map((text) => text.length));
  expect(heard).toEqual([...texts, 'last']);
});
