/** People who play a move a day. */
import { expect, test } from 'vitest';
import type { TableFace } from '../protocol/index.ts';
import { Client } from '../testing/client.ts';
import { temporaryFolder, testServer } from '../testing/server.ts';

const DAY = 86_400;
const byTurn = { kind: 'turn', seconds: DAY, onTimeout: 'bot' } as const;

/** Tables of two or three people, the first of whom begins. */
async function together(url: string, clock: object, ...names: string[]) {
  const people = await Promise.all(names.map((name) => Client.guest(url, name)));
  const [host, ...others] = people;
  const seats = names.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const { id } = await host!.table({ seats, clock });
  for (const other of others) await other.post(`/api/tables/${id}/join`);
  return { people, id };
}

const mine = async (client: Client) => (await client.get<{ tables: TableFace[] }>('/api/tables?mine=1')).tables;

test('the list of my games says who is asked, since when, and how much time is left, also after a restart', async () => {
  const dataFolder = temporaryFolder();
  const server = await testServer({ dataFolder });
  const before = Date.now();
  const { people, id } = await together(server.url, byTurn, 'Ann', 'Ben');
  const [ann, ben] = people;
  const check = async (url: string) => {
    const [table] = await mine(ben!.at(url));
    expect(table).toMatchObject({ id, waitingFor: [0], mySeat: 1, timeLeft: { running: [0] } });
    expect(table?.seats[0]?.askedSince).toBeGreaterThanOrEqual(before - 1);
    expect(table?.seats[0]?.askedSince).toBeLessThanOrEqual(Date.now());
    expect(table?.seats[1]).not.toHaveProperty('askedSince');
    expect(table?.timeLeft?.left[0]).toBeGreaterThan((DAY - 600) * 1000);
    expect(table?.timeLeft?.left[0]).toBeLessThanOrEqual(DAY * 1000);
  };
  await check(server.url);
  await server.close();
  const { url } = await testServer({ dataFolder });
  await check(url);
  const line = await ann!.at(url).sit(id);
  await line.answer('wait');
  const [table] = await mine(ben!.at(url));
  expect(table).toMatchObject({ waitingFor: [1], timeLeft: { running: [1] } });
  expect(table?.seats[0]).not.toHaveProperty('askedSince');
  expect(table?.seats[1]?.askedSince).toBeGreaterThanOrEqual(before - 1);
});

test('games that wait for me are listed first, even before those that changed later', async () => {
  const { url } = await testServer();
  const { people, id } = await together(url, byTurn, 'Ann', 'Ben');
  const [ann, ben] = people;
  const { id: later } = await ben!.table({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ann!.post(`/api/tables/${later}/join`);
  expect((await mine(ann!)).map((table) => table.id)).toEqual([id, later]);
  expect((await mine(ben!)).map((table) => table.id)).toEqual([later, id]);
});
