import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { hearTexts } from './inbox.ts';

const TEXT = 1;
const MORE = 0;
const CLOSE = 8;
const PING = 9;

/** A frame as a client sends it. */
function frame(kind: number, payload: Uint8Array, { isLast = true, mask = [7, 0, 255, 90] } = {}): Buffer {
  const { length } = payload;
  const long = Buffer.alloc(2);
  long.writeUInt16BE(length);
  const head = [(isLast ? 0x80 : 0) | kind, 0x80 | (length < 126 ? length : 126), ...(length < 126 ? [] : long)];
  return Buffer.from([...head, ...mask, ...payload.map((byte, i) => byte ^ (mask[i % 4] ?? 0))]);
}

interface Line {
  readonly client: Socket;
  readonly socket: WebSocket;
  /** By us, or by `ws` where that is left to it. */
  readonly heard: { readonly by: 'us' | 'ws'; readonly text: string }[];
  readonly closed: Promise<number>;
  /** What is wrong with what came, as `ws` calls it. */
  readonly fault: Promise<string>;
}

async function open(): Promise<Line> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', maxPayload: 1000 });
  onTestFinished(() => server.close());
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay(true);
  onTestFinished(() => void client.destroy());
  client.on('error', () => {}); // some are ended by the server
  const key = Buffer.alloc(16).toString('base64');
  client.write(
    `GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  const [socket, { socket: line }] = (await once(server, 'connection')) as [WebSocket, { socket: Socket }];
  await once(client, 'data');
  client.resume();
  const heard: Line['heard'] = [];
  const fault = new Promise<string>((resolve) =>
    socket.once('error', (error: { code?: string }) => resolve(String(error.code))),
  );
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data) => heard.push({ by: 'ws', text: String(data) }));
  hearTexts(
    line,
    () => socket.readyState === socket.OPEN,
    (text) => heard.push({ by: 'us', text }),
  );
  return { client, socket, heard, closed, fault };
}

const textFrame = (text: string) => frame(TEXT, Buffer.from(text));
const textsOf = ({ heard }: Line) => heard.map(({ text }) => text);

/** Whatever was sent has been read. */
async function settle({ client, socket }: Line): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.on('ping', (data) => String(data) === 'done' && resolve());
  client.write(frame(PING, Buffer.from('done')));
  await promise;
}

test('a short text that comes in one piece is heard by us, in any script, and after pings', async () => {
  const line = await open();
  const texts = ['{"type":"ping"}', '', 'ü', 'їжак', '😀', 'x'.repeat(125)];
  for (const text of texts) {
    line.client.write(textFrame(text));
    await settle(line);
  }
  expect(line.heard).toEqual(texts.map((text) => ({ by: 'us', text })));
});

test('texts are heard whole and in their order, however they are cut up and whatever comes between them', async () => {
  const message = fc.record({
    text: fc.oneof(
      { weight: 8, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
      { weight: 1, arbitrary: fc.string({ minLength: 120, maxLength: 300 }) },
    ),
    mask: fc.array(fc.nat(255), { minLength: 4, maxLength: 4 }),
    isPinged: fc.boolean(),
    cuts: fc.array(fc.nat(100), { maxLength: 3 }),
    isFragmented: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    isAlone: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(message, { maxLength: 8 }), async (messages) => {
      const line = await open();
      for (const { text, mask, isPinged, cuts, isFragmented, isAlone } of messages) {
        const payload = Buffer.from(text);
        const half = payload.length >> 1;
        const ping = isPinged ? frame(PING, Buffer.from('?')) : Buffer.alloc(0);
        const parts = isFragmented
          ? [
              frame(TEXT, payload.subarray(0, half), { isLast: false, mask }),
              ping,
              frame(MORE, payload.subarray(half), { mask }),
            ]
          : [ping, frame(TEXT, payload, { mask })];
        const bytes = Buffer.concat(parts);
        const ends = [...cuts.map((cut) => Math.floor((cut * bytes.length) / 100)).sort((a, b) => a - b), bytes.length];
        let from = 0;
        for (const end of ends) {
          line.client.write(bytes.subarray(from, end));
          from = end;
          if (isAlone) await pause(1);
        }
      }
      await settle(line);
      expect(textsOf(line)).toEqual(messages.map(({ text }) => Buffer.from(text).toString()));
      line.client.destroy();
    }),
    { numRuns: 40 },
  );
});

test('what is not as it should be is left to ws, which closes the socket', async () => {
  const bad = {
    'no UTF-8': ['WS_ERR_INVALID_UTF8', frame(TEXT, Buffer.from([0xc3, 0x28]))],
    'not masked': ['WS_ERR_EXPECTED_MASK', Buffer.from([0x81, 1, 120])],
    'reserved bits': ['WS_ERR_UNEXPECTED_RSV_1', Buffer.from([0xc1, 0x80, 0, 0, 0, 0])],
    'goes on with nothing': ['WS_ERR_INVALID_OPCODE', frame(MORE, Buffer.from('x'))],
    'too long': ['WS_ERR_UNSUPPORTED_MESSAGE_LENGTH', frame(TEXT, Buffer.alloc(1001, 120))],
  } as const;
  for (const [what, [fault, bytes]] of Object.entries(bad)) {
    const line = await open();
    line.client.write(textFrame('before'));
    await settle(line);
    line.client.write(bytes);
    expect(await line.fault, what).toBe(fault);
    expect(textsOf(line), what).toEqual(['before']);
  }
});

test('a text within a message in several frames is no message of its own', async () => {
  const line = await open();
  line.client.write(frame(TEXT, Buffer.from('begun'), { isLast: false }));
  await settle(line);
  line.client.write(textFrame('another'));
  expect(await line.fault).toBe('WS_ERR_INVALID_OPCODE');
  expect(textsOf(line)).toEqual([]);
});

test('after a farewell nothing is heard', async () => {
  const line = await open();
  line.client.write(Buffer.concat([frame(CLOSE, Buffer.from([3, 232])), textFrame('late')]));
  expect(await line.closed).toBe(1000);
  expect(textsOf(line)).toEqual([]);
});
