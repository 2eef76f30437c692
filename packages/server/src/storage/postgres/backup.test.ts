import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { Client } from '../../testing/client.ts';
import { newDatabase } from '../../testing/postgres.ts';
import { temporaryFolder, testServer } from '../../testing/server.ts';

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
