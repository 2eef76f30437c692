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
  readonly error?: { readonly message: string; readonly isUnreadable: boolean; readonly isUnsaved: boolean };
}

/** What SQLite says of its file: busy, for reading only, failing, full, not to be opened. */
const REFUSED = new Set([5, 8, 10, 13, 14]);

const database = new Database(workerData.file);

parentPort?.on('message', async ({ id, method, args }: StorageRequest) => {
  try {
    const result = perform(method, args);
    parentPort?.postMessage({ id, result: result instanceof Promise ? await result : result } satisfies StorageReply);
    database.settleWhatIsDue();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isUnreadable = error instanceof Unreadable;
    const isUnsaved = isRefused(error);
    parentPort?.postMessage({ id, error: { message, isUnreadable, isUnsaved } } satisfies StorageReply);
  }
});

function perform(method: string, args: readonly unknown[]): unknown {
  if (method === 'commitAll') return database.commitAll(args[0] as Group[]);
  const action = database[method as 'table'] as (...args: readonly unknown[]) => unknown;
  return action.apply(database, [...args]);
}

/** The lower half of a code is what it is about. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && REFUSED.has(Number(error.errcode) & 0xff);
}
