/** Side threads that take tasks from one queue, each a task at a time. People come before tables that nobody looks at. */
import { FairQueue } from './fair-queue.ts';
import { GuardedWorker } from './guarded-worker.ts';
import type { SideCalls } from './side-worker.ts';
import type { Watch } from './thread-watch.ts';

const sideWorker = new URL('./side-worker.ts', import.meta.url);

export interface PoolSettings {
  /** What its threads are called. */
  readonly name: string;
  readonly gamesModule: string;
  readonly module?: URL | undefined;
  readonly threads: number;
  /** Milliseconds that one task may take once it has begun. */
  readonly limit: number;
  readonly watch?: Watch;
}

/** On whose behalf something is done. */
export interface Claim {
  /** Those who have tasks waiting take turns. */
  readonly owner: string;
  /** Nobody looks: whatever somebody waits for comes first. */
  readonly isPatient: boolean;
}

interface Task {
  readonly isPatient: boolean;
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
  readonly #patient = new FairQueue<Task>();
  #patientNow = 0;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  call<M extends keyof SideCalls>(
    { owner, isPatient }: Claim,
    name: M,
    ...args: Parameters<SideCalls[M]>
  ): Promise<ReturnType<SideCalls[M]>> {
    return new Promise((resolve, reject) => {
      const queue = isPatient ? this.#patient : this.#queue;
      queue.add(owner, { isPatient, name, args, resolve: resolve as (result: unknown) => void, reject });
      this.#next();
    });
  }

  /** Starts a thread before it is needed; ends when it is there, or does not come up: then bots play without thinking. */
  async prepare(): Promise<void> {
    const worker = this.#hire();
    if (worker !== null) this.#idle.push(worker);
    await worker?.tried;
  }

  async close(): Promise<void> {
    this.#queue.clear();
    this.#patient.clear();
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  #next(): void {
    if (this.#queue.isEmpty && !this.#hasRoomForPatient) return;
    const worker = this.#free();
    const task = worker && (this.#queue.take() ?? this.#patient.take());
    if (!worker || !task) return;
    if (task.isPatient) this.#patientNow++;
    const done = () => {
      if (task.isPatient) this.#patientNow--;
      this.#idle.push(worker);
      this.#next();
    };
    worker.call(task.name, task.args).then(task.resolve, task.reject).finally(done);
  }

  /** A thread that does not come up is asked only when there is no other. */
  #free(): GuardedWorker | null {
    const sound = this.#idle.findLastIndex(({ isSound }) => isSound);
    if (sound >= 0) return this.#idle.splice(sound, 1)[0] ?? null;
    return this.#hire() ?? (this.#workers.some(({ isSound }) => isSound) ? null : (this.#idle.pop() ?? null));
  }

  /** One thread is always left to people, where there are several. */
  get #hasRoomForPatient(): boolean {
    return !this.#patient.isEmpty && this.#patientNow < Math.max(1, this.#settings.threads - 1);
  }

  /** Threads are started when they are first needed. */
  #hire(): GuardedWorker | null {
    const { name, threads, module = sideWorker, gamesModule, limit, watch } = this.#settings;
    if (this.#workers.length >= threads) return null;
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
