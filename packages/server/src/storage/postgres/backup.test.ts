import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { Client } from '../../testing/client.ts';
import { newDatabase } from '../../testing/postgres.ts';
import { temporaryFolder, testServer } from '../../testing/server.ts';
import { connect } from './database.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const run = (databaseUrl: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [main, ...args], { env: { ...process.env, DATABASE_URL: databaseUrl } });

test('games of a running server are written to a file, and go on from it in another database', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'));
  const server = await testServer({ databaseUrl });
  const [ann, ben] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Ben')];
  const { id } = await ann.table({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.post(`/api/tables/${id}/join`);
  const line = await ann.sit(id);
  for (const answer of ['step', 'step', 'step', 'roll']) await line.answer(answer);
  await line.do({ type: 'chat', text: 'good luck' });
  const file = join(temporaryFolder(), 'games.gz');
  const { stdout } = await run(databaseUrl, '--backup', file);
  expect(stdout).toMatch(/^[1-9]\d* rows written to /);

  const empty = await newDatabase(inject('postgresUrl'));
  await run(empty, '--restore', file);
  await expect(run(empty, '--restore', file)).rejects.toThrow('has games already');
  const other = await testServer({ databaseUrl: empty });
  const [again, rival] = [await ann.at(other.url).sit(id), await ben.at(other.url).sit(id)];
  expect(again.game).toMatchObject({ answers: 4, view: line.game?.view, chat: [{ text: 'good luck' }] });
  await rival.answer('roll');
});

test('a file that is no backup is refused, and nothing of it is kept', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'));
  const file = join(temporaryFolder(), 'games.gz');
  writeFileSync(file, 'nothing');
  await expect(run(databaseUrl, '--restore', file)).rejects.toThrow('orrery: ');
});

test('games are restored where a server was started before, and not while it runs', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'));
  const server = await testServer({ databaseUrl });
  const ann = await Client.guest(server.url, 'Ann');
  const { id } = await ann.table({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  const file = join(temporaryFolder(), 'games.gz');
  await run(databaseUrl, '--backup', file);

  const fresh = await newDatabase(inject('postgresUrl'));
  const early = await testServer({ databaseUrl: fresh });
  await expect(run(fresh, '--restore', file)).rejects.toThrow('a server runs on this database');
  await early.close();
  await run(fresh, '--restore', file);
  const other = await testServer({ databaseUrl: fresh });
  expect(await ann.at(other.url).get(`/api/tables/${id}`)).toMatchObject({ id });
});

test('a line of a backup is never too long for a text, however large records are', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'));
  await (await testServer({ databaseUrl })).close();
  const sql = connect(databaseUrl, 1);
  await sql`INSERT INTO records SELECT 'r' || i, repeat('x', 10000) FROM generate_series(1, 250) AS i`;
  await sql.end();
  const file = join(temporaryFolder(), 'games.gz');
  await run(databaseUrl, '--backup', file);
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  // With the largest records that can be imported, of a megabyte, a line has to stay far below 512 of them.
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(100 * 10_100);
});
