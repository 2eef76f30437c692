/** Servers for tests, each on its own folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { type GivenSettings, type RunningServer, startServer } from '../index.ts';
import { generousLimits } from '../settings.ts';
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

/** Stops with the test. */
export async function testServer(given: GivenSettings = {}): Promise<RunningServer> {
  const dataFolder = given.dataFolder ?? temporaryFolder();
  const server = await startServer({
    port: 0,
    dataFolder,
    databaseUrl: await databaseFor(dataFolder),
    lease: 30_000, // the machine may be busy
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
