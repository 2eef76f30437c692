import type { Viewer } from '@orrery/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyPatch } from '../protocol/patch.ts';
import type { LogEntry } from '../storage/storage.ts';
import { gamesModule } from '../testing/games.ts';
import { trapOptions } from '../testing/trap.ts';
import { Engine } from './engine.ts';
import type { Opening } from './messages.ts';
import { Pool } from './pool.ts';

let engine: Engine;
let pool: Pool;
let restarts = 0;
const ann = { owner: 'ann', isPatient: false };

beforeAll(() => {
  engine = new Engine({ gamesModule, threads: 1, limit: 300, onRestart: () => restarts++ });
  pool = new Pool({ name: 'bots', gamesModule, threads: 1, limit: 300 });
});

afterAll(async () => {
  await engine.close();
  await pool.close();
});

const opening: Opening = {
  game: 'trap',
  config: { players: 2, rolls: 3, endless: true },
  seed: 'ab'.repeat(32),
  checkpoint: null,
  entries: [],
  record: null,
  trust: 'all',
};
const logged = (answers: readonly (readonly [number, string])[]): LogEntry[] =>
  answers.map(([seat, id]) => ({ kind: 'answer', seat, id, by: 'person' }));
const told = (updates: readonly (readonly [unknown, string])[], viewer: unknown) =>
  JSON.parse(`{${updates.find(([who]) => who === viewer)?.[1]}}`);

test('an answer gives each viewer what is new to them', async () => {
  const { situation, checkpoint } = await engine.call('open', 'a', opening);
  expect(situation).toMatchObject({ answers: 0, waitingFor: [0], isOver: false });
  expect(checkpoint).not.toBeNull();
  const hello = JSON.parse(`{${await engine.call('hello', 'a', 1)}}`);
  const change = await engine.call('answer', 'a', 0, 'roll', 0, [1, 'spectator'], ['spectator']);
  expect(change.situation).toMatchObject({ answers: 1, waitingFor: [1] });
  expect(told(change.updates, 1)).toMatchObject({ events: [{ key: 'trap.rolled' }], decision: { at: 1, seat: 1 } });
  expect(told(change.updates, 'spectator')).toMatchObject({ decision: null });
  const { view } = JSON.parse(`{${await engine.call('hello', 'a', 1)}}`);
  expect(applyPatch(hello.view, told(change.updates, 1).patch)).toEqual(view);
});

test('those who have nothing to decide may hear of several answers together', async () => {
  await engine.call('open', 'i', opening);
  const helloTo = async (viewer: Viewer) => JSON.parse(`{${await engine.call('hello', 'i', viewer)}}`);
  const viewers = [0, 1, 'spectator'] as const;
  const before = { one: await helloTo(1), spectator: await helloTo('spectator') };
  for (const id of ['step', 'step']) {
    const { updates } = await engine.call('answer', 'i', 0, id, null, viewers, [0]);
    expect(updates.map(([viewer]) => viewer)).toEqual([0]);
  }
  const rolled = await engine.call('answer', 'i', 0, 'roll', null, viewers, [0]);
  expect(rolled.updates.map(([viewer]) => viewer)).toEqual([0, 1]); // who rolled, and who is asked now
  const news = await engine.call('news', 'i', ['spectator']);
  for (const [updates, viewer, then] of [
    [rolled.updates, 1, before.one],
    [news, 'spectator', before.spectator],
  ] as const) {
    const update = told(updates, viewer);
    const { view, events } = await helloTo(viewer);
    expect(applyPatch(then.view, update.patch)).toEqual(view);
    expect(update.events).toEqual(events);
  }
});

test('everybody hears of the end', async () => {
  await engine.call('open', 'j', opening);
  for (const seat of [0, 1]) await engine.call('answer', 'j', seat, 'roll', null, [0, 1], []);
  const { updates } = await engine.call('answer', 'j', 0, 'roll', null, [0, 1], []);
  expect(updates.map(([viewer]) => viewer)).toEqual([0, 1]);
});

test('a refused answer changes nothing', async () => {
  await engine.call('open', 'b', opening);
  const before = await engine.call('record', 'b');
  await expect(engine.call('answer', 'b', 1, 'roll', 0, [], [])).rejects.toMatchObject({ code: 'not-asked' });
  await expect(engine.call('answer', 'b', 0, 'fly', 0, [], [])).rejects.toMatchObject({ code: 'not-an-option' });
  await expect(engine.call('answer', 'b', 0, 'roll', 7, [], [])).rejects.toMatchObject({ code: 'stale' });
  expect(await engine.call('record', 'b')).toBe(before);
});

test('a match comes back from its checkpoint and the answers since', async () => {
  const { checkpoint } = await engine.call('open', 'c', opening);
  for (const id of ['step', 'step', 'step', 'step']) await engine.call('answer', 'c', 0, id, null, [], []);
  const before = await engine.call('record', 'c');
  const entries = logged(JSON.parse(before).answers);
  await engine.call('close', 'c');
  await expect(engine.call('record', 'c')).rejects.toMatchObject({ code: 'engine-lost' });
  expect(await engine.call('open', 'c', { ...opening, checkpoint, entries })).toMatchObject({ lost: 0 });
  expect(await engine.call('record', 'c')).toBe(before);
  const back = { ...opening, checkpoint, entries, trust: 'checkpoint' } as const;
  expect(await engine.call('open', 'c', back)).toMatchObject({ lost: 1 });
});

