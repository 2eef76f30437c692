/** Servers for tests, each on its own folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, inject, onTestFinished } from 'vitest';
import { alone } from '../cluster/cluster.ts';
import { type GivenSettings, type RunningServer, startServer } from '../index.ts';
import { generousLimits } from '../settings.ts';
import type { OpenStorage } from '../storage/open.ts';
import { connect } from '../storage/postgres/database.ts';
import { openPostgres } from '../storage/postgres/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { gamesModule } from './games.ts';
import { newDatabase } from './postgres.ts';

export function temporaryFolder(): string {
  const folder = newFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'orrery-server-'));
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Databases by the folder in whose place they stand. */
const databases = new Map<string, Promise<string>>();

/** The tests of a server run on both storages: vitest.config.ts says on which. */
export const isOnPostgres = process.env.ORRERY_TEST_STORAGE === 'postgres';

async function databaseFor(folder: string): Promise<string | null> {
  if (!isOnPostgres) return null;
  const known = databases.get(folder) ?? newDatabase(inject('postgresUrl'));
  databases.set(folder, known);
  return known;
}

/** What a server that is stopped has left behind, to be looked at or changed. */
export async function storageOf<T>(dataFolder: string, use: (opened: OpenStorage) => Promise<T>): Promise<T> {
  const databaseUrl = await databaseFor(dataFolder);
  const opened =
    databaseUrl === null
      ? { storage: await openSqlite(dataFolder), cluster: alone }
      : await openPostgres({ url: databaseUrl, lease: 30_000, onProblem: () => {} });
  try {
    return await use(opened);
  } finally {
    await opened.storage.close();
  }
}

/** Changes what a server that is stopped has left behind as no server would. */
export async function damage(dataFolder: string, statement: string): Promise<void> {
  const databaseUrl = await databaseFor(dataFolder);
  if (databaseUrl === null) {
    const file = new DatabaseSync(join(dataFolder, 'orrery.db'));
    file.exec(statement);
    return file.close();
  }
  const sql = connect(databaseUrl, 1);
  await sql.plain(statement);
  await sql.end();
}

/** Stops with the test. */
export async function testServer(given: GivenSettings = {}): Promise<RunningServer> {
  const server = await start(given.dataFolder ?? temporaryFolder(), given);
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= server.close();
    return closing;
  };
  onTestFinished(close);
  return { url: server.url, close };
}

/** One for all tests of a file that do not mind each other's people and tables: to start a server takes longer than most of what is done with it. */
export function sharedServer(given: GivenSettings = {}): { readonly url: string } {
  const shared = { url: '' };
  beforeAll(async () => {
    const folder = newFolder();
    const server = await start(folder, given);
    shared.url = server.url;
    return async () => {
      await server.close();
      removeFolder(folder);
    };
  });
  return shared;
}

async function start(dataFolder: string, given: GivenSettings): Promise<RunningServer> {
  return startServer({
    port: 0,
    dataFolder,
    databaseUrl: await databaseFor(dataFolder),
    // The machine may be busy.
    lease: 30_000,
    engineLimit: 60_000,
    botLimit: 60_000,
    logLevel: 'silent',
    webFolder: '/nowhere',
    gamesModule,
    ...given,
    limits: { ...generousLimits, ...given.limits },
  });
}
