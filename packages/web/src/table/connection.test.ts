import type { ServerMessage } from '@orrery/server/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TableConnection } from './connection.ts';
import { decision, HeldLine, hello, standing } from './heldLine.ts';

let held: HeldLine;
let connection: TableConnection;

/** The socket in use. */
const line = () => held.socket;

beforeEach(() => {
  held = new HeldLine();
  ({ connection } = held);
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
    held.passTime();
    expect(line().sent.at(-1)).toMatchObject({ type: 'resync' });
    line().tell({ type: 'error', ref: String(line().sent.at(-1)?.ref), error });
    held.passTime();
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
    held.lose(1012);
    held.passTime();
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
    held.lose();
    line().tell({ type: 'confirm', ref: '1', at: 4, id: 'a' });
    expect(connection.snapshot().confirming).toBeNull();
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
