import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Invitation } from './protocol/index.ts';
import { Client } from './testing/client.ts';
import { testServer } from './testing/server.ts';

const bot = fileURLToPath(new URL('../examples/bot.mjs', import.meta.url));

test("a stranger's bot joins by invitation and plays Arcs to its end", async () => {
  const { url } = await testServer();
  const host = await Client.guest(url, 'Host');
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }];
  const { id } = await host.table({ game: 'arcs', seats });
  const { invitations } = await host.get<{ invitations: Invitation[] }>(`/api/tables/${id}/invitations`);
  const link = `${url}/table/${id}?invitation=${invitations[0]?.invitation}`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [bot, link], { timeout: 18_000 });
  expect(stdout).toMatch(/playing seat 0\nover: seat [01] won/);
  expect(stderr).toBe('');
  expect(await host.get(`/api/tables/${id}`)).toMatchObject({ state: 'over', seats: [{ name: 'Random bot' }, {}] });
});
