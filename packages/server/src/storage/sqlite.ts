/** The storage in one SQLite file. Commits that arrive while the disk is busy share the next transaction. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { GroupResult } from './database.ts';
import type { StorageReply, StorageRequest } from './sqlite-worker.ts';
import { Conflict, type Storage, Unreadable, Unsaved, type Write } from './storage.ts';
import { type Group, groupOf } from './writes.ts';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

interface PendingCommit {
  readonly group: Group;
  resolve(): void;
  reject(error: Error): void;
}

/** Opens the database of a folder, which is made when it is missing. `onLost`: its thread has ended by itself. */
export async function openSqlite(folder: string, onLost: (problem: string) => void = () => {}): Promise<Storage> {
  mkdirSync(folder, { recursive: true });
  const thread = new StorageThread(join(folder, 'orrery.db'), onLost);
  await thread.call('dueTables', 0, []); // fails when the file cannot be opened
  const plain =
    (method: keyof Storage) =>
    (...args: unknown[]) =>
      thread.call(method, ...args);
  return {
    commit: (table, writes) => thread.commit(table, writes),
    close: () => thread.close(),
    table: plain('table') as Storage['table'],
    history: plain('history') as Storage['history'],
    logLength: plain('logLength') as Storage['logLength'],
    chat: plain('chat') as Storage['chat'],
    listedTables: plain('listedTables') as Storage['listedTables'],
    tablesOf: plain('tablesOf') as Storage['tablesOf'],
    hostedSince: plain('hostedSince') as Storage['hostedSince'],
    madeSince: plain('madeSince') as Storage['madeSince'],
    importedSince: plain('importedSince') as Storage['importedSince'],
    dueTables: plain('dueTables') as Storage['dueTables'],
    playedUntil: plain('playedUntil') as Storage['playedUntil'],
    notePlayed: plain('notePlayed') as Storage['notePlayed'],
    addUser: plain('addUser') as Storage['addUser'],
    rename: plain('rename') as Storage['rename'],
    names: plain('names') as Storage['names'],
    setAccount: plain('setAccount') as Storage['setAccount'],
    setPassword: plain('setPassword') as Storage['setPassword'],
    forgetUser: plain('forgetUser') as Storage['forgetUser'],
    account: plain('account') as Storage['account'],
    vacations: plain('vacations') as Storage['vacations'],
    addVacation: plain('addVacation') as Storage['addVacation'],
    endVacation: plain('endVacation') as Storage['endVacation'],
    onVacation: plain('onVacation') as Storage['onVacation'],
    addSession: plain('addSession') as Storage['addSession'],
    renewSession: plain('renewSession') as Storage['renewSession'],
    session: plain('session') as Storage['session'],
    removeSession: plain('removeSession') as Storage['removeSession'],
    removeSessionsOf: plain('removeSessionsOf') as Storage['removeSessionsOf'],
    tidy: plain('tidy') as Storage['tidy'],
    secret: plain('secret') as Storage['secret'],
    wishes: plain('wishes') as Storage['wishes'],
    setWish: plain('setWish') as Storage['setWish'],
    addNotice: plain('addNotice') as Storage['addNotice'],
    claimNotices: plain('claimNotices') as Storage['claimNotices'],
    putOffNotices: plain('putOffNotices') as Storage['putOffNotices'],
    removeNotices: plain('removeNotices') as Storage['removeNotices'],
    noteSent: plain('noteSent') as Storage['noteSent'],
  };
}

class StorageThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  #failure: Error | null = null;
  #pending: PendingCommit[] = [];
  #flushing: Promise<void> | null = null;

  /** It has answered once: what goes wrong before that is told to whoever opens it. */
  #isOpen = false;
  #isClosing = false;

  constructor(file: string, onLost: (problem: string) => void) {
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file }, execArgv: [] });
    this.#worker.on('message', (reply: StorageReply) => this.#receive(reply));
    this.#worker.on('error', (error) => this.#fail(new Error(`the storage failed: ${error}`, { cause: error })));
    this.#worker.on('exit', () => {
      this.#fail(new Error('the storage is closed'));
      if (this.#isOpen && !this.#isClosing) onLost(`nothing can be saved any more: ${this.#failure?.message}`);
    });
  }

  call(method: string, ...args: unknown[]): Promise<unknown> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#calls;
    this.#worker.postMessage({ id, method, args } satisfies StorageRequest);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  commit(table: string, writes: readonly Write[]): Promise<void> {
    const group = groupOf(table, writes);
    return new Promise((resolve, reject) => {
      this.#pending.push({ group, resolve, reject });
      this.#flushing ??= this.#flush();
    });
  }

  /** Ends when everything that was to be committed is durable. */
  async close(): Promise<void> {
    await this.#flushing;
    if (this.#failure) return;
    this.#isClosing = true;
    await this.call('close');
    await this.#worker.terminate();
  }

  async #flush(): Promise<void> {
    // Whatever else this turn of the event loop brings goes into the same transaction.
    await new Promise((resolve) => setImmediate(resolve));
    let tell = () => {};
    while (this.#pending.length > 0) {
      const commits = this.#pending;
      this.#pending = [];
      const kept = this.#commitAll(commits);
      tell(); // those of the transaction before, while the disk is busy with this one
      tell = await kept;
    }
    this.#flushing = null;
    tell();
  }

  /** Gives what tells those who wait. */
  async #commitAll(commits: readonly PendingCommit[]): Promise<() => void> {
    const groups = commits.map(({ group }) => group);
    try {
      const results = (await this.call('commitAll', groups)) as GroupResult[];
      return () =>
        commits.forEach((commit, i) => {
          const problem = results[i];
          if (problem) commit.reject(problem.isConflict ? new Conflict(problem.message) : new Unsaved(problem.message));
          else commit.resolve();
        });
    } catch (error) {
      return () => {
        for (const commit of commits) commit.reject(error as Error);
      };
    }
  }

  #receive({ id, result, error }: StorageReply): void {
    this.#isOpen = true;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(meant(error));
  }

  #fail(failure: Error): void {
    this.#failure ??= failure;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}

function meant({ message, isUnreadable, isUnsaved }: NonNullable<StorageReply['error']>): Error {
  if (isUnreadable) return new Unreadable(message);
  return isUnsaved ? new Unsaved(message) : new Error(message);
}
