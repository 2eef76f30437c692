/** Servers for tests, each on its own folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { alone } from '../cluster/cluster.ts';
import { type GivenSettings, type RunningServer, startServer } from '../index.ts';
import { generousLimits } from '../settings.ts';
import type { OpenStorage } from '../storage/open.ts';
import { openPostgres } from '../storage/postgres/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { gamesModule } from './games.ts';
import { newDatabase } from './postgres.ts';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

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

/** Stops with the test. */
export async function testServer(given: GivenSettings = {}): Promise<RunningServer> {
  const dataFolder = given.dataFolder ?? temporaryFolder();
  const server = await startServer({
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
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= server.close();
    return closing;
  };
  onTestFinished(close);
  return { url: server.url, close };
}
