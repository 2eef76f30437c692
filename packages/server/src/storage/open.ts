/** Opens the storage that the settings ask for: PostgreSQL, which several servers may share, or a file of our own. */
import type { FastifyBaseLogger } from 'fastify';
import { alone, type Cluster } from '../cluster/cluster.ts';
import type { Settings } from '../settings.ts';
import { lockFolder } from './folder-lock.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

export interface OpenStorage {
  readonly storage: Storage;
  readonly cluster: Cluster;
}

type Wanted = Pick<Settings, 'databaseUrl' | 'dataFolder' | 'lease' | 'onFatal'>;

export async function openStorage(settings: Wanted, log: FastifyBaseLogger): Promise<OpenStorage> {
  const { databaseUrl, lease } = settings;
  if (databaseUrl === null) return { storage: await openFolder(settings), cluster: alone };
  const { openPostgres } = await import('./postgres/postgres.ts');
  const onProblem = (problem: string) => log.error({ problem }, 'tables are lost');
  return openPostgres({ url: databaseUrl, lease, onProblem });
}

/** The file of a folder, and the folder to ourselves. */
async function openFolder({ dataFolder, onFatal }: Wanted): Promise<Storage> {
  const unlock = lockFolder(dataFolder);
  try {
    const storage = await openSqlite(dataFolder, onFatal);
    const close = async () => {
      await storage.close();
      unlock();
    };
    return { ...storage, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
