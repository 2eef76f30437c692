/** Somebody who does not come any more. */
import { expect, test } from 'vitest';
import type { TableFace } from '../protocol/index.ts';
import { Client } from '../testing/client.ts';
import { sharedServer, storageOf, temporaryFolder, testServer } from '../testing/server.ts';

const DAY = 86_400;
const soon = { absence: 0 };
const shared = sharedServer({ times: soon });
const refused = (code: string) => ({ error: { code } });
const face = (client: Client, id: string) => client.get<TableFace>(`/api/tables/${id}`);

/** People at a table without a clock; the first of them is asked, and nobody is connected. */
async function together(url: string, names: readonly string[], wanted: object = {}) {
  const people = await Promise.all(names.map((name) => Client.guest(url, name)));
  const { id } = await people[0]!.table({ seats: names.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' })), ...wanted });
  for (const other of people.slice(1)) await other.post(`/api/tables/${id}/join`);
  const vote = (voter: number, seat: number, yes = true) =>
    people[voter]!.post<TableFace>(`/api/tables/${id}/replace`, { seat, yes });
  return { people, id, vote };
}

const three = ['Ann', 'Ben', 'Cat'];

test('when most of the others agree a bot plays for whoever is absent, who may come back at any time', async () => {
  const { url } = shared;
  const { people, id, vote } = await together(url, three);
  const [ann, ben] = people;
  expect((await face(ben!, id)).seats[0]).toMatchObject({ absent: true, kind: 'person' });
  expect((await vote(1, 0)).seats[0]).toMatchObject({ kind: 'person', votes: [1] });
  const watching = await ben!.sit(id);
  const { seats } = await vote(2, 0);
  expect(seats[0]).toMatchObject({ kind: 'bot', name: 'Ann', replaced: true, connected: false });
  await watching.until(({ decision }) => decision !== null); // the bot has played for Ann
  expect(watching.game?.table.seats[0]).toMatchObject({ replaced: true });

  const line = await ann!.sit(id);
  expect(line.game).toMatchObject({ seat: 0, table: { mySeat: 0 } });
  expect(await line.say({ type: 'answer', at: 0, id: 'wait' })).toMatchObject(refused('replaced'));
  expect(await line.say({ type: 'undo' })).toMatchObject(refused('replaced'));
  const [listed] = (await ann!.get<{ tables: TableFace[] }>('/api/tables?mine=1')).tables;
  expect(listed).toMatchObject({ id, mySeat: 0, seats: [{ replaced: true }, {}, {}] });
  expect((await ann!.post<TableFace>(`/api/tables/${id}/return`)).seats[0]).toMatchObject({
    kind: 'person',
    name: 'Ann',
  });
  await expect(ann!.post(`/api/tables/${id}/return`)).rejects.toMatchObject(refused('not-replaced'));
  await watching.until(({ game }) => game?.table.seats[0]?.kind === 'person');
  await watching.answer('wait');
  const cat = await people[2]!.sit(id);
  await cat.answer('wait');
  await line.until(({ decision }) => decision !== null);
  await line.answer('step');
  expect(line.problem).toBeNull();
});

test('the log of the table says who voted, and that the player came back', async () => {
  const dataFolder = temporaryFolder();
  const server = await testServer({ dataFolder, times: { ...soon, botPause: 60_000 } });
  const { people, id, vote } = await together(server.url, ['Ann', 'Ben'], { pace: 'human' });
  const line = await people[0]!.sit(id);
  await line.answer('step');
  line.close();
  await expect.poll(async () => (await face(people[1]!, id)).seats[0]?.absent).toBe(true);
  await vote(1, 0);
  await people[0]!.post(`/api/tables/${id}/return`);
  await server.close();
  const { entries } = await storageOf(dataFolder, async ({ storage, cluster }) => {
    await cluster.take(id);
    await storage.commit(id, [{ kind: 'checkpoint', checkpoint: '{}', length: 1 }]); // from there it is read word by word
    return storage.history(id);
  });
  expect(entries).toMatchObject([
    { kind: 'replace', seat: 0, votes: [1] },
    { kind: 'return', seat: 0 },
  ]);
});

test('a vote counts once, can be taken back, and is void when the player looks at the table', async () => {
  const { url } = shared;
  const { people, id, vote } = await together(url, [...three]);
  await vote(1, 0);
  expect((await vote(1, 0)).seats[0]).toMatchObject({ kind: 'person', votes: [1] });
  expect((await vote(1, 0, false)).seats[0]).not.toHaveProperty('votes');
  await vote(1, 0);
  const line = await people[0]!.sit(id);
  expect((await face(people[1]!, id)).seats[0]).not.toHaveProperty('votes');
  await expect(vote(2, 0)).rejects.toMatchObject(refused('not-absent'));
  line.close();
});

test('of two players the other one decides alone, but with a clock not before two turns are over', async () => {
  const { url } = shared;
  const hurried = await together(url, ['Ann', 'Ben'], { clock: { kind: 'turn', seconds: DAY, onTimeout: 'skip' } });
  await expect(hurried.vote(1, 0)).rejects.toMatchObject(refused('not-absent'));
  const { vote } = await together(url, ['Ann', 'Ben']);
  expect((await vote(1, 0)).seats[0]).toMatchObject({ replaced: true });
});

test('whoever resigns has no vote any more: perhaps those who are left agree', async () => {
  const { url } = shared;
  const { people, id, vote } = await together(url, three);
  const line = await people[1]!.sit(id);
  expect((await vote(1, 0)).seats[0]).toMatchObject({ kind: 'person' });
  await people[2]!.post(`/api/tables/${id}/resign`);
  await line.until(({ game }) => game?.table.seats[0]?.replaced === true);
});

test('nobody is replaced who is present, on vacation, not asked, a bot or oneself, and strangers have no vote', async () => {
  const { url } = shared;
  const { people, id, vote } = await together(url, three);
  const eve = await Client.guest(url, 'Eve');
  const replace = (client: Client, body: object, table = id) => client.post(`/api/tables/${table}/replace`, body);
  await expect(replace(eve, { seat: 0, yes: true })).rejects.toMatchObject(refused('not-your-seat'));
  await expect(eve.post(`/api/tables/${id}/return`)).rejects.toMatchObject(refused('not-your-seat'));
  await expect(vote(0, 0)).rejects.toMatchObject(refused('not-absent'));
  await expect(vote(1, 1)).rejects.toMatchObject(refused('not-absent'));
  await expect(vote(1, 2)).rejects.toMatchObject(refused('not-absent')); // Cat was not asked for anything yet
  await expect(vote(1, 7)).rejects.toMatchObject(refused('no-such-seat'));
  for (const body of [{}, { seat: 0 }, { seat: 0, yes: 1 }, { seat: 9, yes: true }, { seat: 0, yes: true, by: 2 }]) {
    await expect(replace(people[1]!, body)).rejects.toMatchObject(refused('malformed'));
  }
  await people[0]!.post('/api/vacation', { days: 1 });
  await expect(vote(1, 0)).rejects.toMatchObject(refused('not-absent'));
  await people[0]!.post('/api/vacation/end');
  const line = await people[0]!.sit(id);
  await expect(vote(1, 0)).rejects.toMatchObject(refused('not-absent'));
  line.close();
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const { id: bots } = await people[1]!.table({ seats });
  await expect(replace(people[1]!, { seat: 1, yes: true }, bots)).rejects.toMatchObject(refused('no-person'));
  await expect(people[1]!.post(`/api/tables/${id}/return`)).rejects.toMatchObject(refused('not-replaced'));
});

test('nobody is absent before the time has come', async () => {
  const { url } = await testServer();
  const { people, id, vote } = await together(url, three, { clock: { kind: 'turn', seconds: DAY, onTimeout: 'bot' } });
  expect((await face(people[1]!, id)).seats[0]).not.toHaveProperty('absent');
  await expect(vote(1, 0)).rejects.toMatchObject(refused('not-absent'));
});

test('somebody for whom a bot plays may leave for good', async () => {
  const { url } = shared;
  const { people, id, vote } = await together(url, three);
  await vote(1, 0);
  await vote(2, 0);
  await people[0]!.post('/api/account/delete');
  const { seats } = await face(people[1]!, id);
  expect(seats[0]).toMatchObject({ kind: 'bot', name: null });
  expect(seats[0]).not.toHaveProperty('replaced');
});

test('nobody is absent as soon as their vacation is over, whoever of the table is on vacation then', async () => {
  const { url } = await testServer({ times: { absence: 2000 } });
  const { people, id } = await together(url, three);
  const [ann, ben] = people;
  await ann!.post('/api/vacation', { days: 1 });
  await new Promise((resolve) => setTimeout(resolve, 2200));
  expect((await face(ben!, id)).seats[0]).not.toHaveProperty('absent');
  await ann!.post('/api/vacation/end');
  expect((await face(ben!, id)).seats[0]).not.toHaveProperty('absent');
  expect((await face(ben!, id)).seats[0]).not.toHaveProperty('vacationUntil');
  await ben!.post('/api/vacation', { days: 1 });
  expect((await face(ben!, id)).seats[0]).not.toHaveProperty('absent');
  await expect.poll(async () => (await face(ben!, id)).seats[0]?.absent).toBe(true);
});
