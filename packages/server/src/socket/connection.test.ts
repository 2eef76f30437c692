import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { Connection, closeCodes } from './connection.ts';
import { MessageLimiter } from './limiter.ts';

/** A connection to somebody of whom only pings and pongs are heard. */
function silent(bufferedAmount = 0) {
  const said = { ping: vi.fn(), pong: vi.fn(), terminate: vi.fn(), close: vi.fn() };
  const socket = Object.assign(new EventEmitter(), { OPEN: 1, readyState: 1, bufferedAmount, ...said });
  const audience = { connect: async () => {}, disconnect: () => {} };
  const entrance = { line: new EventEmitter(), user: { id: 'ann', name: 'Ann' }, network: '', session: null };
  const around = {
    limits: { waiting: 100 },
    messages: new MessageLimiter(20),
    chat: new MessageLimiter(20),
    fromNetwork: new MessageLimiter(20),
  };
  const connection = new Connection(socket as never, { ...entrance, table: { audience } } as never, around as never);
  void connection.open(Promise.resolve(true));
  return { connection, socket, said };
}

test('whoever answers our pings or sends some is there, and whoever does not is gone', () => {
  const { connection, socket, said } = silent();
  connection.look();
  socket.emit('pong');
  connection.look();
  socket.emit('ping', Buffer.from('?'));
  connection.look();
  expect(said.terminate).not.toHaveBeenCalled();
  connection.look();
  expect(said.terminate).toHaveBeenCalledOnce();
});

test('pings of somebody who does not read are not answered', () => {
  const reader = silent();
  reader.socket.emit('ping', Buffer.from('?'));
  expect(reader.said.pong).toHaveBeenCalledOnce();
  const { socket, said } = silent(101);
  socket.emit('ping', Buffer.from('?'));
  expect(said.pong).not.toHaveBeenCalled();
  expect(said.close).toHaveBeenCalledWith(closeCodes.tooSlow, 'tooSlow');
});
