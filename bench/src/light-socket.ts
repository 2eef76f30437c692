/**
 * A WebSocket client that does next to nothing, so that the players of a load test leave the machine to the server:
 * short text messages out, whole text messages in, no compression.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 0x81;
const CLOSE = 0x88;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
/** Lengths from here on are written in the two bytes, or the eight, that follow. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const READ_AT_ONCE = 64 * 1024;

export interface Listener {
  /** The text is gone when this returns. */
  onText(text: Buffer): void;
  onClose(): void;
}

export class LightSocket {
  readonly #socket: Socket;
  readonly #listener: Listener;
  #unread: Buffer = Buffer.alloc(0);
  #isOpen = false;

  constructor(url: URL, token: string, listener: Listener) {
    this.#listener = listener;
    const onread = {
      buffer: Buffer.alloc(READ_AT_ONCE), // used again for every read
      callback: (length: number, buffer: Uint8Array) =>
        this.#read(Buffer.from(buffer.buffer, buffer.byteOffset, length)),
    };
    this.#socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true, onread });
    this.#socket.on('error', () => {}); // 'close' follows
    this.#socket.on('close', () => listener.onClose());
    const headers = [
      `GET ${url.pathname} HTTP/1.1`,
      `Host: ${url.host}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      `Authorization: Bearer ${token}`,
    ];
    this.#socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  }

  /** Plain letters, at most 64 kB of them. */
  send(text: string): void {
    this.#frame(TEXT, text);
  }

  close(): void {
    this.#socket.end();
  }

  /** A letter for every byte. Clients have to mask what they send; with a mask of zeros the text stays as it is. */
  #frame(kind: number, payload: string): void {
    const { length } = payload;
    const head =
      length < TWO_BYTES
        ? String.fromCharCode(kind, MASKED | length, 0, 0, 0, 0)
        : String.fromCharCode(kind, MASKED | TWO_BYTES, length >> 8, length & 0xff, 0, 0, 0, 0);
    this.#socket.write(head + payload, 'latin1');
  }

  #read(data: Buffer): boolean {
    this.#unread = this.#unread.length === 0 ? data : Buffer.concat([this.#unread, data]);
    if (this.#isOpen || this.#readResponse()) while (this.#readFrame());
    // What is left would be overwritten.
    if (this.#unread.length > 0) this.#unread = Buffer.from(this.#unread);
    return true;
  }

  #readResponse(): boolean {
    const end = this.#unread.indexOf('\r\n\r\n');
    if (end < 0) return false;
    if (!this.#unread.subarray(0, end).includes(' 101 ')) {
      this.close(); // refused
      return false;
    }
    this.#unread = this.#unread.subarray(end + 4);
    this.#isOpen = true;
    return true;
  }

  #readFrame(): boolean {
    const unread = this.#unread;
    if (unread.length < 2) return false;
    const mark = unread[1] ?? 0;
    const start = mark < TWO_BYTES ? 2 : mark === TWO_BYTES ? 4 : 10;
    if (unread.length < start) return false;
    const length = mark < TWO_BYTES ? mark : mark < EIGHT_BYTES ? unread.readUInt16BE(2) : unread.readUInt32BE(6);
    if (unread.length < start + length) return false;
    this.#unread = unread.subarray(start + length);
    this.#take(unread[0] ?? 0, unread.subarray(start, start + length));
    return true;
  }

  #take(kind: number, payload: Buffer): void {
    if (kind === TEXT) this.#listener.onText(payload);
    else if (kind === PING) this.#frame(PONG, payload.toString('latin1'));
    else if (kind === CLOSE) this.close();
  }
}
