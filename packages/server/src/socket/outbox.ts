/** Gathers what one turn of the event loop has for a socket and writes it at once: a write costs more than what it writes. */
import type { Socket } from 'node:net';

/** So many bytes do not wait for more. */
const ENOUGH = 16 * 1024;

const held = new Set<Socket>();

/** What is sent to the socket from here on goes out together, at the end of this turn. */
export function holdBack(socket: Socket): void {
  if (held.has(socket)) {
    if (socket.writableLength < ENOUGH) return;
    socket.uncork();
  } else {
    if (held.size === 0) setImmediate(release);
    held.add(socket);
  }
  socket.cork();
}

function release(): void {
  const sockets = [...held];
  held.clear();
  for (const socket of sockets) socket.uncork();
}
