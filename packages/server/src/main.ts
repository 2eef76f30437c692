#!/usr/bin/env node
/** Runs the server from the command line. */
import { parseArgs } from 'node:util';
import type { GivenSettings } from './index.ts';
import { notifySettingsFrom } from './notify/settings.ts';

const usage = `usage: orrery-server [options]

  --port N     where to listen (ORRERY_PORT, else 8080)
  --host H     on which address (ORRERY_HOST, else 127.0.0.1; 0.0.0.0 for everybody on the network)
  --data DIR   where games are kept (ORRERY_DATA, else ./data)
  --backup FILE, --restore FILE
               writes all games of DATABASE_URL into a file, while servers run on it; or puts them into a database without games
  --help       this text

Environment: DATABASE_URL=postgres://… to keep games in PostgreSQL instead, which several servers may share; for them ORRERY_LEASE (seconds
of silence after which a server loses its tables to the others, 5) and ORRERY_NODE_URL (where the others reach this one: http://host:port).
ORRERY_LOG (debug, info, warn, error; structured logs), ORRERY_TRUST_PROXY=1 behind a reverse proxy
(the number of proxies), ORRERY_METRICS_TOKEN to read /metrics from other machines.
To tell people who are away: ORRERY_PUBLIC_URL (where they find this server) with ORRERY_SMTP_URL and ORRERY_MAIL_FROM,
ORRERY_VAPID_PUBLIC, ORRERY_VAPID_PRIVATE and ORRERY_VAPID_SUBJECT, ORRERY_WEBHOOKS=1.
`;

/** Milliseconds. */
const FAREWELL = 500;
/** So long after it was told to end the server is gone, whatever hangs. */
const LATEST = 2900;

process.exitCode = await main();

async function main(): Promise<number> {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: process.env.ORRERY_PORT || '8080' },
        host: { type: 'string', default: process.env.ORRERY_HOST || '127.0.0.1' },
        data: { type: 'string', default: process.env.ORRERY_DATA || './data' },
        backup: { type: 'string' },
        restore: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(usage);
      return 0;
    }
    if (values.backup !== undefined) return await copy('backUp', values.backup, 'written to');
    if (values.restore !== undefined) return await copy('restore', values.restore, 'restored from');
    return await serve(wholeNumber('--port', values.port, 65_535), values.host, values.data);
  } catch (error) {
    process.stderr.write(`orrery: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

// What does the work is loaded when it is known that nothing is wrong with what was asked for.

async function copy(how: 'backUp' | 'restore', file: string, what: string): Promise<number> {
  const url = databaseUrlFrom(process.env.DATABASE_URL);
  if (url === null) throw new Error('set DATABASE_URL; a file of SQLite is copied as docs/operations.md says');
  const backup = await import('./storage/postgres/backup.ts');
  process.stdout.write(`${await backup[how](url, file)} rows ${what} ${file}\n`);
  return 0;
}

async function serve(port: number, host: string, dataFolder: string): Promise<number> {
  const settings: GivenSettings = {
    port,
    host,
    dataFolder,
    databaseUrl: databaseUrlFrom(process.env.DATABASE_URL),
    lease: leaseFrom(process.env.ORRERY_LEASE || '5'),
    nodeUrl: nodeUrlFrom(process.env.ORRERY_NODE_URL),
    logLevel: logLevelFrom(process.env.ORRERY_LOG || 'warn'),
    proxies: wholeNumber('ORRERY_TRUST_PROXY', process.env.ORRERY_TRUST_PROXY || '0', 10),
    metricsToken: metricsTokenFrom(process.env.ORRERY_METRICS_TOKEN),
    notify: notifySettingsFrom(process.env),
    onFatal: (problem) => {
      process.stderr.write(`orrery: ${problem}\n`);
      process.exit(1);
    },
  };
  const told = toldToEnd();
  void told.then(() => setTimeout(endAnyway, LATEST).unref());
  const { startServer } = await import('./index.ts');
  const { url, close } = await startServer(settings);
  process.stdout.write(`Orrery is ready at ${url.replace('127.0.0.1', 'localhost')}\n`);
  await told;
  await close();
  setTimeout(() => process.exit(), FAREWELL).unref(); // everything is saved: what may still be open is not waited for
  return 0;
}

/**
 * Who stops a service tells all of its processes, and those above us pass it on once more: the second time is no news, and must not end us
 * in the middle of our leave-taking.
 */
function toldToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}

function endAnyway(): never {
  process.stderr.write('orrery: something did not end in time; whatever was acknowledged is saved\n');
  process.exit();
}

function wholeNumber(name: string, text: string, highest: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > highest) throw new Error(`${name} ${text}: give a number from 0 to ${highest}`);
  return number;
}

/** `fatal` and `silent` are for tests. */
function logLevelFrom(text: string): string {
  if (!/^(?:debug|info|warn|error|fatal|silent)$/.test(text))
    throw new Error(`ORRERY_LOG ${text}: give debug, info, warn or error`);
  return text;
}

/** The address holds a password, and is not repeated. */
function databaseUrlFrom(text: string | undefined): string | null {
  if (!text) return null;
  if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new Error('DATABASE_URL: give postgres://user:password@host/database');
  return text;
}

function leaseFrom(text: string): number {
  const seconds = wholeNumber('ORRERY_LEASE', text, 600);
  if (seconds < 1) throw new Error('ORRERY_LEASE 0: give at least one second');
  return seconds * 1000;
}

function nodeUrlFrom(text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || new URL(text).protocol !== 'http:')
    throw new Error(`ORRERY_NODE_URL ${text}: give http://host:port`);
  return new URL(text).origin;
}

function metricsTokenFrom(text: string | undefined): string | null {
  if (!text) return null;
  if (!/^[\w.~+/-]{16,}=*$/.test(text)) {
    throw new Error(
      'ORRERY_METRICS_TOKEN: give at least 16 letters, digits or -._~+/, such as `openssl rand -hex 32` prints',
    );
  }
  return text;
}
