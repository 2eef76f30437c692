import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import type { ChatLine, SessionFace, TableFace } from '../protocol/index.ts';
import { Places } from '../tables/places.ts';
import { Client } from '../testing/client.ts';
import { newDatabase } from '../testing/postgres.ts';
import { temporaryFolder, testServer } from '../testing/server.ts';

const secret = { login: 'ann', password: 'correct horse' };
const refused = (code: string) => ({ error: { code } });

async function withAccount(url: string): Promise<Client> {
  const ann = await Client.guest(url, 'Ann');
  await ann.post('/api/account', secret);
  return ann;
}

/** Logins from networks of one's choice, at a server where three wrong passwords are too many. */
async function guessing(isOnPostgres: boolean) {
  const databaseUrl = isOnPostgres ? await newDatabase(inject('postgresUrl')) : null;
  const { url } = await testServer({ limits: { wrongPasswords: 3 }, proxies: 1, databaseUrl });
  const ann = await withAccount(url);
  const login = async (password: string, network: number) => {
    const response = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${network}` },
      body: JSON.stringify({ login: 'Ann', password, token: true }),
    });
    return response.ok ? 'in' : ((await response.json()) as { error: { code: string } }).error.code;
  };
  return { ann, login };
}

describe.each([
  ['SQLite', false],
  ['PostgreSQL', true],
])('wrong passwords: %s', (_, isOnPostgres) => {
  test('are too many for their network, also with the right one, and for no other network', async () => {
    const { login } = await guessing(isOnPostgres);
    for (let i = 0; i < 3; i++) expect(await login('wrong horse', 1)).toBe('wrong-password');
    expect(await login('wrong horse', 1)).toBe('too-many');
    expect(await login(secret.password, 1)).toBe('too-many');
    expect(await login(secret.password, 2)).toBe('in');
  });

  test('are forgotten with the right one', async () => {
    const { login } = await guessing(isOnPostgres);
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 2; j++) expect(await login('wrong horse', 1)).toBe('wrong-password');
      expect(await login(secret.password, 1)).toBe('in');
    }
    for (let i = 0; i < 3; i++) expect(await login('wrong horse', 1)).toBe('wrong-password');
    expect(await login('wrong horse', 1)).toBe('too-many');
  });

  test('from many networks come to an end, and do not keep the owner out where they were before', async () => {
    const { ann, login } = await guessing(isOnPostgres);
    expect(await login(secret.password, 1)).toBe('in');
    const told: string[] = [];
    for (let i = 0; i < 20; i++) told.push(await login('wrong horse', 100 + i));
    expect(told.filter((code) => code === 'wrong-password')).toHaveLength(15);
    expect(await login(secret.password, 2)).toBe('too-many');
    expect(await login('wrong horse', 1)).toBe('wrong-password');
    expect(await login(secret.password, 1)).toBe('in');
    const wrong = { old: 'wrong horse', password: 'battery staple' };
    for (let i = 0; i < 3; i++)
      await expect(ann.post('/api/account/password', wrong)).rejects.toMatchObject(refused('wrong-password'));
    await expect(ann.post('/api/account/password', wrong)).rejects.toMatchObject(refused('too-many'));
  });
});

test.each([
  ['a server alone', false],
  ['two servers on one database', true],
])('guesses at the same time get no further than one after the other: %s', async (_, isTogether) => {
  const given = {
    limits: { wrongPasswords: 3 },
    ...(isTogether && { databaseUrl: await newDatabase(inject('postgresUrl')) }),
  };
  const here = await testServer(given);
  const there = isTogether ? await testServer(given) : here;
  const ann = await withAccount(here.url);
  const login = async (url: string, password: string) => {
    const answer = ann.at(url).post('/api/login', { ...secret, password });
    return answer.then(
      () => 'in',
      ({ error }: { error: { code: string } }) => error.code,
    );
  };
  for (let i = 0; i < 5; i++) expect(await login(there.url, secret.password)).toBe('in');
  const guesses = Array.from({ length: 20 }, (_, i) => login(i % 2 === 0 ? here.url : there.url, 'wrong horse'));
  const told = Object.groupBy(await Promise.all(guesses), (code) => code);
  expect(told['wrong-password']?.length ?? 0).toBeLessThanOrEqual(3);
  expect(Object.keys(told).filter((code) => code !== 'wrong-password')).toEqual(['too-many']);
});

test('a new password ends all other sessions and their sockets', async () => {
  const { url } = await testServer();
  const ann = await withAccount(url);
  const { id } = await ann.table({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  const line = await ann.sit(id);
  const wrong = { old: 'wrong horse', password: 'battery staple' };
  await expect(ann.post('/api/account/password', wrong)).rejects.toMatchObject(refused('wrong-password'));
  const change = { old: secret.password, password: 'battery staple' };
  const { token = '' } = await ann.post<SessionFace>('/api/account/password', change);
  expect(await line.untilClosed()).toBe(4401);
  await expect(ann.get('/api/session')).rejects.toMatchObject(refused('no-session'));
  expect(await ann.as(token).get('/api/session')).toMatchObject({ login: 'ann' });
  await expect(ann.post('/api/login', secret)).rejects.toMatchObject(refused('wrong-password'));
  await ann.post('/api/login', { ...secret, password: 'battery staple' });
  const ben = await Client.guest(url, 'Ben');
  await expect(ben.post('/api/account/password', change)).rejects.toMatchObject(refused('no-account'));
});

/** Logins that began before `change`, whose passwords are still looked at while it is carried out; their tokens. */
async function comingIn(url: string, change: () => Promise<unknown>): Promise<Client[]> {
  const changed = change();
  const logins: Promise<SessionFace | null>[] = [];
  const ann = await Client.guest(url, 'Eve');
  for (let i = 0; i < 8; i++) {
    logins.push(ann.post<SessionFace>('/api/login', { ...secret, token: true }).catch(() => null));
    await pause(20);
  }
  await changed;
  return (await Promise.all(logins)).flatMap((face) => (face?.token ? [ann.as(face.token)] : []));
}

describe.each([
  ['SQLite', false],
  ['PostgreSQL', true],
])('whoever is being let in with the old password: %s', (_, isOnPostgres) => {
  test('is out when it has been changed', async () => {
    const { url } = await testServer({ databaseUrl: isOnPostgres ? await newDatabase(inject('postgresUrl')) : null });
    const ann = await withAccount(url);
    const password = { old: secret.password, password: 'battery staple' };
    const thieves = await comingIn(url, () => ann.post('/api/account/password', password));
    for (const thief of thieves) await expect(thief.get('/api/session')).rejects.toMatchObject(refused('no-session'));
  });

  test('is out when the account has been deleted', async () => {
    const { url } = await testServer({ databaseUrl: isOnPostgres ? await newDatabase(inject('postgresUrl')) : null });
    const ann = await withAccount(url);
    const thieves = await comingIn(url, () => ann.post('/api/account/delete', { password: secret.password }));
    for (const thief of thieves) await expect(thief.get('/api/session')).rejects.toMatchObject(refused('no-session'));
  });
});

test('whoever keeps an identity while it is deleted keeps nothing', async () => {
  const { url } = await testServer();
  const ann = await Client.guest(url, 'Ann');
  const kept = ann.post('/api/account', secret).then(
    () => 'kept',
    () => 'refused',
  );
  await ann.post('/api/account/delete', {});
  expect(await kept).toBe('refused');
  await expect(ann.post('/api/login', secret)).rejects.toMatchObject(refused('wrong-password'));
});

test('whoever sits down while their account is deleted does not stay there', async () => {
  const { url } = await testServer();
  const host = await Client.guest(url, 'Host');
  for (let i = 0; i < 10; i++) {
    const ann = await Client.guest(url, 'Ann');
    const { id } = await host.table({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    const deleted = ann.post('/api/account/delete', {});
    for (let turns = i % 5; turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve));
    await ann.post(`/api/tables/${id}/join`, {}).catch(() => {}); // perhaps too late
    await deleted;
    expect((await host.get<TableFace>(`/api/tables/${id}`)).seats[1]).toMatchObject({ kind: 'open' });
  }
});

test('nor does who sits down a moment after their account was deleted', async () => {
  const { url } = await testServer();
  const [host, ann] = await Promise.all([Client.guest(url, 'Host'), Client.guest(url, 'Ann')]);
  const { id } = await host.table({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  const { join } = Places.prototype;
  const late = vi.spyOn(Places.prototype, 'join').mockImplementation(async function (this: Places, ...args) {
    await ann.post('/api/account/delete', {});
    return join.apply(this, args);
  });
  onTestFinished(() => late.mockRestore());
  await expect(ann.post(`/api/tables/${id}/join`, {})).rejects.toMatchObject(refused('no-session'));
  expect((await host.get<TableFace>(`/api/tables/${id}`)).seats[1]).toMatchObject({ kind: 'open' });
});

test('all sessions can be ended at once', async () => {
  const { url } = await testServer();
  const ann = await withAccount(url);
  const { token = '' } = await ann.post<SessionFace>('/api/login', { ...secret, token: true });
  await ann.as(token).post('/api/logout', { everywhere: true });
  for (const each of [ann, ann.as(token)])
    await expect(each.get('/api/session')).rejects.toMatchObject(refused('no-session'));
});

test('who deletes their account leaves a seat without a name, and a bot goes on', async () => {
  const { url } = await testServer({ engineLimit: 300, times: { failurePause: 10 } });
  const ann = await withAccount(url);
  const ben = await Client.guest(url, 'Ben');
  const two = { seats: [{ kind: 'me' }, { kind: 'open' }] };
  const [running, over, open] = await Promise.all(
    [two, { ...two, options: { rolls: 1 } }, two].map((each) => ann.table(each)),
  );
  for (const { id } of [running!, over!]) await ben.post(`/api/tables/${id}/join`);
  const line = await ann.sit(over!.id);
  await line.answer('roll');
  await expect(ann.post('/api/account/delete')).rejects.toMatchObject(refused('wrong-password'));
  await ann.post('/api/account/delete', { password: secret.password });
  expect(await line.untilClosed()).toBe(4401);
  const face = (table: TableFace) => ben.get<TableFace>(`/api/tables/${table.id}`);
  expect((await face(over!)).seats).toMatchObject([{ kind: 'person', name: null, departed: true }, { name: 'Ben' }]);
  expect((await face(running!)).seats).toMatchObject([{ kind: 'bot' }, { name: 'Ben' }]);
  expect((await face(open!)).seats).toMatchObject([{ kind: 'open' }, { kind: 'open' }]);
  await expect(ben.post('/api/login', secret)).rejects.toMatchObject(refused('wrong-password'));
  await ben.post('/api/account', secret); // the login is free again
});

test.each([
  ['SQLite', false],
  ['PostgreSQL', true],
])(
  'what somebody said who has deleted their account stands there without a name, and their open tables are not listed: %s',
  async (_, isOnPostgres) => {
    const given = {
      dataFolder: temporaryFolder(),
      ...(isOnPostgres && { databaseUrl: await newDatabase(inject('postgresUrl')) }),
    };
    const server = await testServer(given);
    const [ann, ben] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Ben')];
    const listed = { seats: [{ kind: 'open' }, { kind: 'open' }], listed: true };
    await ann.table(listed);
    const { id } = await ben.table(listed);
    const [there, line] = [await ann.sit(id), await ben.sit(id)];
    await there.do({ type: 'chat', text: 'my words' });
    await line.do({ type: 'chat', text: 'my "user":"words"' });
    const said = (hello: unknown) => (hello as { chat: ChatLine[] }).chat.map(({ name, text }) => [name, text]);
    const expected = [
      ['', 'my words'],
      ['Ben', 'my "user":"words"'],
    ];
    await ann.post('/api/account/delete');
    await expect.poll(() => said(line.messages.findLast(({ type }) => type === 'hello'))).toEqual(expected);
    const { tables } = await ben.get<{ tables: TableFace[] }>('/api/tables');
    expect(tables.map((table) => table.id)).toEqual([id]);
    await server.close();
    const again = await ben.at((await testServer(given)).url).sit(id);
    expect(said(again.messages.find(({ type }) => type === 'hello'))).toEqual(expected);
  },
);
