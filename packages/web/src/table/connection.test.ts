import type { ServerMessage } from '@orrery/server/protocol';
import { PROTOCOL } from '@orrery/server/protocol/version';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Refused, type Socket, TableConnection } from './connection.ts';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: Socket['onclose'] = null;
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const decision = {
  at: 4,
  seat: 0,
  prompt: { key: 'lead' },
  options: [
    { id: 'a', label: { key: 'a' } },
    { id: 'b', label: { key: 'b' } },
  ],
};
const standing = {
  seq: 10,
  decision,
  canUndo: false,
  canRedo: false,
  waitingFor: [0],
  clock: null,
  answers: 4,
};
const hello: Extract<ServerMessage, { type: 'hello' }> = {
  ...standing,
  type: 'hello',
  protocol: PROTOCOL,
  rules: 1,
  table: {
    id: 'abcdefghijkl',
    game: 'arcs',
    options: {},
    seats: [],
    state: 'running',
    host: true,
    mySeat: 0,
    waitingFor: [0],
    since: 0,
    clock: { kind: 'none' },
    listed: false,
    answers: 4,
  },
  seat: 0,
  view: { power: 0, ships: [1, 2] },
  events: [{ seq: 0, key: 'begun' }],
  chat: [],
  commitment: 'c',
  outcome: null,
  seed: null,
};

let sockets: FakeSocket[];
let timers: { milliseconds: number; run: () => void }[];
let connection: TableConnection;
let refused: Refused;

/** The line in use. */
const line = () => sockets.at(-1)!;

/** Runs what was put off, the shortest wait first. */
function passTime(): void {
  timers.sort((a, b) => a.milliseconds - b.milliseconds);
  timers.shift()?.run();
}

function loseLine(code = 1006): void {
  line().onclose?.({ code });
}