test('who answers and takes back for ever has few checkpoints stored, and each leads to where they are', async () => {
  let { checkpoint } = await engine.call('open', 'k', opening);
  let entries: LogEntry[] = [];
  let stored = 0;
  const keep = (entry: LogEntry, change: { checkpoint?: string }) => {
    if (change.checkpoint !== undefined) stored++;
    entries = change.checkpoint === undefined ? [...entries, entry] : [];
    checkpoint = change.checkpoint ?? checkpoint;
  };
  const step = async () => keep(logged([[0, 'step']])[0]!, await engine.call('answer', 'k', 0, 'step', null, [], []));
  const undo = async () => {
    const change = await engine.call('undo', 'k', 0, []);
    keep({ kind: 'undo', seat: 0, index: change.undone ?? 0 }, change);
  };
  for (let i = 0; i < 100; i++) {
    await step();
    if (i % 2 === 0) await undo();
  }
  for (let i = 0; i < 100; i++) {
    await step();
    await undo();
  }
  expect(stored).toBeLessThan(12);
  for (let i = 0; i < 5; i++) await undo(); // past a checkpoint too
  const before = await engine.call('record', 'k');
  expect(await engine.call('open', 'k', { ...opening, checkpoint, entries })).toMatchObject({ lost: 0 });
  expect(JSON.parse(await engine.call('record', 'k')).answers).toEqual(JSON.parse(before).answers);
});

test('a checkpoint of an earlier version, which knows no answers, is understood and replaced', async () => {
  const { checkpoint } = await engine.call('open', 'l', opening);
  const { answers: _answers, ...old } = JSON.parse(checkpoint ?? '');
  const history = { checkpoint: JSON.stringify(old), entries: logged([[0, 'step']]) };
  const opened = await engine.call('open', 'l', { ...opening, ...history });
  expect(opened).toMatchObject({ lost: 0, situation: { answers: 1 } });
  expect(JSON.parse(opened.checkpoint ?? '')).toMatchObject({ answers: [[0, 'step']] });
});

test('answers that no longer fit are lost, not the table', async () => {
  const { checkpoint } = await engine.call('open', 'd', opening);
  const entries = logged([[0, 'no longer an option']]);
  const opened = await engine.call('open', 'd', { ...opening, checkpoint, entries });
  expect(opened).toMatchObject({ lost: 1, situation: { answers: 0, waitingFor: [0] } });
});

test('a finished game brings its record', async () => {
  await engine.call('open', 'e', opening);
  await engine.call('answer', 'e', 0, 'roll', null, [], []);
  await engine.call('answer', 'e', 1, 'roll', null, [], []);
  const change = await engine.call('answer', 'e', 0, 'roll', null, [], []);
  expect(change.situation).toMatchObject({ isOver: true, outcome: { winners: [0] } });
  expect(JSON.parse(change.record ?? '')).toMatchObject({ answers: [[], [], []].map(() => expect.anything()) });
  expect(await pool.call(ann, 'inspect', change.record ?? '')).toMatchObject({ ok: true, seats: 2, answers: 3 });
  const tampered = (change.record ?? '').replace('[0,"roll"]', '[0,"step"]');
  expect(await pool.call(ann, 'inspect', tampered)).toMatchObject({ ok: false });
});

test('somebody who does not choose declines if that is possible, whatever the options are called', async () => {
  await engine.call('open', 'f', opening);
  expect(await engine.call('pick', 'f', 0, 'skip')).toBe('wait');
  const hello = JSON.parse(`{${await engine.call('hello', 'f', 0)}}`);
  const options: { id: string; idle?: boolean }[] = hello.decision.options;
  expect(options.filter(({ idle }) => idle)).toMatchObject([{ id: 'wait' }]);
  expect(options.map(({ id }) => id)).toContain(await engine.call('pick', 'f', 0, 'any'));
});

test('a rule without an end is killed with its thread, and the others are told to open again', async () => {
  await engine.call('open', 'g', opening);
  await engine.call('open', 'h', opening);
  const runaway = engine.call('answer', 'g', 0, 'loop', null, [], []);
  const behind = engine.call('answer', 'h', 0, 'step', null, [], []);
  const results = await Promise.allSettled([runaway, behind]);
  expect(results).toMatchObject([{ reason: { code: 'runaway' } }, { reason: { code: 'engine-lost' } }]);
  expect(restarts).toBe(1);
  await engine.call('open', 'h', opening);
  expect(await engine.call('answer', 'h', 0, 'step', null, [], [])).toMatchObject({ situation: { answers: 1 } });
});

test('a bot that is asked again answers the same; at another table it may do something else', async () => {
  await engine.call('open', 'j', opening);
  const record = await engine.call('record', 'j');
  const elsewhere = (n: number) => JSON.stringify({ ...JSON.parse(record), seed: String(n).repeat(64) });
  const chosen = await pool.call(ann, 'choose', record, 0, 'random');
  for (let again = 0; again < 5; again++) expect(await pool.call(ann, 'choose', record, 0, 'random')).toBe(chosen);
  const others = new Set<string>();
  for (let n = 0; n < 10; n++) others.add(await pool.call(ann, 'choose', elsewhere(n), 0, 'random'));
  expect(others.size).toBeGreaterThan(1);
});

test('a bot that thinks for ever is stopped, and the next one thinks', async () => {
  await engine.call('open', 'i', opening);
  const record = await engine.call('record', 'i');
  const endless = JSON.stringify({ ...JSON.parse(record), answers: [[0, 'loop']] });
  await expect(pool.call(ann, 'choose', endless, 0, 'random')).rejects.toMatchObject({ code: 'runaway' });
  expect([...trapOptions, 'loop', 'spin']).toContain(await pool.call(ann, 'choose', record, 0, 'random'));
});
