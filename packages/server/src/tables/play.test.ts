import { arcs } from '@orrery/arcs';
import { Match, type Record as MatchRecord, verify } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { ReplayFace, ServerMessage, TableFace } from '../protocol/index.ts';
import { Client, type Line } from '../testing/client.ts';
import { sharedServer, temporaryFolder, testServer } from '../testing/server.ts';

const shared = sharedServer();

const two = { seats: [{ kind: 'me' }, { kind: 'open' }] };

/** Ann and Ben at a table of two. */
async function atTable(url: string, wanted: object = {}) {
  const [ann, ben] = await Promise.all([Client.guest(url, 'Ann'), Client.guest(url, 'Ben')]);
  const { id } = await ann.table({ ...two, ...wanted });
  await ben.post(`/api/tables/${id}/join`);
  const [first, second] = await Promise.all([ann.sit(id), ben.sit(id)]);
  return { ann, ben, id, first, second };
}

const refusal = (message: ServerMessage) => (message.type === 'error' ? message.error.code : message.type);

test('bots play a whole game of Arcs while somebody watches, and the record verifies', async () => {
  const { url } = shared;
  const ann = await Client.guest(url, 'Ann');
  const bots = ['random', 'greedy', 'random'].map((bot) => ({ kind: 'bot', bot }));
  const { id } = await ann.table({ game: 'arcs', seats: bots });
  const line = await ann.sit(id);
  expect(line.game).toMatchObject({ seat: null, decision: null, seed: null });
  await line.until(({ messages }) => messages.some(({ type }) => type === 'over'), 100_000);
  expect(line.problem).toBeNull();
  const over = line.messages.find(({ type }) => type === 'over') as { seed: string };
  const record = await ann.get<{ seed: string; answers: unknown[] }>(`/api/tables/${id}/record`);
  expect(record.seed).toBe(over.seed);
  expect(verify(arcs, record)).toMatchObject({ ok: true, finished: true });
  const replay = await ann.get<ReplayFace>(`/api/tables/${id}/replay?at=${record.answers.length}`);
  expect(line.game?.view).toEqual(replay.view);
  const copy = await ann.post<TableFace>('/api/replays', { record });
  expect(copy).toMatchObject({ state: 'over', answers: record.answers.length });
  const early = await ann.get<ReplayFace>(`/api/tables/${copy.id}/replay?at=5&as=1`);
  expect(early).toMatchObject({ at: 5, seat: 1, answers: record.answers.length, outcome: null });
});

test('a finished game is looked at in any order, by answers or by what was told, and says what was answered', async () => {
  const { url } = shared;
  const ann = await Client.guest(url, 'Ann');
  const bots = ['random', 'random'].map((bot) => ({ kind: 'bot', bot }));
  const { id } = await ann.table({ game: 'arcs', seats: bots });
  const line = await ann.sit(id);
  await line.until(({ messages }) => messages.some(({ type }) => type === 'over'), 100_000);
  const record = await ann.get<MatchRecord>(`/api/tables/${id}/record`);
  const look = (query: string) => ann.get<ReplayFace>(`/api/tables/${id}/replay?${query}`);
  for (const at of [30, 31, 32, 10, 11, record.answers.length, 31]) {
    const face = await look(`at=${at}`);
    const match = Match.restore(arcs, record as never, at);
    expect(face).toMatchObject({ at, view: match.view('spectator'), told: match.eventCount });
    expect(face.events).toEqual(match.events(0, 'spectator'));
    const [seat, answer] = record.answers[at - 1]!;
    const before = Match.restore(arcs, record as never, at - 1).pending(seat)!;
    expect(face.answer).toEqual({ seat, label: before.options.find((option) => option.id === answer)!.label });
  }
  const later = await look('at=31&since=20');
  expect(later.events).toEqual((await look('at=31')).events.filter(({ seq }) => seq >= 20));
  const { at, told } = await look('event=25');
  expect(told).toBeGreaterThan(25);
  expect((await look(`at=${at - 1}`)).told).toBeLessThanOrEqual(25);
});

