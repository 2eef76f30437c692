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
  const waiting = held.get(socket) ?? { texts: [], length: 0 };
  held.set(socket, waiting);
  waiting.texts.push(text);
  waiting.length += text.length;
  if (waiting.length > ENOUGH) sendNow(socket);
}

/** Before anything else is written to the socket. */
export function sendNow(socket: Socket): void {
  const waiting = held.get(socket);
  held.delete(socket);
  if (waiting !== undefined && socket.writable) socket.write(framesOf(waiting.texts));
}

function sendAll(): void {
  for (const socket of [...held.keys()]) sendNow(socket);
}

function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  texts.forEach((text, i) => {
    const length = lengths[i] ?? 0;
    frames[at] = TEXT;
    const head = headOf(length);
    if (head === 2) frames[at + 1] = length;
    else if (head === 4) {
      frames[at + 1] = TWO_BYTES;
      frames.writeUInt16BE(length, at + 2);
    } else {
      frames[at + 1] = EIGHT_BYTES;
      frames.writeBigUInt64BE(BigInt(length), at + 2);
    }
    at += head;
    at += frames.write(text, at);
  });
  return frames;
}

/** The length of a frame's head. */
function headOf(length: number): number {
  return length < TWO_BYTES ? 2 : length < 0x10000 ? 4 : 10;
}
