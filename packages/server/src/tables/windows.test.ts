/** Windows: who has answered nobody sees until all have, and the server passes for those who wish it. */
import { setTimeout as pause } from 'node:timers/promises';
import { seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { TableFace } from '../protocol/index.ts';
import { passNothing } from '../protocol/index.ts';
import { Client, type Line } from '../testing/client.ts';
import { sharedServer, temporaryFolder, testServer } from '../testing/server.ts';

const shared = sharedServer();

type Kept = 'nothing' | 'small' | 'both';

interface Table {
  readonly id: string;
  readonly people: readonly Client[];
  readonly lines: Line[];
}

/** Three people have kept their cards. */
async function dealt(url: string, kept: readonly Kept[], wanted: object = {}): Promise<Table> {
  const people = await Promise.all(['Ann', 'Ben', 'Cat'].map((name) => Client.guest(url, name)));
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { id } = await people[0]!.table({ game: 'bells', seats, ...wanted });
  for (const person of people.slice(1)) await person.post(`/api/tables/${id}/join`);
  const lines: Line[] = [];
  for (const person of people) lines.push(await person.sit(id));
  for (const [seat, line] of lines.entries()) await line.answer(kept[seat]!);
  for (const line of lines) await line.until(({ game }) => game?.answers === 3);
  return { id, people, lines };
}

/** All that was said, without what differs between any two tables. `seq`: how many updates there had been. */
function scrubbed(messages: readonly object[], id: string, seq = 0): string[] {
  return messages.map((message) => {
    const since = 'seq' in message ? { ...message, seq: Number(message.seq) - seq } : message;
    return JSON.stringify(since)
      .replaceAll(id, 'table')
      .replace(/\b1\d{12}\b/g, 'time');
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 250)); // longer than changes are held together

/** What everybody but seat 2 gets to see while seat 2 does something or nothing in a window. */
async function seenWhile(url: string, kept: Kept, act: (cat: Line, table: Table) => Promise<void>): Promise<string[]> {
  const table = await dealt(url, ['nothing', 'both', kept]);
  const [ann, ben, cat] = table.lines as [Line, Line, Line];
  const stranger = await Client.guest(url, 'Dan');
  const watching = await stranger.sit(table.id);
  await cat.do({ type: 'passing', passing: { ...passNothing, nothing: false } });
  await ann.answer('loud');
  for (const line of [ben, watching]) await line.until(({ game }) => game?.answers === 4);
  await settled();
  const lines = [ann, ben, watching];
  const before = lines.map(({ messages, game }) => ({ told: messages.length, seq: game?.seq }));
  await act(cat, table);
  await settled();
  const told = lines.flatMap(({ messages }, i) => scrubbed(messages.slice(before[i]?.told), table.id, before[i]?.seq));
  const people = [table.people[0]!, table.people[1]!, stranger];
  const again = await Promise.all(people.map((person) => person.sit(table.id)));
  const hellos = again.flatMap(({ messages }, i) => scrubbed(messages.slice(0, 1), table.id, before[i]?.seq));
  const faces = await Promise.all([
    stranger.get<TableFace>(`/api/tables/${table.id}`),
    table.people[1]!.get<{ tables: TableFace[] }>('/api/tables?mine=1'),
    stranger.get<object>(`/api/tables/${table.id}/replay?at=100`),
    stranger.get<object>(`/api/tables/${table.id}/record`),
  ]);
  const tried = await Promise.all([
    ann.say({ type: 'undo' }),
    ben.say({ type: 'redo' }),
    table.people[0]!.post<object>(`/api/tables/${table.id}/nudge`, { seat: 2 }).catch((error): object => error.error),
  ]);
  for (const line of again) line.close();
  return [...told, ...hellos, ...scrubbed([...faces, ...tried], table.id)];
}

test('until all have answered nobody sees whether somebody has, can, or has changed their mind', async () => {
  const { url } = await testServer({ newSeed: () => seedFrom('twins') });
  const [quiet, ...others] = await Promise.all([
    seenWhile(url, 'nothing', async () => {}),
    seenWhile(url, 'both', async () => {}),
    seenWhile(url, 'nothing', (cat) => cat.answer('pass')),
    seenWhile(url, 'small', (cat) => cat.answer('use:small')),
    seenWhile(url, 'both', (cat) => cat.do({ type: 'passing', passing: { ...passNothing, until: 'turn' } })),
    seenWhile(url, 'both', async (cat) => {
      await cat.answer('use:small');
      await cat.do({ type: 'undo' });
      await cat.answer('use:large');
    }),
  ]);
  expect(quiet?.length).toBeGreaterThan(8);
  for (const other of others) expect(other).toEqual(quiet);
});

test('whoever has answered knows it, and sees what came of it when all have', async () => {
  const { url } = shared;
  const { lines } = await dealt(url, ['nothing', 'small', 'both']);
  const [ann, ben, cat] = lines as [Line, Line, Line];
  await ann.answer('loud');
  await ben.until(({ decision }) => decision !== null);
  await ben.answer('use:small');
  expect(ben.game).toMatchObject({ decision: null, waitingFor: [2], canUndo: true });
  expect(cat.game).toMatchObject({ waitingFor: [1, 2] });
  await cat.answer('pass');
  await ann.until(({ game }) => game?.answers === 6);
  expect(ann.game?.events.at(-1)).toMatchObject({ key: 'bells.along', args: { used: 1 } });
  expect(lines.map(({ problem }) => problem)).toEqual([null, null, null]);
});

test('whoever can do nothing is not asked, unless they want to be', async () => {
  const { url } = shared;
  const { lines } = await dealt(url, ['nothing', 'nothing', 'nothing']);
  const [ann, ben] = lines as [Line, Line];
  await ann.answer('loud');
  expect(ann.game).toMatchObject({ answers: 8, waitingFor: [1] }); // both windows are over
  await ben.until(({ decision }) => decision !== null);
  await ben.answer('soft');
  await ann.do({ type: 'passing', passing: { ...passNothing, nothing: false } });
  await lines[2]!.until(({ decision }) => decision !== null);
  await lines[2]!.answer('soft');
  await ann.until(({ decision }) => decision !== null);
  expect(ann.decision).toMatchObject({
    options: [{ id: 'pass' }],
    window: { scopes: [{ kind: 'bell' }], hurts: false },
  });
});

test('one may pass for as long as something lasts, or until one’s turn, and take it back', async () => {
  const folder = temporaryFolder();
  const server = await testServer({ dataFolder: folder });
  const { id, people, lines } = await dealt(server.url, ['nothing', 'small', 'both']);
  const [ann, ben, cat] = lines as [Line, Line, Line];
  await cat.do({ type: 'passing', passing: { ...passNothing, until: 'turn' } });
  await ann.answer('loud');
  await ben.until(({ decision }) => decision !== null);
  const scope = ben.decision?.window?.scopes[0]?.id ?? '';
  await ben.do({ type: 'passing', passing: { ...passNothing, until: scope } });
  expect(ben.game).toMatchObject({ answers: 8, waitingFor: [1] }); // both windows: Cat passes, too

  await server.close();
  const again = await testServer({ dataFolder: folder });
  const [bens, cats] = await Promise.all([people[1]!, people[2]!].map((person) => person.at(again.url).sit(id)));
  expect([bens!.game?.passing?.until, cats!.game?.passing?.until]).toEqual([scope, 'turn']);
  await bens!.answer('loud'); // Ann can do nothing, Cat passes until her turn, which comes
  await cats!.until(({ decision }) => decision?.prompt.key === 'bells.ring');
  expect(await cats!.say({ type: 'passing' })).toMatchObject({ passing: passNothing });
  await cats!.answer('soft');
  await bens!.until(({ decision }) => decision !== null); // another bell
  expect(bens!.decision?.window?.scopes[0]?.id).not.toBe(scope);
});

test('what the server has passed can be taken back while others think, and is then asked', async () => {
  const { url } = shared;
  const { lines } = await dealt(url, ['nothing', 'small', 'both']);
  const [ann, ben, cat] = lines as [Line, Line, Line];
  await cat.do({ type: 'passing', passing: { ...passNothing, until: 'turn' } });
  await ann.answer('loud');
  await ben.until(({ decision }) => decision !== null);
  expect(cat.game).toMatchObject({ decision: null, canUndo: true });
  await cat.do({ type: 'undo' });
  expect(cat.decision?.options.map(({ id }) => id)).toEqual(['use:small', 'use:large', 'pass']);
  await cat.answer('use:large');
  await ben.answer('pass');
  expect(ben.game?.events.at(-1)).toMatchObject({ args: { used: 1 } });
  await ben.answer('pass');
  await ann.until(({ game }) => game?.answers === 8);
});

test('one is asked about some cards in any case, about others only when it hurts', async () => {
  const { url } = shared;
  const { lines } = await dealt(url, ['nothing', 'small', 'both']);
  const [ann, ben, cat] = lines as [Line, Line, Line];
  await ben.do({ type: 'passing', passing: { ...passNothing, cards: { 'card:small': 'hurts' } } });
  await cat.do({ type: 'passing', passing: { nothing: true, until: 'turn', cards: { 'card:large': 'always' } } });
  await ann.answer('soft');
  await cat.until(({ decision }) => decision !== null);
  await settled();
  expect(ben.decision).toBeNull();
  await cat.answer('pass');
  await cat.answer('pass');
  await ben.until(({ decision }) => decision?.prompt.key === 'bells.ring');
});

test('settings that are none are refused, and those of others cannot be seen', async () => {
  const { url } = shared;
  const { id, lines } = await dealt(url, ['nothing', 'small', 'both']);
  lines[0]!.raw(JSON.stringify({ type: 'passing', passing: { nothing: 1 }, ref: 'x' }));
  await lines[0]!.until(({ messages }) =>
    messages.some((each) => each.type === 'error' && each.error.code === 'malformed'),
  );
  await lines[1]!.do({ type: 'passing', passing: { ...passNothing, until: 'turn' } });
  await settled();
  const watching = await (await Client.guest(url, 'Dan')).sit(id);
  const others = [...lines[0]!.messages, ...watching.messages].map((message) => JSON.stringify(message)).join();
  expect(others).not.toContain('"until":"turn"');
  expect(watching.game?.passing).toBeUndefined();
  expect(await watching.say({ type: 'passing' })).toMatchObject({ error: { code: 'not-your-seat' } });
});

test('at a table that wants it no window closes at once, whoever can act', async () => {
  const { url } = shared;
  const { lines } = await dealt(url, ['nothing', 'nothing', 'small'], { windowPause: true });
  const [ann, ben, cat] = lines as [Line, Line, Line];
  expect(ann.game?.table.windowPause).toBe(true);
  await ann.answer('loud');
  await cat.until(({ decision }) => decision !== null);
  const closing = cat.answer('pass');
  await settled();
  expect([ann.game?.answers, ben.game?.answers]).toEqual([4, 4]);
  expect(ben.decision).toBeNull(); // the server will pass
  await closing;
  await ann.until(({ game }) => game?.answers === 6);
  await cat.until(({ decision }) => decision?.at === 6);
  await cat.answer('pass');
  await ben.until(({ decision }) => decision?.prompt.key === 'bells.ring');
});

test('while a window pauses, whoever wants to be asked after all is asked', async () => {
  const { url } = shared;
  const { lines } = await dealt(url, ['nothing', 'nothing', 'small'], { windowPause: true });
  const [ann, ben, cat] = lines as [Line, Line, Line];
  await ann.answer('loud');
  await cat.until(({ decision }) => decision !== null);
  await settled();
  expect(ben.decision).toBeNull(); // the server will pass
  await ben.do({ type: 'passing', passing: { ...passNothing, nothing: false } });
  await ben.until(({ decision }) => decision?.at === 4, 5000);
  await cat.do({ type: 'passing', passing: { ...passNothing, until: 'turn' } });
  expect(cat.decision).toBeNull();
  expect([ben.problem, cat.problem]).toEqual([null, null]);
});

/** A window that pauses, at a table where Ben and Cat are asked and Ann can do nothing. */
async function pausing(): Promise<[ann: Line, ben: Line, cat: Line]> {
  const { lines } = await dealt(shared.url, ['nothing', 'both', 'small'], { windowPause: true });
  const [ann, ben, cat] = lines as [Line, Line, Line];
  await ann.answer('loud');
  for (const line of [ben, cat]) await line.until(({ decision }) => decision !== null);
  return [ann, ben, cat];
}

test('while a window pauses, what is no answer is refused at once, whoever has answered', async () => {
  const [, ben, cat] = await pausing();
  await cat.answer('pass');
  const lasts = pause(900, null); // a second at least
  for (const [at, id, code] of [[4, 'use:none', 'not-an-option'] as const, [3, 'pass', 'stale'] as const]) {
    const refused = await Promise.race([ben.say({ type: 'answer', at, id }), lasts]);
    expect(refused).toMatchObject({ error: { code } });
  }
});

test('while a window pauses, an answer given again closes it no earlier', async () => {
  const [ann, ben, cat] = await pausing();
  await cat.answer('pass');
  await cat.do({ type: 'undo' });
  await ben.answer('pass');
  const closing = cat.do({ type: 'redo' });
  await settled();
  expect(ann.game?.answers).toBe(4);
  await closing;
  await ann.until(({ game }) => game?.answers === 6);
});

test('a window keeps votes no longer than those who were voted on are away', async () => {
  const { url } = await testServer({ times: { absence: 0 } });
  const { id, people, lines } = await dealt(url, ['nothing', 'both', 'both']);
  const [ann, ben, cat] = lines as [Line, Line, Line];
  await ann.answer('loud');
  await cat.until(({ decision }) => decision !== null);
  const replace = async () => {
    await expect.poll(async () => (await people[0]!.get<TableFace>(`/api/tables/${id}`)).seats[2]?.absent).toBe(true);
    for (const voter of [0, 1]) await people[voter]!.post(`/api/tables/${id}/replace`, { seat: 2, yes: true });
    await ann.until(({ game }) => game?.table.seats[2]?.replaced === true);
  };
  cat.close();
  await replace();
  const back = await people[2]!.post<TableFace>(`/api/tables/${id}/return`);
  expect(back.seats[2]).toMatchObject({ kind: 'person' });
  expect(back.seats[2]).not.toHaveProperty('votes');
  await replace();
  await ben.until(({ decision }) => decision !== null);
  await ben.answer('pass');
  await ann.until(({ game }) => (game?.answers ?? 0) > 4);
  await ann.until(({ game }) => game?.table.seats[2]?.votes === undefined, 5000);
});