test('two people play in turn; each sees their own secrets only, and all stay in step', async () => {
  const { url } = shared;
  const { id, first, second } = await atTable(url);
  const watcher = await (await Client.guest(url, 'Eve')).sit(id);
  expect(first.game).toMatchObject({ seat: 0, view: { secrets: [7, null] }, waitingFor: [0] });
  expect(second.game).toMatchObject({ seat: 1, view: { secrets: [null, 7] }, decision: null });
  expect(watcher.game).toMatchObject({ seat: null, view: { secrets: [null, null] }, decision: null });
  await first.answer('step');
  await first.answer('roll');
  await second.until(({ decision }) => decision !== null);
  expect(second.game?.events).toMatchObject([{ seq: 0, key: 'trap.rolled', args: { seat: 0 } }]);
  await second.answer('end-turn');
  await first.until(({ game }) => game?.answers === 3);
  await watcher.until(({ game }) => game?.answers === 3);
  expect(first.game?.view).toMatchObject({ turn: 0, steps: 1 });
  expect(watcher.game?.view).toMatchObject({ turn: 0, steps: 1 });
  for (const line of [first, second, watcher]) expect(line.problem).toBeNull();
});

test('answers that come late, from the wrong seat or that are no option change nothing', async () => {
  const { url } = shared;
  const { id, first, second } = await atTable(url);
  const watcher = await (await Client.guest(url, 'Eve')).sit(id);
  expect(refusal(await second.say({ type: 'answer', at: 0, id: 'step' }))).toBe('not-asked');
  expect(refusal(await watcher.say({ type: 'answer', at: 0, id: 'step' }))).toBe('not-your-seat');
  expect(refusal(await first.say({ type: 'answer', at: 0, id: 'fly' }))).toBe('not-an-option');
  await first.answer('step');
  expect(refusal(await first.say({ type: 'answer', at: 0, id: 'step' }))).toBe('stale');
  expect(refusal(await watcher.say({ type: 'undo' }))).toBe('not-your-seat');
  first.raw('{"type":"answer"}');
  first.raw('nonsense');
  await first.until(({ messages }) => messages.filter((each) => refusal(each) === 'malformed').length === 2);
  expect(first.game).toMatchObject({ answers: 1, seq: 1, view: { steps: 1 } });
});

test('an answer is acknowledged once, whichever of two tabs it comes from', async () => {
  const { url } = shared;
  const { ann, id, first } = await atTable(url);
  const tab = await ann.sit(id);
  const answers = await Promise.all([
    first.say({ type: 'answer', at: 0, id: 'step' }),
    tab.say({ type: 'answer', at: 0, id: 'step' }),
  ]);
  expect(answers.map(refusal).sort()).toEqual(['ok', 'stale']);
  await tab.until(({ game }) => game?.seq === 1);
  expect(tab.game?.view).toEqual(first.game?.view);
});

test('undo is free until dice fall, and redo gives the answer again', async () => {
  const { url } = shared;
  const { first, second } = await atTable(url);
  await first.answer('step');
  expect(first.game).toMatchObject({ canUndo: true, canRedo: false });
  await first.do({ type: 'undo' });
  expect(first.game).toMatchObject({ answers: 0, canUndo: false, canRedo: true, view: { steps: 0 } });
  await first.do({ type: 'redo' });
  expect(first.game).toMatchObject({ answers: 1, canRedo: false, view: { steps: 1 } });
  await second.until(({ game }) => game?.seq === 3);
  expect(second.game?.view).toMatchObject({ steps: 1 });
  expect(second.problem).toBeNull();
});

test('past the barrier an undo needs the consent of the others', async () => {
  const { url } = shared;
  const { first, second } = await atTable(url);
  await first.answer('roll');
  await second.until(({ decision }) => decision !== null);
  await first.do({ type: 'undo' });
  await second.until(({ messages }) => messages.at(-1)?.type === 'undo-asked');
  expect(second.messages.at(-1)).toMatchObject({ by: 0, to: 0, consents: [0] });
  await second.do({ type: 'undo-consent', yes: false });
  await first.until(({ messages }) => messages.at(-1)?.type === 'undo-answered');
  expect(first.game).toMatchObject({ answers: 1 });

  await first.do({ type: 'undo' });
  await second.do({ type: 'undo-consent', yes: true });
  await first.until(({ game }) => game?.answers === 0);
  expect(first.game).toMatchObject({ events: [], decision: { at: 0 }, view: { rolls: [], turn: 0 } });
  expect(refusal(await second.say({ type: 'undo-consent', yes: true }))).toBe('nothing-asked');
});

