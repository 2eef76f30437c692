/**
 * Gathers what one turn of the event loop has to say on a socket and writes it as one piece: a write costs more than what it writes.
 * What we say is short text, and nothing of it is compressed, so its frames are made here.
 */
import type { Socket } from 'node:net';

/** So many characters do not wait for more. */
const ENOUGH = 16 * 1024;

/** A whole message of text. */
const TEXT = 0x81;
/** Lengths from here on are written in the two bytes, or the eight, that follow. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

interface Held {
  readonly texts: string[];
  length: number;
}

const held = new Map<Socket, Held>();

/** Goes out at the end of this turn, together with whatever else there is to say. */
export function sendSoon(socket: Socket, text: string): void {
  if (held.size === 0) setImmediate(sendAll);
  let waiting = held.get(socket);
  if (waiting === undefined) {
    waiting = { texts: [], length: 0 };
    held.set(socket, waiting);
  }
  waiting.texts.push(text);
  waiting.length += text.length;
  if (waiting.length > ENOUGH) sendNow(socket);
}

/** Before anything else is written to the socket. */
export function sendNow(socket: Socket): void {
  const waiting = held.get(socket);
  if (waiting === undefined) return;
  held.delete(socket);
  if (socket.writable) write(socket, waiting.texts);
}

function sendAll(): void {
  const all = [...held];
  held.clear();
  for (const [socket, { texts }] of all) if (socket.writable) write(socket, texts);
}

function write(socket: Socket, texts: readonly string[]): void {
  let frames = '';
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    const isAscii = length === text.length;
    frames += headOf(length) + (isAscii ? text : Buffer.from(text).toString('latin1'));
  }
  socket.write(frames, 'latin1'); // a byte for every letter, which is what takes the least to write
}

/** A frame's head, a letter for every byte. */
function headOf(length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(TEXT, length);
  if (length < 0x10000) return String.fromCharCode(TEXT, TWO_BYTES, length >> 8, length & 0xff);
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(TEXT, EIGHT_BYTES) + bytes.toString('latin1');
}
