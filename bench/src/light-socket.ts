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
const nothing = Buffer.alloc(0);

export interface Listener {
  /** The text lies between these two places, and is gone when this returns. */
  onText(bytes: Buffer, from: number, to: number): void;
  onClose(): void;
}

export class LightSocket {
  readonly #socket: Socket;
  readonly #listener: Listener;
  #unread: Buffer = nothing;
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
    const bytes = this.#unread.length === 0 ? data : Buffer.concat([this.#unread, data]);
    let at = this.#isOpen ? 0 : this.#readResponse(bytes);
    for (let next = at; this.#isOpen && next >= 0; next = this.#readFrame(bytes, at)) at = next;
    this.#unread = at === bytes.length ? nothing : Buffer.from(bytes.subarray(at)); // what is left would be overwritten
    return true;
  }

  /** Gives where it ends. */
  #readResponse(bytes: Buffer): number {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return 0;
    this.#isOpen = bytes.subarray(0, end).includes(' 101 ');
    if (!this.#isOpen) this.close(); // refused
    return end + 4;
  }

  /** Gives where the frame ends that begins here; less than nothing while it is not all there. */
  #readFrame(bytes: Buffer, at: number): number {
    if (bytes.length < at + 2) return -1;
    const mark = bytes[at + 1] ?? 0;
    const start = at + (mark < TWO_BYTES ? 2 : mark === TWO_BYTES ? 4 : 10);
    if (bytes.length < start) return -1;
    const length =
      mark < TWO_BYTES ? mark : mark < EIGHT_BYTES ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6);
    const end = start + length;
    if (bytes.length < end) return -1;
    const kind = bytes[at];
    if (kind === TEXT) this.#listener.onText(bytes, start, end);
    else if (kind === PING) this.#frame(PONG, bytes.toString('latin1', start, end));
    else if (kind === CLOSE) this.close();
    return end;
  }
}
