import { PROTOCOL } from '@orrery/server/protocol/version';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TableConnection } from './connection.ts';
import { decision, HeldLine, hello } from './heldLine.ts';

let held: HeldLine;
let connection: TableConnection;

/** The socket in use. */
const line = () => held.socket;

beforeEach(() => {
  held = new HeldLine();
  ({ connection } = held);
});

describe('a lost network', () => {
  test('the table stays on the screen and the line comes back by itself, each attempt later', () => {
    line().tell(hello);
    held.lose();
    expect(connection.snapshot()).toMatchObject({ line: 'lost', game: { seq: 10 } });
    expect(held.timers.map(({ milliseconds }) => milliseconds)).toEqual([500]);
    held.passTime();
    held.lose();
    expect(held.timers.map(({ milliseconds }) => milliseconds)).toEqual([1000]);
    held.passTime();
    expect(held.sockets).toHaveLength(3);
    line().onopen?.();
    line().tell({ ...hello, seq: 12 });
    expect(connection.snapshot()).toMatchObject({ line: 'open', game: { seq: 12 } });
  });

  test('an answer that was not taken is said again, once', () => {
    line().tell(hello);
    connection.answer('a');
    held.lose();
    expect(connection.snapshot().pending).toMatchObject({ at: 4, id: 'a' });
    held.passTime();
    line().tell(hello);
    expect(line().sent).toMatchObject([{ type: 'answer', at: 4, id: 'a' }]);
    line().tell(hello);
    expect(line().sent).toHaveLength(1);
  });

  test('an answer that was taken is not said again', () => {
    line().tell(hello);
    connection.answer('a');
    held.lose();
    held.passTime();
    line().tell({ ...hello, seq: 11, decision: { ...decision, at: 5 } });
    expect(connection.snapshot().pending).toBeNull();
    expect(line().sent).toEqual([]);
  });

  test('a click without a line waits for it', () => {
    line().tell(hello);
    held.lose();
    connection.answer('a');
    expect(connection.snapshot().pending).toMatchObject({ at: 4, id: 'a' });
    connection.retryNow();
    line().tell(hello);
    expect(line().sent).toMatchObject([{ type: 'answer', at: 4, id: 'a' }]);
  });

  test('what was said meanwhile, or was not acknowledged, is said when the line is back, once', () => {
    line().tell(hello);
    connection.say('heard');
    connection.say('not heard');
    held.lose();
    connection.say('said meanwhile');
    held.passTime();
    line().tell({ ...hello, chat: [{ id: 1, seat: 0, name: 'Ada', text: 'heard', at: 0 }] });
    expect(line().sent).toMatchObject([
      { type: 'chat', text: 'not heard' },
      { type: 'chat', text: 'said meanwhile' },
    ]);
    for (const { ref } of [...line().sent]) line().tell({ type: 'ok', ref: String(ref) });
    held.lose();
    held.passTime();
    line().tell(hello);
    expect(line().sent).toEqual([]);
  });

  test('what cannot be done without a line says so', () => {
    line().tell(hello);
    held.lose();
    connection.undo();
    expect(connection.snapshot().notice).toMatchObject({ kind: 'error', error: { code: 'offline' } });
  });

  test('who does not want to wait gives up the attempt that is under way', () => {
    line().tell(hello);
    held.lose();
    connection.retryNow();
    connection.retryNow();
    expect(held.sockets.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  });

  test('whoever wakes up does not wait long for a line that has died meanwhile', () => {
    line().tell(hello);
    connection.wake();
    expect(line().sent).toMatchObject([{ type: 'ping' }]);
    line().tell({ type: 'pong' });
    held.passTime();
    expect(connection.snapshot().line).toBe('open');
    connection.wake();
    held.passTime();
    expect(connection.snapshot().line).toBe('lost');
  });

  test('a handshake that nobody answers is given up', () => {
    line().tell(hello);
    held.lose();
    held.passTime();
    expect(held.sockets).toHaveLength(2);
    held.passTime();
    expect(held.sockets[1]?.isClosed).toBe(true);
    expect(connection.snapshot().line).toBe('lost');
  });

  test('a line that has died silently is given up', () => {
    line().tell(hello);
    held.passTime();
    held.passTime();
    expect(line().sent).toMatchObject([{ type: 'ping' }, { type: 'ping' }]);
    held.passTime();
    expect(connection.snapshot().line).toBe('lost');
    expect(held.sockets[0]?.isClosed).toBe(true);
  });

  test('a closed connection stays closed', () => {
    line().tell(hello);
    connection.close();
    expect(line().isClosed).toBe(true);
    held.passTime();
    expect(held.sockets).toHaveLength(1);
  });

  test('a page from before the server was renewed is told so, and stays told', () => {
    line().tell(hello);
    expect(connection.snapshot().isOutdated).toBe(false);
    line().tell({ ...hello, rules: 2 });
    expect(connection.snapshot().isOutdated).toBe(true);
    line().tell({ ...hello, rules: 2 });
    expect(connection.snapshot().isOutdated).toBe(true);
  });

  test('a page that was built for other rules is told so at the first table that it opens', () => {
    line().tell({ ...hello, rules: 2 });
    expect(connection.snapshot().isOutdated).toBe(true);
  });

  test('of a game that the page does not know it says nothing', () => {
    line().tell({ ...hello, rules: 7, table: { ...hello.table, game: 'trap' } });
    expect(connection.snapshot().isOutdated).toBe(false);
  });

  test('a page that speaks another protocol is told so at once', () => {
    line().tell({ ...hello, protocol: PROTOCOL + 1 });
    expect(connection.snapshot().isOutdated).toBe(true);
  });
});

describe('a line that ends for good', () => {
  test('whoever is sent away does not try to come back', () => {
    line().tell(hello);
    held.lose(4403);
    expect(connection.snapshot().line).toBe('sent-away');
    connection.retryNow();
    held.passTime();
    expect(held.sockets).toHaveLength(1);
    expect(held.timers).toEqual([]);
  });

  test('whoever is signed out comes back with a new session, or is told that there is none', () => {
    line().tell(hello);
    held.lose(4401);
    expect(connection.snapshot().line).toBe('lost');
    held.passTime();
    line().tell(hello);
    expect(connection.snapshot().line).toBe('open');
    held.lose(4401);
    held.passTime();
    held.lose(); // refused, as nobody is signed in
    expect(connection.snapshot().line).toBe('signed-out');
    held.passTime();
    expect(held.sockets).toHaveLength(3);
  });
});

describe('a line that is refused', () => {
  const learned = () => new Promise((resolve) => setTimeout(resolve));

  test('says why, and goes on trying where that may help', async () => {
    held.refused = { failure: { code: 'no-answer', message: 'a proxy' }, isFinal: false };
    held.lose();
    await learned();
    expect(connection.snapshot()).toMatchObject({ line: 'lost', refusal: { code: 'no-answer' } });
    held.passTime();
    line().tell(hello);
    expect(connection.snapshot()).toMatchObject({ line: 'open', refusal: null });
  });

  test.each([
    ['no-such-table', 'refused'],
    ['no-session', 'signed-out'],
  ] as const)('%s: does not try for ever', async (code, end) => {
    held.refused = { failure: { code, message: code }, isFinal: true };
    line().tell(hello);
    held.lose();
    held.passTime();
    held.lose();
    await learned();
    expect(connection.snapshot()).toMatchObject({ line: end, refusal: { code } });
    expect(held.timers).toEqual([]);
    expect(held.sockets).toHaveLength(2);
  });

  test('whoever is somebody else by now is told, and does not become a spectator in silence', () => {
    line().tell(hello);
    held.lose(4401);
    held.passTime();
    line().tell({ ...hello, seat: null, decision: null });
    expect(connection.snapshot().line).toBe('signed-out');
  });
});
