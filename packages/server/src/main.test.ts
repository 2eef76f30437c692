import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Client } from './testing/client.ts';
import { temporaryFolder } from './testing/server.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

function run(...given: (string | Record<string, string>)[]) {
  const args = given.filter((each) => typeof each === 'string');
  const env = Object.assign({}, process.env, ...given.filter((each) => typeof each !== 'string'));
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  return { child, exit, stderr: text(child.stderr) };
}

async function urlOf({ stdout }: ChildProcess): Promise<string> {
  const [data] = await once(stdout!, 'data');
  return /http:\S+/.exec(String(data))![0];
}

test('the server says where it is, serves, and leaves in good order', async () => {
  const { child, exit, stderr } = run('--port', '0', '--data', temporaryFolder());
  const url = await urlOf(child);
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table({ game: 'arcs', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const line = await ann.sit(id);
  child.kill('SIGTERM');
  expect(await line.untilClosed()).toBe(1012);
  expect(await exit).toBe(0);
  expect(await stderr).toBe('');
});

test('wrong flags are said and nothing is started', async () => {
  const bad = run('--port', 'nowhere');
  expect(await bad.exit).toBe(1);
  expect(await bad.stderr).toContain('--port nowhere');
  for (const [name, value] of [
    ['ORRERY_TRUST_PROXY', 'yes'],
    ['ORRERY_METRICS_TOKEN', 'short'],
  ] as const) {
    const wrong = run({ [name]: value });
    expect(await wrong.exit).toBe(1);
    expect(await wrong.stderr).toContain(name);
  }
  const unknown = run('--colour', 'red');
  expect(await unknown.exit).toBe(1);
  const help = run('--help');
  expect(await help.exit).toBe(0);
});

test('a folder that cannot be used is a clear error', async () => {
  const { exit, stderr } = run('--data', '/dev/null/x');
  expect(await exit).toBe(1);
  expect(await stderr).toMatch(/^orrery: .*\/dev\/null\/x/);
});

test('a folder that another server uses is a clear error', async () => {
  const folder = temporaryFolder();
  const first = run('--port', '0', '--data', folder);
  await urlOf(first.child);
  const second = run('--port', '0', '--data', folder);
  expect(await second.exit).toBe(1);
  expect(await second.stderr).toBe(
    `orrery: another server uses the folder ${folder}; stop that one first, or choose another folder with --data\n`,
  );
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);
});
