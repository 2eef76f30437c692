/** One server per folder: two of them would each answer from its own memory and know nothing of the other. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const BUSY = 5;

/**
 * Makes the folder when it is missing and takes it for this server. The lock is one of the operating system's on an empty
 * file, held by SQLite: it ends with its process, however that ends. Gives what releases it.
 */
export function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    const lock = new DatabaseSync(join(folder, 'orrery.lock'));
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    throw isBusy(error)
      ? new Error(`another server uses the folder ${folder}; stop that one first, or choose another folder with --data`)
      : new Error(`the folder ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === BUSY;
}
