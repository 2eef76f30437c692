/** The matches, spread over threads. Everything about one table goes to one thread, in order. */
import { EngineError, GuardedWorker, NotStarted } from './guarded-worker.ts';
import type { CallName, Calls } from './messages.ts';
import type { Watch } from './thread-watch.ts';

export interface EngineSettings {
  /** What the threads run; our own unless somebody knows better. */
  readonly module?: URL;
  readonly gamesModule: string;
  readonly threads: number;
  /** Milliseconds that one call may take. */
  readonly limit: number;
  readonly onRestart?: () => void;
  readonly watch?: Watch;
}

type Arguments<M extends CallName> = Parameters<Calls[M]> extends [string, ...infer Rest] ? Rest : never;

const usualModule = new URL('./engine-worker.ts', import.meta.url);

export function engineThreadNames(threads: number): string[] {
  return Array.from({ length: threads }, (_, i) => `engine ${i}`);
}

export class Engine {
  readonly #workers: GuardedWorker[];
  readonly #places = new Map<string, GuardedWorker>();

  constructor({ module = usualModule, gamesModule, threads, limit, onRestart, watch }: EngineSettings) {
    this.#workers = engineThreadNames(threads).map((name, i) => {
      return new GuardedWorker({
        name,
        watch,
        module,
        gamesModule,
        limit,
        onRestart: () => {
          this.#forget(i);
          onRestart?.();
        },
      });
    });
  }

  /** When all threads are there that can be started, and one at least. */
  async ready(): Promise<void> {
    await Promise.all(this.#workers.map(({ tried }) => tried));
    await Promise.race(this.#workers.map(({ ready }) => ready));
  }

  /** Matches in memory. */
  get size(): number {
    return this.#places.size;
  }

  /** Rejects with an EngineError; `engine-lost` means that the table has to be opened (again) first. */
  call<M extends CallName>(name: M, table: string, ...args: Arguments<M>): Promise<ReturnType<Calls[M]>> {
    const worker = name === 'open' ? this.#place(table) : this.#places.get(table);
    if (worker === undefined) return Promise.reject(new EngineError('engine-lost', 'the table is not open'));
    if (name === 'close') this.#places.delete(table);
    const reply = worker.call(name, [table, ...args]) as Promise<ReturnType<Calls[M]>>;
    if (name !== 'open') return reply;
    return reply.catch((error) => {
      const hasOther = this.#workers.some(({ isSound }) => isSound);
      if (error instanceof NotStarted && hasOther) return this.call(name, table, ...args);
      throw error;
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  /** The thread with the fewest tables, of those that come up. */
  #place(table: string): GuardedWorker {
    const counts = new Map(this.#workers.map((worker) => [worker, worker.isSound ? 0 : Number.POSITIVE_INFINITY]));
    for (const worker of this.#places.values()) counts.set(worker, (counts.get(worker) ?? 0) + 1);
    const [worker] = [...counts].reduce((best, each) => (each[1] < best[1] ? each : best));
    this.#places.set(table, worker);
    return worker;
  }

  #forget(index: number): void {
    const worker = this.#workers[index];
    for (const [table, place] of this.#places) if (place === worker) this.#places.delete(table);
  }
}