test('who takes back dice is counted, and everybody sees it; who takes back nothing that was rolled is not', async () => {
  const { url } = shared;
  const { first, second, id, ann } = await atTable(url);
  const counts = async () => (await ann.get<TableFace>(`/api/tables/${id}`)).seats.map(({ tookBack }) => tookBack);
  for (const step of ['step', 'step', 'step', 'step']) await first.answer(step);
  await first.do({ type: 'rollback' });
  await second.do({ type: 'undo-consent', yes: true });
  await first.until(({ game }) => game?.answers === 3);
  expect(await counts()).toEqual([undefined, undefined]);
  await first.answer('roll');
  await first.do({ type: 'undo' });
  await second.do({ type: 'undo-consent', yes: true });
  await second.until(({ messages }) => messages.some((told) => told.type === 'table' && told.table.seats[0]?.tookBack));
  expect(await counts()).toEqual([[first.game?.events.length ?? -1], undefined]);
  await first.answer('roll');
  expect((await counts())[0]).toHaveLength(1);
});

test('who takes back dice again and again is counted to the end, and only the last places are told', async () => {
  const { first, second, id, ann } = await atTable(shared.url);
  const seat = async () => (await ann.get<TableFace>(`/api/tables/${id}`)).seats[0];
  for (let i = 0; i < 23; i++) {
    await first.answer('roll');
    await first.do({ type: 'undo' });
    await second.do({ type: 'undo-consent', yes: true });
    await first.until(({ game }) => game?.answers === 0);
  }
  await expect.poll(async () => (await seat())?.tookBackEarlier).toBe(3);
  expect((await seat())?.tookBack).toHaveLength(20);
});

test('the host rolls the table back to its checkpoint by consent', async () => {
  const { url } = shared;
  const { first, second } = await atTable(url);
  for (const id of ['step', 'step', 'step', 'step']) await first.answer(id);
  expect(refusal(await second.say({ type: 'rollback' }))).toBe('not-host');
  await first.do({ type: 'rollback' });
  await second.do({ type: 'undo-consent', yes: true });
  await first.until(({ game }) => game?.answers === 3);
  expect(first.game?.view).toMatchObject({ steps: 3 });
});

test('a host without a seat asks for the same, and those who are seated decide', async () => {
  const { url } = shared;
  const people = await Promise.all(['Ann', 'Ben', 'Hal'].map((name) => Client.guest(url, name)));
  const [ann, ben, host] = people as [Client, Client, Client];
  const { id } = await host.table({ seats: [{ kind: 'open' }, { kind: 'open' }] });
  for (const each of [ann, ben]) await each.post(`/api/tables/${id}/join`);
  const [first, second, watching] = await Promise.all([ann.sit(id), ben.sit(id), host.sit(id)]);
  for (const step of ['step', 'step', 'step', 'step']) await first.answer(step);
  await watching.do({ type: 'rollback' });
  await first.until(({ messages }) => messages.at(-1)?.type === 'undo-asked');
  expect(first.messages.at(-1)).toMatchObject({ by: null, to: 3, consents: [] });
  expect(refusal(await watching.say({ type: 'undo-consent', yes: true }))).toBe('not-your-seat');
  await first.do({ type: 'undo-consent', yes: true });
  expect(watching.game).toMatchObject({ answers: 4 });
  await second.do({ type: 'undo-consent', yes: true });
  await watching.until(({ game }) => game?.answers === 3);
});

test('an agreement counts only for what was asked', async () => {
  const { url } = shared;
  const { first, second } = await atTable(url);
  for (const id of ['step', 'step', 'step', 'step', 'roll']) await first.answer(id);
  await first.do({ type: 'undo' });
  // Ben is about to agree to the last answer; asking for more in this moment must not get his agreement.
  expect(refusal(await first.say({ type: 'rollback' }))).toBe('already-asked');
  expect(refusal(await second.say({ type: 'undo-consent', yes: true, to: 3 }))).toBe('nothing-asked');
  await second.do({ type: 'undo-consent', yes: true, to: 4 });
  await second.until(({ game }) => game?.answers === 4);
});

