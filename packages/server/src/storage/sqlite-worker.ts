/** The thread that owns the database file. Does what it is told, in order. */
import { parentPort, workerData } from 'node:worker_threads';
import { Database } from './database.ts';
import { Unreadable } from './storage.ts';
import type { Group } from './writes.ts';

export interface StorageRequest {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

export interface StorageReply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly isUnreadable: boolean };
}

const database = new Database(workerData.file);

parentPort?.on('message', async ({ id, method, args }: StorageRequest) => {
  try {
    const result = perform(method, args);
    parentPort?.postMessage({ id, result: result instanceof Promise ? await result : result } satisfies StorageReply);
    database.settleWhatIsDue();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isUnreadable = error instanceof Unreadable;
    parentPort?.postMessage({ id, error: { message, isUnreadable } } satisfies StorageReply);
  }
});

function perform(method: string, args: readonly unknown[]): unknown {
  if (method === 'commitAll') return database.commitAll(args[0] as Group[]);
  const action = database[method as 'table'] as (...args: readonly unknown[]) => unknown;
  return action.apply(database, [...args]);
}
