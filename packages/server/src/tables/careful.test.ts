import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { testServer } from '../testing/server.ts';

/** Ann at a table of two; Ben has joined. */
async function atTable() {
  const { url } = await testServer();
  const [ann, ben] = await Promise.all([Client.guest(url, 'Ann'), Client.guest(url, 'Ben')]);
  const { id } = await ann.table({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.post(`/api/tables/${id}/join`);
  return ann.sit(id);
}

const careful = (id: string, at: number) => ({ type: 'answer', at, id, careful: true }) as const;

test('a careful answer that keeps the turn is given at once', async () => {
  const line = await atTable();
  expect(await line.say(careful('step', 0))).toMatchObject({ type: 'ok' });
  expect(line.game).toMatchObject({ answers: 1, view: { steps: 1 } });
});

test.each(['end-turn', 'roll'])('a careful %s hands over, so it waits until it is confirmed', async (id) => {
  const line = await atTable();
  await line.answer('step');
  expect(await line.say(careful(id, 1))).toMatchObject({ type: 'confirm', at: 1, id });
  expect(line.game).toMatchObject({ answers: 1, seq: 1, decision: { at: 1 }, events: [] });
  await line.answer(id);
  expect(line.game).toMatchObject({ answers: 2, decision: null });
});

test('a careful answer that cannot be given is refused as any other', async () => {
  const line = await atTable();
  await line.answer('step');
  expect(await line.say(careful('fly', 1))).toMatchObject({ type: 'error', error: { code: 'not-an-option' } });
  expect(await line.say(careful('end-turn', 0))).toMatchObject({ type: 'error', error: { code: 'stale' } });
  expect(line.game).toMatchObject({ answers: 1 });
});
