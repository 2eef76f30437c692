import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { Client } from './testing/client.ts';
import { FlakyLine } from './testing/flaky-line.ts';
import { newDatabase } from './testing/postgres.ts';
import { temporaryFolder } from './testing/server.ts';

// Whole processes, some of them one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

function run(...given: (string | Record<string, string>)[]) {
  const args = given.filter((each) => typeof each === 'string');
  const env = Object.assign({}, process.env, ...given.filter((each) => typeof each !== 'string'));
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  return { child, exit, stderr: text(child.stderr) };
}

/** Where the server says it is, which may come after lines of its log. */
async function urlOf({ stdout }: ChildProcess): Promise<string> {
  for (let said = ''; ; ) {
    const [data] = await once(stdout!, 'data');
    said += data;
    const url = /ready at (http:\S+)\r?\n/.exec(said)?.[1];
    if (url !== undefined) return url;
  }
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

test('logs are one JSON object a line, whatever clients send, and hold no secret', async () => {
  const { child, exit } = run('--port', '0', '--data', temporaryFolder(), { ORRERY_LOG: 'info' });
  const output = text(child.stdout!);
  const url = await urlOf(child);
  const ann = await Client.guest(url, 'Ann\n{"level":60}\u001b[2J');
  const { id } = await ann.table({ game: 'arcs', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { invitations } = await ann.get<{ invitations: { invitation: string }[] }>(`/api/tables/${id}/invitations`);
  const { invitation } = invitations[0]!;
  await ann.post(`/api/tables/${id}/join`, { invitation }).catch(() => {});
  const line = await ann.sit(id);
  await line.do({ type: 'chat', text: 'x\n{"level":60,"msg":"forged"}' });
  await ann.post('/api/account', { login: 'captain', password: 'correct horse' });
  const { hostname, port } = new URL(url);
  const paths = [
    `/table/${id}?invitation=${invitation}`,
    '/%0a{"level":60}',
    '/\u009b2J\u0085"',
    `/api/${'x'.repeat(3000)}`,
  ];
  for (const path of paths) {
    const socket = connect(Number(port), hostname);
    const request = `GET ${path} HTTP/1.1\r\nHost: x"\u0085y\r\nConnection: close\r\n\r\nnonsense\n{"level":60}\r\n\r\n`;
    socket.end(Buffer.from(request, 'latin1'));
    await text(socket);
  }
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  const lines = (await output).trim().split('\n');
  const logged = lines.filter((each) => !each.startsWith('Orrery is ready'));
  expect(logged.length).toBeGreaterThan(10);
  for (const each of logged) expect(JSON.parse(each)).toMatchObject({ level: 30, pid: child.pid });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  expect(lines.join('')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
  for (const secret of [ann.token, invitation, 'correct horse']) expect(lines.join('')).not.toContain(secret);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'npm is told to end by %s, and the server ends with it',
  async (signal) => {
    const root = fileURLToPath(new URL('../../..', import.meta.url));
    const args = ['run', '-s', 'serve', '--', '--port', '0', '--data', temporaryFolder()];
    const npm = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    const url = await urlOf(npm);
    npm.kill(signal);
    await expect.poll(() => fetch(`${url}/healthz`).catch(() => null), { timeout: 30_000 }).toBeNull();
  },
);

/** Gives a command a terminal of its own. */
const script = '/usr/bin/script';

test.runIf(process.platform === 'linux' && existsSync(script))(
  'who started the server in a terminal is told to end from elsewhere, and the server ends with it',
  async () => {
    const root = fileURLToPath(new URL('../../..', import.meta.url));
    const server = `${process.execPath} scripts/run.mjs serve --port 0 --data ${temporaryFolder()}`;
    const args = ['-qfec', `echo "told $$"; exec ${server}`, '/dev/null'];
    const { stdout } = spawn(script, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    const told = once(stdout, 'data').then(([data]) => Number(/told (\d+)/.exec(String(data))?.[1]));
    const url = await urlOf({ stdout } as ChildProcess);
    process.kill(await told, 'SIGINT');
    await expect.poll(() => fetch(`${url}/healthz`).catch(() => null), { timeout: 30_000 }).toBeNull();
  },
);

test('a database that has fallen silent does not keep the server from ending', async () => {
  const database = await newDatabase(inject('postgresUrl'));
  const line = await FlakyLine.to(new URL(database));
  onTestFinished(() => line.close());
  const { child, exit } = run('--port', '0', {
    DATABASE_URL: Object.assign(new URL(database), { port: line.port }).href,
    ORRERY_LEASE: '600',
  });
  await urlOf(child);
  line.silence();
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

test.runIf(process.platform === 'linux')('what a full disk refuses is said to be that', async () => {
  // The largest file that the process may write: its storage soon has no room for anything more.
  const args = [
    '-c',
    'ulimit -f 2048; exec "$0" "$@"',
    process.execPath,
    main,
    '--port',
    '0',
    '--data',
    temporaryFolder(),
  ];
  const env = { ...process.env, ORRERY_LOG: 'fatal' };
  const child = spawn('sh', args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const url = await urlOf(child);
  const ann = await Client.guest(url, 'Ann');
  const unsaved = { status: 503, error: { code: 'not-saved' } };
  const names = Array.from({ length: 590 }, (_, i) => `Ann ${i}`);
  const renames = async () => {
    for (const name of names) await ann.rename(name);
  };
  await expect(renames()).rejects.toMatchObject(unsaved);
  const ben = Client.guest(url, 'Ben');
  await expect(ben).rejects.toMatchObject(unsaved);
  const wanted = { game: 'arcs', seats: [{ kind: 'me' }, { kind: 'open' }] };
  await expect(ann.table(wanted)).rejects.toMatchObject(unsaved);
  expect(await ann.get('/api/tables?mine=1')).toEqual({ tables: [] });
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
});

/** A socket by hand. */
function upgrade(table: string, token: string): string {
  const head = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13';
  const key = 'Sec-WebSocket-Key: c2xlZXBpbmctY2xpZW50IQ==';
  return `GET /api/tables/${table}/socket HTTP/1.1\r\n${head}\r\n${key}\r\nAuthorization: Bearer ${token}\r\n\r\n`;
}

/** A client that hears nothing any more. */
async function asleep(url: string, table: string, token: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const sleeper = connect(Number(port), hostname);
  sleeper.on('error', () => {});
  sleeper.write(upgrade(table, token));
  await once(sleeper, 'data');
  return sleeper.pause();
}

test('a client that sleeps does not keep the server from ending', { timeout: 20_000 }, async () => {
  const { child, exit } = run('--port', '0', '--data', temporaryFolder());
  const url = await urlOf(child);
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table({ game: 'arcs', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const sleeper = await asleep(url, id, ann.token);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  sleeper.destroy();
});

test('a service manager tells all processes of a service, and the server hears of it several times', async () => {
  const { child, exit } = run('--port', '0', '--data', temporaryFolder());
  const url = await urlOf(child);
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table({ game: 'arcs', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const line = await ann.sit(id);
  const sleeper = await asleep(url, id, ann.token);
  child.kill('SIGTERM');
  expect(await line.untilClosed()).toBe(1012);
  child.kill('SIGTERM'); // it still waits for the one who sleeps
  expect(await exit).toBe(0);
  sleeper.destroy();
});

test('a database that somebody holds locked does not keep the server from ending', async () => {
  const folder = temporaryFolder();
  const { child, exit, stderr } = run('--port', '0', '--data', folder, { ORRERY_LOG: 'fatal' });
  const url = await urlOf(child);
  const ann = await Client.guest(url, 'Ann');
  const somebody = new DatabaseSync(join(folder, 'orrery.db'));
  onTestFinished(() => somebody.close());
  somebody.exec('BEGIN IMMEDIATE');
  void ann.table({ game: 'arcs', seats: [{ kind: 'me' }, { kind: 'open' }] }).catch(() => {});
  await pause(300); // the table waits to be saved
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(await stderr).toContain('did not end in time');
});

test('a frame that is none is worth one line, without a stack', async () => {
  const { child, exit } = run('--port', '0', '--data', temporaryFolder());
  const output = text(child.stdout!);
  const url = await urlOf(child);
  const ann = await Client.guest(url, 'Ann');
  const { id } = await ann.table({ game: 'arcs', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(upgrade(id, ann.token));
  await once(socket, 'data');
  socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
  await once(socket, 'close');
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  const logged = (await output).split('\n').filter((line) => line.startsWith('{'));
  expect(logged).toHaveLength(1);
  expect(logged[0]).not.toContain('stack');
});

const wrong: [string, Parameters<typeof run>][] = [
  ['--port nowhere', ['--port', 'nowhere']],
  ['--colour', ['--colour', 'red']],
  ['ORRERY_TRUST_PROXY', [{ ORRERY_TRUST_PROXY: 'yes' }]],
  ['ORRERY_LOG', [{ ORRERY_LOG: 'loud' }]],
  ['DATABASE_URL', [{ DATABASE_URL: 'mysql://here/orrery' }]],
  ['DATABASE_URL', [{ DATABASE_URL: 'postgres://user:pass/word@[::' }]],
  ['the folder /dev/null cannot be used', ['--data', '/dev/null']],
  ['PostgreSQL', [{ DATABASE_URL: 'postgres://127.0.0.1:9/orrery' }]],
  ['ORRERY_LEASE', [{ ORRERY_LEASE: '0' }]],
  ['ORRERY_NODE_URL', [{ ORRERY_NODE_URL: 'here' }]],
  ['ORRERY_METRICS_TOKEN', [{ ORRERY_METRICS_TOKEN: 'short' }]],
  ['ORRERY_SMTP_URL', [{ ORRERY_SMTP_URL: 'mailhost' }]],
  ['ORRERY_PUBLIC_URL', [{ ORRERY_WEBHOOKS: '1' }]],
  ['ORRERY_VAPID_PUBLIC', [{ ORRERY_VAPID_PUBLIC: 'x' }]],
];

test.each(wrong)('a wrong %s is said and nothing is started', async (what, given) => {
  const { exit, stderr } = run(...given);
  expect(await exit).toBe(1);
  expect(await stderr).toMatch(/^orrery: /);
  expect(await stderr).toContain(what);
});

test('what is set to nothing is as if it was not set', async () => {
  const empty = { ORRERY_DATA: '', ORRERY_LOG: '', ORRERY_LEASE: '', ORRERY_HOST: '', DATABASE_URL: '' };
  const cwd = temporaryFolder();
  const child = spawn(process.execPath, [main, '--port', '0'], {
    cwd,
    env: { ...process.env, ...empty },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = text(child.stdout);
  await expect.poll(() => existsSync(join(cwd, 'data/orrery.db')), { timeout: 30_000 }).toBe(true);
  await pause(1000);
  child.kill('SIGTERM');
  expect(await output).toMatch(/^(?:Orrery is ready at .*\n)?$/);
});

test('help is there', async () => {
  const { child, exit } = run('--help');
  expect(await text(child.stdout!)).toContain('--data DIR');
  expect(await exit).toBe(0);
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
