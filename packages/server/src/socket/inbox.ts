/**
 * Reads what clients nearly always send, short texts that come whole, for a part of what the general case takes. Everything else is left to `ws`,
 * which knows what is to be said of it, and so is all that comes after something incomplete.
 */
import { isUtf8 } from 'node:buffer';
import type { Socket } from 'node:net';

const LAST = 0x80;
const TEXT = 1;
/** From here on frames are about the connection, and always short and whole. */
const CONTROL = 8;
const MASKED = 0x80;
/** Lengths from here on are written in bytes that follow, and left to the general case. */
const TWO_BYTES = 126;
const HEAD = 2;
const MASK = 4;

/** Whoever reads the socket already goes on with what is none of ours. */
export function hearTexts(socket: Socket, isOpen: () => boolean, hear: (text: string) => void): void {
  const [others, ...more] = socket.listeners('data');
  if (others === undefined || more.length > 0) return;
  let isBetweenFrames = true;
  socket.removeListener('data', others as (chunk: Buffer<ArrayBuffer>) => void);
  socket.on('data', (chunk: Buffer<ArrayBuffer>) => {
    let left = chunk;
    while (isBetweenFrames && left.length > 0) {
      const frame = left.subarray(0, lengthOf(left));
      const text = isOpen() ? textOf(frame) : null;
      isBetweenFrames = text !== null || isControl(frame);
      if (text !== null) hear(text);
      else if (isBetweenFrames) others.call(socket, frame);
      if (isBetweenFrames) left = left.subarray(frame.length);
    }
    if (left.length > 0) others.call(socket, left);
  });
}

/** Of the short frame that begins here; 0 when it is longer, or not all of it is there. */
function lengthOf(bytes: Buffer): number {
  const payload = (bytes[1] ?? 0) - MASKED;
  const length = HEAD + MASK + payload;
  return payload >= 0 && payload < TWO_BYTES && length <= bytes.length ? length : 0;
}

function isControl(frame: Buffer): boolean {
  return ((frame[0] ?? 0) & ~LAST) >= CONTROL;
}

/** Null for something else. */
function textOf(frame: Buffer): string | null {
  if (frame[0] !== (LAST | TEXT)) return null;
  const text = Buffer.allocUnsafe(frame.length - HEAD - MASK);
  for (let i = 0; i < text.length; i++) text[i] = (frame[HEAD + MASK + i] ?? 0) ^ (frame[HEAD + (i % MASK)] ?? 0);
  return isUtf8(text) ? text.toString() : null;
}
