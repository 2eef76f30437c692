/**
 * A worker thread none of whose calls may take longer than a limit. A call that does is ended with its thread, and a new
 * thread takes over; calls that were waiting behind it are given back as lost.
 */
import { Worker } from 'node:worker_threads';
import type { GuardedCall, GuardedData, GuardedReply } from './serve-calls.ts';

/** A call that failed in its thread. `code` is that of the error there, or one of `runaway` and `engine-lost`. */
export class EngineError extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.name = 'EngineError';
    this.code = code;
  }
}

export interface GuardSettings {
  readonly module: URL;
  readonly gamesModule: string;
  /** Milliseconds that one call may take. */
  readonly limit: number;
  /** The thread is gone with everything in it; a new one is there. */
  readonly onRestart: () => void;
}

/** A rule that fills the memory ends its thread, not the server. */
const MEGABYTES = 1024;

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export class GuardedWorker {
  readonly #settings: GuardSettings;
  readonly #waiting = new Map<number, Waiting>();
  readonly #watch: NodeJS.Timeout;
  #busy = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #worker: Worker;
  #outbox: GuardedCall[] = [];
  #calls = 0;
  #seen = { number: 0, since: 0 };
  #isClosed = false;

  constructor(settings: GuardSettings) {
    this.#settings = settings;
    this.#worker = this.#start();
    const period = Math.min(100, Math.max(10, settings.limit / 10));
    this.#watch = setInterval(() => this.#look(), period).unref();
  }

  /** How many calls are under way. */
  get load(): number {
    return this.#waiting.size;
  }

  call(name: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(new EngineError('engine-lost', 'the server is being stopped'));
    // Wraps around long before a call of the same number could still be under way; 0 means idle.
    this.#calls = (this.#calls % 0x3fffffff) + 1;
    const number = this.#calls;
    if (this.#outbox.length === 0) setImmediate(() => this.#send());
    this.#outbox.push({ number, name, args });
    return new Promise((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watch);
    await this.#worker.terminate();
    this.#giveBack(0);
  }

  /** Everything that one turn of the event loop has brought goes over in one message. */
  #send(): void {
    const calls = this.#outbox;
    this.#outbox = [];
    if (calls.length > 0) this.#worker.postMessage(calls);
  }

  #start(): Worker {
    this.#busy = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const workerData: GuardedData = { busy: this.#busy, gamesModule: this.#settings.gamesModule };
    const resourceLimits = { maxOldGenerationSizeMb: MEGABYTES };
    const worker = new Worker(this.#settings.module, { workerData, execArgv: [], resourceLimits });
    worker.on('message', (replies: readonly GuardedReply[]) => {
      for (const reply of replies) this.#receive(reply);
    });
    worker.on('error', () => {}); // 'exit' follows
    worker.on('exit', () => {
      if (worker === this.#worker) this.#replace();
    });
    return worker;
  }

  #receive({ number, result, error }: GuardedReply): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (error) waiting?.reject(new EngineError(error.code, error.message));
    else waiting?.resolve(result);
  }

  /** Ends the thread when it has been busy with one call for too long. */
  #look(): void {
    const number = Atomics.load(this.#busy, 0);
    if (number !== this.#seen.number) this.#seen = { number, since: performance.now() };
    else if (number !== 0 && performance.now() - this.#seen.since > this.#settings.limit) this.#replace();
  }

  #replace(): void {
    if (this.#isClosed) return;
    const culprit = Atomics.load(this.#busy, 0);
    const old = this.#worker;
    this.#worker = this.#start();
    this.#seen = { number: 0, since: 0 };
    void old.terminate();
    this.#settings.onRestart();
    this.#giveBack(culprit);
  }

  #giveBack(culprit: number): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    this.#outbox = [];
    for (const [number, { reject }] of waiting) {
      reject(
        number === culprit
          ? new EngineError('runaway', 'the rules did not come to an end in time')
          : new EngineError('engine-lost', 'the engine was restarted'),
      );
    }
  }
}
