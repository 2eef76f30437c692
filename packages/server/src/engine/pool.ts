/** Side threads that take tasks from one queue, each a task at a time. */
import { FairQueue } from './fair-queue.ts';
import { GuardedWorker } from './guarded-worker.ts';
import type { SideCalls } from './side-worker.ts';
import type { Watch } from './thread-watch.ts';

export interface PoolSettings {
  /** What its threads are called. */
  readonly name: string;
  readonly gamesModule: string;
  readonly threads: number;
  /** Milliseconds that one task may take once it has begun. */
  readonly limit: number;
  readonly watch?: Watch;
}

interface Task {
  readonly name: string;
  readonly args: readonly unknown[];
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

export class Pool {
  readonly #settings: PoolSettings;
  readonly #idle: GuardedWorker[] = [];
  readonly #workers: GuardedWorker[] = [];
  readonly #queue = new FairQueue<Task>();

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  /** `owner`: on whose behalf; those who have tasks waiting take turns. */
  call<M extends keyof SideCalls>(
    owner: string,
    name: M,
    ...args: Parameters<SideCalls[M]>
  ): Promise<ReturnType<SideCalls[M]>> {
    return new Promise((resolve, reject) => {
      this.#queue.add(owner, { name, args, resolve: resolve as (result: unknown) => void, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#queue.clear();
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  #next(): void {
    if (this.#queue.isEmpty) return;
    const worker = this.#idle.pop() ?? this.#hire();
    const task = worker && this.#queue.take();
    if (!worker || !task) return;
    const done = () => {
      this.#idle.push(worker);
      this.#next();
    };
    worker.call(task.name, task.args).then(task.resolve, task.reject).finally(done);
  }

  /** Threads are started when they are first needed. */
  #hire(): GuardedWorker | null {
    const { name, threads, gamesModule, limit, watch } = this.#settings;
    if (this.#workers.length >= threads) return null;
    const module = new URL('./side-worker.ts', import.meta.url);
    const worker = new GuardedWorker({
      name: `${name} ${this.#workers.length}`,
      module,
      gamesModule,
      limit,
      onRestart: () => {},
      watch,
    });
    this.#workers.push(worker);
    return worker;
  }
}