beforeEach(() => {
  sockets = [];
  refused = { failure: { code: 'offline', message: 'away' }, isFinal: false };
  timers = [];
  connection = new TableConnection({
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    later: (milliseconds, run) => {
      const timer = { milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    random: () => 0.5,
    rulesOf: (game) => (game === 'arcs' ? 1 : undefined),
    whyRefused: async () => refused,
  });
  line().onopen?.();
});

test('how I pass is said to the server, and holds when it says so', () => {
  const passing = { nothing: true, until: 'turn', cards: {} };
  line().tell(hello);
  connection.pass(passing);
  expect(line().sent.at(-1)).toMatchObject({ type: 'passing', passing });
  expect(connection.snapshot().game?.passing).toBeUndefined();
  line().tell({ type: 'passing', passing });
  expect(connection.snapshot().game?.passing).toEqual(passing);
});

describe('following the table', () => {
  test('a hello is all there is', () => {
    expect(connection.snapshot()).toMatchObject({ line: 'connecting', game: null });
    line().tell(hello);
    expect(connection.snapshot()).toMatchObject({ line: 'open', game: { seq: 10, seat: 0, view: { power: 0 } } });
  });

  test('an update patches the view and continues the story', () => {
    line().tell(hello);
    const events = [{ seq: 1, key: 'gained' }];
    line().tell({ ...standing, type: 'update', seq: 11, after: 10, decision: null, patch: [[['power'], 3]], events });
    const { game } = connection.snapshot();
    expect(game).toMatchObject({ seq: 11, decision: null, view: { power: 3, ships: [1, 2] }, newEvents: events });
    expect(game?.events.map(({ seq }) => seq)).toEqual([0, 1]);
  });

  test('several changes may come together', () => {
    line().tell(hello);
    line().tell({ ...standing, type: 'update', seq: 14, after: 10, patch: [[['power'], 4]], events: [] });
    expect(connection.snapshot().game).toMatchObject({ seq: 14, view: { power: 4 } });
    expect(line().sent).toEqual([]);
  });

  test('an undo takes back what was told', () => {
    line().tell(hello);
    line().tell({ ...standing, type: 'update', seq: 11, after: 10, events: [{ seq: 1, key: 'gained' }] });
    line().tell({ ...standing, type: 'update', seq: 12, after: 11, events: [{ seq: 1, key: 'lost' }], eventsFrom: 1 });
    expect(connection.snapshot().game?.events.map(({ key }) => key)).toEqual(['begun', 'lost']);
  });

  test('a missed update asks for everything again and waits for it', () => {
    line().tell(hello);
    line().tell({ ...standing, type: 'update', seq: 12, after: 11, patch: [[['power'], 9]], events: [] });
    expect(line().sent).toMatchObject([{ type: 'resync' }]);
    line().tell({ ...standing, type: 'update', seq: 13, after: 12, patch: [[['power'], 10]], events: [] });
    expect(line().sent).toHaveLength(1);
    expect(connection.snapshot().game).toMatchObject({ seq: 10, view: { power: 0 } });
    line().tell({ ...hello, seq: 13, view: { power: 10 }, events: [...hello.events, { seq: 1, key: 'gained' }] });
    expect(connection.snapshot().game).toMatchObject({
      seq: 13,
      view: { power: 10 },
      newEvents: [{ seq: 1, key: 'gained' }],
    });
  });

  test('a patch that does not fit asks for everything again', () => {
    line().tell(hello);
    line().tell({ ...standing, type: 'update', seq: 11, after: 10, patch: [[['power', 'x'], 1]], events: [] });
    expect(line().sent).toMatchObject([{ type: 'resync' }]);
  });

  test('an old update is ignored', () => {
    line().tell(hello);
    line().tell({ ...standing, type: 'update', seq: 9, after: 8, patch: [[['power'], 9]], events: [] });
    expect(connection.snapshot().game?.view).toEqual({ power: 0, ships: [1, 2] });
    expect(line().sent).toEqual([]);
  });

  test('chat lines come once each', () => {
    line().tell(hello);
    const said = { type: 'chat', id: 1, seat: 0, name: 'Ada', text: 'hi', at: 0 } as const;
    line().tell(said);
    line().tell(said);
    expect(connection.snapshot().game?.chat).toHaveLength(1);
  });

  test('the end of the game brings outcome and seed', () => {
    line().tell(hello);
    line().tell({ type: 'over', outcome: { winners: [0], scores: [30] }, seed: 'ff' });
    expect(connection.snapshot().game).toMatchObject({ outcome: { winners: [0] }, seed: 'ff' });
  });

  test('an undo past the barrier is asked and answered', () => {
    line().tell(hello);
    line().tell({ type: 'undo-asked', by: 1, to: 2, consents: [1] });
    expect(connection.snapshot().undo).toEqual({ by: 1, to: 2, consents: [1] });
    connection.consent(false);
    expect(line().sent).toMatchObject([{ type: 'undo-consent', yes: false, to: 2 }]);
    line().tell({ type: 'undo-answered', done: false });
    expect(connection.snapshot()).toMatchObject({ undo: null, notice: { kind: 'undo-refused' } });
  });
});

test('everybody is told that the table went back, but not of an undo that asked nobody', () => {
  line().tell(hello);
  line().tell({ type: 'undo-answered', done: true });
  expect(connection.snapshot().notice).toBeNull();
  line().tell({ type: 'undo-asked', by: null, to: 2, consents: [] });
  line().tell({ type: 'undo-answered', done: true });
  expect(connection.snapshot()).toMatchObject({ undo: null, notice: { kind: 'undo-agreed' } });
});

describe('answering', () => {
  test('a click is pending at once and over when the table has moved on', () => {
    line().tell(hello);
    connection.answer('b');
    expect(connection.snapshot().pending).toMatchObject({ at: 4, id: 'b' });
    expect(line().sent).toMatchObject([{ type: 'answer', at: 4, id: 'b' }]);
    line().tell({ type: 'ok', ref: '1' });
    expect(connection.snapshot().pending).not.toBeNull();
    line().tell({ ...standing, type: 'update', seq: 11, after: 10, decision: { ...decision, at: 5 }, events: [] });
    expect(connection.snapshot().pending).toBeNull();
  });

  test('one answer at a time, and only what is offered', () => {
    line().tell(hello);
    connection.answer('c');
    connection.answer('a');
    connection.answer('b');
    expect(line().sent).toMatchObject([{ type: 'answer', id: 'a' }]);
  });

  test('a refused answer is told and the table asked for again', () => {
    line().tell(hello);
    connection.answer('a');
    const error = { code: 'stale' as const, message: 'the table has moved on' };
    line().tell({ type: 'error', ref: String(line().sent[0]?.ref), error });
    expect(connection.snapshot()).toMatchObject({ pending: null, notice: { kind: 'error', error } });
    expect(line().sent.at(-1)).toMatchObject({ type: 'resync' });
  });

  test('an answer that was not even looked at is said again, and a resync that is refused is asked for again', () => {
    line().tell(hello);
    connection.answer('a');
    const error = { code: 'too-many' as const, args: { seconds: 1 }, message: 'slower' };
    line().tell({ type: 'error', error });
    passTime();
    expect(line().sent.at(-1)).toMatchObject({ type: 'resync' });
    line().tell({ type: 'error', ref: String(line().sent.at(-1)?.ref), error });
    passTime();
    expect(line().sent.slice(1)).toMatchObject([{ type: 'resync' }, { type: 'resync' }]);
    line().tell(hello);
    expect(line().sent.at(-1)).toMatchObject({ type: 'answer', at: 4, id: 'a' });
  });

  test('an answer that a server which is leaving may have taken is not called refused', () => {
    line().tell(hello);
    connection.answer('a');
    const error = { code: 'restarting' as const, message: 'away' };
    line().tell({ type: 'error', ref: String(line().sent[0]?.ref), error });
    expect(connection.snapshot()).toMatchObject({ pending: { id: 'a' }, notice: null });
    loseLine(1012);
    passTime();
    line().tell({ ...hello, seq: 11, decision: { ...decision, at: 5 } });
    expect(connection.snapshot()).toMatchObject({ pending: null, notice: null });
  });

  test('"why can\'t I?" is asked once for a decision, and forgotten with it', () => {
    line().tell(hello);
    connection.askWhyNot();
    line().tell({ type: 'blocked', blocked: [{ label: { key: 'x' }, rule: 'tax.2' }] });
    expect(connection.snapshot().blocked).toHaveLength(1);
    connection.askWhyNot();
    expect(line().sent).toMatchObject([{ type: 'blocked' }]);
    line().tell(hello);
    expect(connection.snapshot().blocked).toBeNull();
  });
});

describe('what was rolled and is taken back', () => {
  const me = { kind: 'person', name: 'Ann', bot: null, connected: true } as const;
  const taken = (tookBack: readonly number[]): ServerMessage => ({
    type: 'table',
    table: { ...hello.table, seats: [{ ...me, tookBack }] },
  });

  test('is said to whoever did it, each time', () => {
    line().tell(hello);
    line().tell(taken([3]));
    expect(connection.snapshot().notice).toEqual({ kind: 'took-back', count: 1 });
    connection.dismissNotice();
    line().tell(taken([3]));
    expect(connection.snapshot().notice).toBeNull();
    line().tell(taken([3, 5]));
    expect(connection.snapshot().notice).toEqual({ kind: 'took-back', count: 2 });
  });

  test('is not said again where everybody has agreed', () => {
    line().tell(hello);
    line().tell({ type: 'undo-asked', by: 0, to: 2, consents: [0] });
    line().tell({ type: 'undo-answered', done: true });
    line().tell(taken([3]));
    expect(connection.snapshot().notice).toEqual({ kind: 'undo-agreed' });
  });
});

describe('a careful answer', () => {
  const confirm = () => line().tell({ type: 'confirm', ref: String(line().sent.at(-1)?.ref), at: 4, id: 'a' });

  beforeEach(() => {
    line().tell(hello);
    connection.answer('a', true);
  });

  test('is given at once when it keeps the turn', () => {
    expect(line().sent).toMatchObject([{ type: 'answer', at: 4, id: 'a', careful: true }]);
    line().tell({ ...standing, type: 'update', seq: 11, after: 10, decision: { ...decision, at: 5 }, events: [] });
    expect(connection.snapshot()).toMatchObject({ pending: null, confirming: null });
  });

  test('that hands over waits for the player, who takes it again', () => {
    confirm();
    expect(connection.snapshot()).toMatchObject({ pending: null, confirming: { id: 'a' } });
    connection.answer('a', true);
    expect(line().sent).toHaveLength(2);
    expect(line().sent[1]).not.toHaveProperty('careful');
    expect(connection.snapshot()).toMatchObject({ pending: { id: 'a' }, confirming: null });
  });

  test('may be thought over, or another option taken with the same care', () => {
    confirm();
    connection.thinkAgain();
    expect(connection.snapshot()).toMatchObject({ pending: null, confirming: null });
    connection.answer('b', true);
    expect(line().sent.at(-1)).toMatchObject({ id: 'b', careful: true });
  });

  test('is forgotten when the table moves on', () => {
    confirm();
    line().tell({ ...standing, type: 'update', seq: 11, after: 10, decision: { ...decision, at: 5 }, events: [] });
    expect(connection.snapshot().confirming).toBeNull();
  });

  test('of an earlier line asks nothing any more', () => {
    loseLine();
    line().tell({ type: 'confirm', ref: '1', at: 4, id: 'a' });
    expect(connection.snapshot().confirming).toBeNull();
  });
});

describe('a lost network', () => {
  test('the table stays on the screen and the line comes back by itself, each attempt later', () => {
    line().tell(hello);
    loseLine();
    expect(connection.snapshot()).toMatchObject({ line: 'lost', game: { seq: 10 } });
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([500]);
    passTime();
    loseLine();
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([1000]);
    passTime();
    expect(sockets).toHaveLength(3);
    line().onopen?.();
    line().tell({ ...hello, seq: 12 });
    expect(connection.snapshot()).toMatchObject({ line: 'open', game: { seq: 12 } });
  });

  test('an answer that was not taken is said again, once', () => {
    line().tell(hello);
    connection.answer('a');
    loseLine();
    expect(connection.snapshot().pending).toMatchObject({ at: 4, id: 'a' });
    passTime();
    line().tell(hello);
    expect(line().sent).toMatchObject([{ type: 'answer', at: 4, id: 'a' }]);
    line().tell(hello);
    expect(line().sent).toHaveLength(1);
  });

  test('an answer that was taken is not said again', () => {
    line().tell(hello);
    connection.answer('a');
    loseLine();
    passTime();
    line().tell({ ...hello, seq: 11, decision: { ...decision, at: 5 } });
    expect(connection.snapshot().pending).toBeNull();
    expect(line().sent).toEqual([]);
  });

  test('a click without a line waits for it', () => {
    line().tell(hello);
    loseLine();
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
    loseLine();
    connection.say('said meanwhile');
    passTime();
    line().tell({ ...hello, chat: [{ id: 1, seat: 0, name: 'Ada', text: 'heard', at: 0 }] });
    expect(line().sent).toMatchObject([
      { type: 'chat', text: 'not heard' },
      { type: 'chat', text: 'said meanwhile' },
    ]);
    for (const { ref } of [...line().sent]) line().tell({ type: 'ok', ref: String(ref) });
    loseLine();
    passTime();
    line().tell(hello);
    expect(line().sent).toEqual([]);
  });

  test('what cannot be done without a line says so', () => {
    line().tell(hello);
    loseLine();
    connection.undo();
    expect(connection.snapshot().notice).toMatchObject({ kind: 'error', error: { code: 'offline' } });
  });

  test('who does not want to wait gives up the attempt that is under way', () => {
    line().tell(hello);
    loseLine();
    connection.retryNow();
    connection.retryNow();
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  });

  test('whoever wakes up does not wait long for a line that has died meanwhile', () => {
    line().tell(hello);
    connection.wake();
    expect(line().sent).toMatchObject([{ type: 'ping' }]);
    line().tell({ type: 'pong' });
    passTime();
    expect(connection.snapshot().line).toBe('open');
    connection.wake();
    passTime();
    expect(connection.snapshot().line).toBe('lost');
  });

  test('a handshake that nobody answers is given up', () => {
    line().tell(hello);
    loseLine();
    passTime();
    expect(sockets).toHaveLength(2);
    passTime();
    expect(sockets[1]?.isClosed).toBe(true);
    expect(connection.snapshot().line).toBe('lost');
  });

  test('a line that has died silently is given up', () => {
    line().tell(hello);
    passTime();
    passTime();
    expect(line().sent).toMatchObject([{ type: 'ping' }, { type: 'ping' }]);
    passTime();
    expect(connection.snapshot().line).toBe('lost');
    expect(sockets[0]?.isClosed).toBe(true);
  });

  test('a closed connection stays closed', () => {
    line().tell(hello);
    connection.close();
    expect(line().isClosed).toBe(true);
    passTime();
    expect(sockets).toHaveLength(1);
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
    loseLine(4403);
    expect(connection.snapshot().line).toBe('sent-away');
    connection.retryNow();
    passTime();
    expect(sockets).toHaveLength(1);
    expect(timers).toEqual([]);
  });

  test('whoever is signed out comes back with a new session, or is told that there is none', () => {
    line().tell(hello);
    loseLine(4401);
    expect(connection.snapshot().line).toBe('lost');
    passTime();
    line().tell(hello);
    expect(connection.snapshot().line).toBe('open');
    loseLine(4401);
    passTime();
    loseLine(); // refused, as nobody is signed in
    expect(connection.snapshot().line).toBe('signed-out');
    passTime();
    expect(sockets).toHaveLength(3);
  });
});

describe('a line that is refused', () => {
  const learned = () => new Promise((resolve) => setTimeout(resolve));

  test('says why, and goes on trying where that may help', async () => {
    refused = { failure: { code: 'no-answer', message: 'a proxy' }, isFinal: false };
    loseLine();
    await learned();
    expect(connection.snapshot()).toMatchObject({ line: 'lost', refusal: { code: 'no-answer' } });
    passTime();
    line().tell(hello);
    expect(connection.snapshot()).toMatchObject({ line: 'open', refusal: null });
  });

  test.each([
    ['no-such-table', 'refused'],
    ['no-session', 'signed-out'],
  ] as const)('%s: does not try for ever', async (code, end) => {
    refused = { failure: { code, message: code }, isFinal: true };
    line().tell(hello);
    loseLine();
    passTime();
    loseLine();
    await learned();
    expect(connection.snapshot()).toMatchObject({ line: end, refusal: { code } });
    expect(timers).toEqual([]);
    expect(sockets).toHaveLength(2);
  });

  test('whoever is somebody else by now is told, and does not become a spectator in silence', () => {
    line().tell(hello);
    loseLine(4401);
    passTime();
    line().tell({ ...hello, seat: null, decision: null });
    expect(connection.snapshot().line).toBe('signed-out');
  });
});

describe('advice', () => {
  const advice = { at: 4, steps: [], isOpen: false, reason: null, options: 2 };
  const refused = (code: 'too-many' | 'no-advice') => {
    connection.askAdvice();
    const { ref } = line().sent.at(-1) as { ref: string };
    line().tell({ type: 'error', ref, error: { code, message: code } });
  };

  beforeEach(() => line().tell(hello));

  test('is asked for the present decision, and goes with it', () => {
    connection.askAdvice();
    expect(line().sent.at(-1)).toMatchObject({ type: 'advice', at: 4 });
    line().tell({ type: 'advice', advice });
    expect(connection.snapshot().advice).toEqual(advice);
    const next = { ...standing, seq: 11, decision: { ...decision, at: 5 }, answers: 5 };
    line().tell({ ...next, type: 'update', after: 10, patch: [], events: [] });
    expect(connection.snapshot().advice).toBeNull();
    line().tell({ type: 'advice', advice });
    expect(connection.snapshot().advice).toBeNull();
  });

  test('that comes to nothing because it was asked twice is not spoken of; that nobody may ask is', () => {
    refused('too-many');
    expect(connection.snapshot().notice).toBeNull();
    refused('no-advice');
    expect(connection.snapshot().notice).toMatchObject({ kind: 'error' });
  });
});