test('who resigns is played by a bot and watches from then on', async () => {
  const { url } = shared;
  const { ben, id, first, second } = await atTable(url, { options: { rolls: 3 } });
  const face = await ben.post<TableFace>(`/api/tables/${id}/resign`);
  expect(face).toMatchObject({ mySeat: null, seats: [{ kind: 'person' }, { kind: 'bot' }] });
  await second.until(({ game }) => game?.seat === null);
  expect(second.game).toMatchObject({ seat: null, view: { secrets: [null, null] } });
  while (first.game?.outcome === null && !first.messages.some(({ type }) => type === 'over')) {
    await first.until(({ decision, messages }) => decision !== null || messages.some(({ type }) => type === 'over'));
    if (first.decision) await first.answer('roll').catch(() => {});
  }
  await expect(ben.post(`/api/tables/${id}/resign`)).rejects.toMatchObject({ status: 403 });
});

test('why something is impossible, chat, presence and resync', async () => {
  const { url } = shared;
  const { ann, id, first, second } = await atTable(url);
  expect(await first.say({ type: 'blocked' })).toMatchObject({ type: 'blocked', blocked: [{ rule: 'trap.1' }] });
  expect(await first.say({ type: 'ping' })).toMatchObject({ type: 'pong' });
  await second.do({ type: 'chat', text: '<b>hello</b>\u202e' });
  await first.until(({ messages }) => messages.at(-1)?.type === 'chat');
  expect(first.messages.at(-1)).toMatchObject({ id: 1, seat: 1, name: 'Ben', text: '<b>hello</b>' });
  await first.do({ type: 'resync' });
  expect(first.game?.chat).toMatchObject([{ text: '<b>hello</b>' }]);
  second.close();
  await first.until(({ game }) => game?.table.seats[1]?.connected === false);
  expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ seats: [{ connected: true }, { connected: false }] });
});

test('before the start there is nothing to play, and everybody hears when it begins', async () => {
  const { url } = shared;
  const [ann, ben] = await Promise.all([Client.guest(url, 'Ann'), Client.guest(url, 'Ben')]);
  const { id } = await ann.table(two);
  const line = await ann.sit(id);
  expect(line.game).toMatchObject({ view: null, decision: null, table: { state: 'open' }, seat: 0 });
  for (const type of ['blocked', 'undo', 'redo', 'rollback'] as const) {
    expect(refusal(await line.say({ type }))).toBe('not-started');
  }
  expect(refusal(await line.say({ type: 'answer', at: 0, id: 'step' }))).toBe('not-started');
  await ben.post(`/api/tables/${id}/join`);
  await line.until(({ decision }) => decision !== null);
  expect(line.game?.table).toMatchObject({ state: 'running', seats: [{ name: 'Ann' }, { name: 'Ben' }] });
});

test('everything is there after a restart in the middle of a game', async () => {
  const dataFolder = temporaryFolder();
  const server = await testServer({ dataFolder });
  const { ann, ben, id, first, second } = await atTable(server.url);
  for (let turn = 0; turn < 30; turn++) {
    await first.until(({ decision }) => decision !== null);
    await first.answer('step');
    await first.answer('roll');
    await second.until(({ decision }) => decision !== null);
    await second.answer('end-turn');
  }
  await first.until(({ decision }) => decision !== null);
  await first.answer('step');
  await first.do({ type: 'undo' });
  await first.do({ type: 'chat', text: 'see you' });
  const before = first.game;
  const closing = server.close();
  expect(await first.untilClosed()).toBe(1012);
  await closing;

  const { url } = await testServer({ dataFolder });
  const again: Line = await ann.at(url).sit(id);
  expect(again.game).toMatchObject({
    answers: before?.answers,
    view: before?.view,
    decision: before?.decision,
    events: before?.events,
    commitment: before?.commitment,
    chat: [{ text: 'see you' }],
  });
  await again.answer('end-turn');
  expect((await ben.at(url).sit(id)).decision).not.toBeNull();
});
