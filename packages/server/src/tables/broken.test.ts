/** Tables of which something is stored that cannot be understood: everybody concerned hears of it, and nobody else. */
import { expect, test } from 'vitest';
import type { TableFace } from '../protocol/index.ts';
import { Client } from '../testing/client.ts';
import { damage, temporaryFolder, testServer } from '../testing/server.ts';

const clock = { kind: 'turn', seconds: 60, onTimeout: 'skip' };
const wrong = {
  config: '{',
  waiting: 'null',
  attendance: 'null',
  clock: 'null',
  left_ms: '"much"',
  seed: 'none',
  manners: '{"muted":null}',
  since: '9223372036854775807',
};

async function mine(client: Client): Promise<[string, boolean][]> {
  const { tables } = await client.get<{ tables: TableFace[] }>('/api/tables?mine=1');
  return tables.map(({ id, broken }): [string, boolean] => [id, broken ?? false]).sort();
}

async function brokenIn(url: string): Promise<(string | undefined)[]> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return [...figures.matchAll(/orrery_table_broken\{table="(\w+)"\} 1/g)].map(([, id]) => id).sort();
}

test('whatever of a table cannot be understood, it is broken for its players, who see it in their list beside the others', async () => {
  const dataFolder = temporaryFolder();
  const server = await testServer({ dataFolder });
  const [ann, ben] = await Promise.all([Client.guest(server.url, 'Ann'), Client.guest(server.url, 'Ben')]);
  const made = async () => {
    const { id } = await ann.table({ seats: [{ kind: 'me' }, { kind: 'open' }], clock });
    await ben.post(`/api/tables/${id}/join`);
    const line = await ann.sit(id);
    await line.answer('step');
    line.close();
    return id;
  };
  const good = await made();
  const damaged: string[] = [];
  const statements: string[] = [];
  for (const [column, value] of Object.entries(wrong)) {
    const id = await made();
    damaged.push(id);
    statements.push(`UPDATE tables SET ${column} = '${value}', wake_at = 0 WHERE id = '${id}'`);
  }
  for (const entry of ['{', 'null']) {
    const id = await made();
    damaged.push(id);
    statements.push(`UPDATE log SET entry = '${entry}' WHERE table_id = '${id}'`);
  }
  const withChat = await made();
  damaged.push(withChat);
  statements.push(`INSERT INTO chat (table_id, id, line) VALUES ('${withChat}', 1, 'null')`);
  await server.close();
  for (const statement of statements) await damage(dataFolder, statement);

  const { url } = await testServer({ dataFolder });
  for (const list of [mine(ann.at(url)), mine(ben.at(url))]) expect(await list).toHaveLength(damaged.length + 1);
  const broken = { status: 500, error: { code: 'table-broken' } };
  for (const id of damaged)
    await expect(ann.at(url).get(`/api/tables/${id}/replay?at=0`)).rejects.toMatchObject(broken);
  expect(await brokenIn(url)).toEqual(damaged.sort());
  const all = [...damaged.map((id): [string, boolean] => [id, true]), [good, false] as [string, boolean]];
  expect(await mine(ann.at(url))).toEqual(all.sort());
  const line = await ben.at(url).sit(good);
  expect(line.game).toMatchObject({ answers: 1 });
});

test('a line of chat that cannot be read keeps nobody from deleting their account', async () => {
  const dataFolder = temporaryFolder();
  const server = await testServer({ dataFolder });
  const [ann, ben] = await Promise.all([Client.guest(server.url, 'Ann'), Client.guest(server.url, 'Ben')]);
  const [{ id }, { id: other }] = [
    await ann.table({ seats: [{ kind: 'me' }, { kind: 'open' }] }),
    await ann.table({ seats: [{ kind: 'me' }, { kind: 'open' }] }),
  ];
  for (const table of [id, other]) await (await ben.sit(table)).do({ type: 'chat', text: 'hello' });
  await server.close();
  await damage(dataFolder, `UPDATE chat SET line = '{' WHERE table_id = '${other}'`);
  const { url } = await testServer({ dataFolder });
  await ben.at(url).post('/api/account/delete');
  const line = await ann.at(url).sit(id);
  expect(line.game?.chat).toMatchObject([{ text: 'hello', name: '' }]);
});
