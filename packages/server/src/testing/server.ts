/** Servers for tests, each on its own folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type GivenSettings, type RunningServer, startServer } from '../index.ts';
import { generousLimits } from '../settings.ts';
import { gamesModule } from './games.ts';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Stops with the test. */
export async function testServer(given: GivenSettings = {}): Promise<RunningServer> {
  const server = await startServer({
    port: 0,
    dataFolder: given.dataFolder ?? temporaryFolder(),
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
