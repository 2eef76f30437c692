import { expect, test } from 'vitest';
import type { ServerMessage } from '../protocol/index.ts';
import { Client } from '../testing/client.ts';
import { sharedServer } from '../testing/server.ts';

const shared = sharedServer();

const bot = { kind: 'bot', bot: 'random' };
const refused = (code: string) => ({ error: { code } });
const adviceIn = (message: ServerMessage | undefined) => (message?.type === 'advice' ? message.advice : null);

test('who plays against bots may ask what a bot would do; the same question gets the same advice, and nothing is kept', async () => {
  const { url } = shared;
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table({ game: 'arcs', options: { players: 3 }, seats: [{ kind: 'me' }, bot, bot] });
  const seat = await ann.sit(id);
  await seat.until(({ game }) => game?.decision != null);
  const { at, options } = seat.game?.decision ?? { at: -1, options: [] };
  const { seq } = seat.game ?? { seq: -1 };
  expect(seat.game?.table.advice).toBe(true);
  const advice = adviceIn(await seat.say({ type: 'advice', at }));
  expect(advice).toMatchObject({ at, options: options.length });
  expect(options.map((option) => option.id)).toContain(advice?.steps[0]?.id);
  expect(advice?.reason?.key ?? 'learn.arcs.reason.').toMatch(/^learn\.arcs\.reason\./);
  expect(adviceIn(await seat.say({ type: 'advice', at }))).toEqual(advice);
  expect(await seat.say({ type: 'advice', at: at + 1 })).toMatchObject(refused('stale'));
  expect(seat.game?.seq).toBe(seq);
  for (const step of advice?.steps ?? [])
    await seat.do({ type: 'answer', at: seat.game?.decision?.at ?? -1, id: step.id });
});

test('where other people play the host has to allow it, and everybody sees that', async () => {
  const { url } = shared;
  const [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => Client.guest(url, name)));
  const { id } = await ann!.table({
    game: 'arcs',
    options: { players: 3 },
    seats: [{ kind: 'me' }, { kind: 'open' }, bot],
  });
  await ben!.post(`/api/tables/${id}/join`);
  const [host, other, watcher] = await Promise.all([ann!.sit(id), ben!.sit(id), eve!.sit(id)]);
  await Promise.race([host, other].map((each) => each.until(({ game }) => game?.decision != null)));
  const asked = host.game?.decision ? host : other;
  const waiting = asked === host ? other : host;
  const at = asked.game?.decision?.at ?? -1;
  expect(asked.game?.table).not.toHaveProperty('advice');
  expect(await asked.say({ type: 'advice', at })).toMatchObject(refused('no-advice'));
  expect(await other.say({ type: 'allow-advice', yes: true })).toMatchObject(refused('not-host'));
  await host.do({ type: 'allow-advice', yes: true });
  await watcher.until(({ game }) => game?.table.advice === true);
  expect(adviceIn(await asked.say({ type: 'advice', at }))).toMatchObject({ at });
  expect(await waiting.say({ type: 'advice', at })).toMatchObject(refused('not-asked'));
  expect(await watcher.say({ type: 'advice', at })).toMatchObject(refused('not-your-seat'));
  await host.do({ type: 'allow-advice', yes: false });
  expect(await asked.say({ type: 'advice', at })).toMatchObject(refused('no-advice'));
});

test('a host may allow it from the beginning; of a game without reasons nobody gives any', async () => {
  const { url } = shared;
  const ann = await Client.guest(url, 'Ann');
  const open = { game: 'arcs', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };
  expect(await ann.table(open)).not.toHaveProperty('advice');
  expect(await ann.table({ ...open, advice: true })).toMatchObject({ advice: true });
  const { id } = await ann.table({ game: 'trap', seats: [{ kind: 'me' }, bot] });
  const seat = await ann.sit(id);
  await seat.until(({ game }) => game?.decision != null);
  expect(await seat.say({ type: 'advice', at: seat.game?.decision?.at ?? 0 })).toMatchObject(refused('no-advice'));
});

test('a bot is not asked again and again', async () => {
  const { url } = shared;
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table({ game: 'arcs', options: { players: 3 }, seats: [{ kind: 'me' }, bot, bot] });
  const seat = await ann.sit(id);
  await seat.until(({ game }) => game?.decision != null);
  const at = seat.game?.decision?.at ?? 0;
  const answers = await Promise.all(Array.from({ length: 12 }, () => seat.say({ type: 'advice', at })));
  expect(answers.filter((answer) => adviceIn(answer) !== null)).toHaveLength(1);
  for (const answer of answers) if (adviceIn(answer) === null) expect(answer).toMatchObject(refused('too-many'));
});
