import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { sharedServer, temporaryFolder, testServer } from '../testing/server.ts';

const shared = sharedServer();

const two = { seats: [{ kind: 'me' }, { kind: 'open' }] };
const refused = (code: string) => ({ error: { code } });

async function visited(url: string) {
  const [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => Client.guest(url, name)));
  const { id } = await ann!.table(two);
  const [host, stranger] = await Promise.all([ann!.sit(id), eve!.sit(id)]);
  return { ann: ann!, ben: ben!, eve: eve!, id, host, stranger };
}

test('the host mutes whoever said a line, and gives them the word again', async () => {
  const dataFolder = temporaryFolder();
  const server = await testServer({ dataFolder });
  const { ann, eve, id, host, stranger } = await visited(server.url);
  await stranger.do({ type: 'chat', text: 'rubbish' });
  await host.until(({ messages }) => messages.some(({ type }) => type === 'chat'));
  const said = host.messages.find(({ type }) => type === 'chat');
  expect(said).not.toHaveProperty('user');
  const line = said?.type === 'chat' ? said.id : 0;
  expect(await stranger.say({ type: 'mute', line, yes: true })).toMatchObject(refused('not-host'));
  await host.do({ type: 'mute', line, yes: true });
  expect(await stranger.say({ type: 'chat', text: 'more' })).toMatchObject(refused('muted'));
  expect(await host.say({ type: 'mute', line: 77, yes: true })).toMatchObject(refused('no-such-line'));
  await server.close();
  const { url } = await testServer({ dataFolder });
  const again = await eve.at(url).sit(id);
  expect(again.game?.chat).toMatchObject([{ text: 'rubbish' }]);
  expect(again.game?.chat[0]).not.toHaveProperty('user');
  expect(await again.say({ type: 'chat', text: 'more' })).toMatchObject(refused('muted'));
  const back = await ann.at(url).sit(id);
  expect(back.game?.table.muted).toEqual([line]);
  expect(again.game?.table).not.toHaveProperty('muted');
  await back.do({ type: 'mute', line, yes: false });
  await back.until(({ game }) => game?.table.muted === undefined);
  await again.do({ type: 'chat', text: 'sorry' });
});

test('the host closes the chat to those who only look', async () => {
  const { url } = shared;
  const { ben, id, host, stranger } = await visited(url);
  expect(await stranger.say({ type: 'close-chat', yes: true })).toMatchObject(refused('not-host'));
  await host.do({ type: 'close-chat', yes: true });
  expect(await stranger.say({ type: 'chat', text: 'hello' })).toMatchObject(refused('chat-closed'));
  await stranger.until(({ game }) => game?.table.chatClosed === true);
  await ben.post(`/api/tables/${id}/join`);
  await (await ben.sit(id)).do({ type: 'chat', text: 'hello' });
  await host.do({ type: 'close-chat', yes: false });
  await stranger.do({ type: 'chat', text: 'hello' });
});

test('the host sends somebody away: their seat is free, their socket ends, they do not come back', async () => {
  const { url } = shared;
  const { ann, ben, eve, id, host, stranger } = await visited(url);
  await stranger.do({ type: 'chat', text: 'rubbish' });
  await host.do({ type: 'send-away', line: 1 });
  expect(await stranger.untilClosed()).toBe(4403);
  await expect(eve.post(`/api/tables/${id}/join`)).rejects.toMatchObject(refused('sent-away'));
  await expect(eve.sit(id)).rejects.toThrow('4403');
  const { id: other } = await ann.table({ seats: [...two.seats, { kind: 'open' }] });
  await ben.post(`/api/tables/${other}/join`);
  const [mine, his] = await Promise.all([ann.sit(other), ben.sit(other)]);
  await mine.do({ type: 'send-away', seat: 1 });
  expect(await his.untilClosed()).toBe(4403);
  expect((await ann.get<{ seats: unknown[] }>(`/api/tables/${other}`)).seats[1]).toMatchObject({ kind: 'open' });
  expect(await mine.say({ type: 'send-away', seat: 0 })).toMatchObject(refused('not-seated'));
});

test('nobody is sent away from a game that has begun', async () => {
  const { url } = shared;
  const { ben, id, host } = await visited(url);
  await ben.post(`/api/tables/${id}/join`);
  await host.until(({ game }) => game?.table.state === 'running');
  expect(await host.say({ type: 'send-away', seat: 1 })).toMatchObject(refused('already-started'));
});
