/**
 * A worker thread none of whose calls may take longer than a limit. A call that does is ended with its thread, and a new
 * thread takes over; calls that were waiting behind it are given back as lost.
 */
import { totalmem } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GuardedCall, GuardedData, GuardedReply, Ready } from './serve-calls.ts';
import type { Watch } from './thread-watch.ts';

/** A call that failed in its thread. `code` is that of the error there, or one of `runaway` and `engine-lost`. */
export class EngineError extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.name = 'EngineError';
    this.code = code;
  }
}

/** The thread does not come up. Whoever watches over threads has said so. */
export class NotStarted extends EngineError {
  constructor() {
    super('engine-lost', 'the thread cannot be started');
  }
}

export interface GuardSettings {
  /** For those who run the server. */
  readonly name: string;
  readonly module: URL;
  readonly gamesModule: string;
  /** Milliseconds that one call may take. */
  readonly limit: number;
  /** What is in its memory may be so much; usually as much as is good for it. */
  readonly megabytes?: number;
  /** Milliseconds until a thread that is being started has to be ready; usually a minute. */
  readonly startLimit?: number;
  /** The thread is gone with everything in it; a new one is there. */
  readonly onRestart: () => void;
  readonly watch?: Watch | undefined;
}

/** Milliseconds until a thread that could not be started is tried again; each time twice as long. */
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 60_000;
/** Milliseconds. A busy machine may take its time; whose files never arrive would be waited for without an end. */
const START_LIMIT = 60_000;

/**
 * A rule that fills the memory ends its thread, not the server. Where a thread may have 2 GB, V8 lets what is alive grow to four times as
 * much before it looks through all of it; where it may have 1 GB, to less than twice, and this was a tenth of a busy server's work.
 */
const MEGABYTES = Math.min(2048, Math.floor(Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 21));

const lost = () => new EngineError('engine-lost', 'the engine was restarted');

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export class GuardedWorker {
  readonly #settings: GuardSettings;
  readonly #waiting = new Map<number, Waiting>();
  readonly #watch: NodeJS.Timeout;
  /** Milliseconds between two looks. */
  readonly #period: number;
  #busy = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  /** Null while the next attempt is waited for. */
  #worker: Worker | null;
  #isReady = false;
  /** Milliseconds for which it has been started. */
  #starting = 0;
  /** It has answered a call. */
  #isOfUse = false;
  readonly #up = Promise.withResolvers<void>();
  readonly #tried = Promise.withResolvers<void>();
  /** Starts that came to nothing, since the last that did not. */
  #failures = 0;
  #problem = 'it ended without a word';
  #retry: NodeJS.Timeout | undefined;
  #outbox: GuardedCall[] = [];
  #calls = 0;
  #seen = { number: 0, worked: 0 };
  #lookedAt = performance.now();
  #isClosed = false;

  constructor(settings: GuardSettings) {
    this.#settings = settings;
    this.#worker = this.#start();
    this.#period = Math.min(100, Math.max(10, settings.limit / 10));
    this.#watch = setInterval(() => this.#look(), this.#period).unref();
  }

  /** When everything it needs is loaded for the first time. */
  get ready(): Promise<void> {
    return this.#up.promise;
  }

  /** When it is ready, or could not be started at first. */
  get tried(): Promise<void> {
    return this.#tried.promise;
  }

  /** Whether it is there, or will be for all we know. */
  get isSound(): boolean {
    return this.#isReady || this.#failures === 0;
  }

  call(name: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(new EngineError('engine-lost', 'the server is being stopped'));
    if (this.#worker === null) return Promise.reject(new NotStarted());
    // Wraps around long before a call of the same number could still be under way; 0 means idle.
    this.#calls = (this.#calls % 0x3fffffff) + 1;
    const number = this.#calls;
    if (this.#outbox.length === 0) setImmediate(() => this.#send());
    this.#outbox.push([number, name, args]);
    return new Promise((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watch);
    clearTimeout(this.#retry);
    await this.#worker?.terminate();
    this.#giveBack(lost);
  }

  /** Everything that one turn of the event loop has brought goes over in one message. */
  #send(): void {
    const calls = this.#outbox;
    this.#outbox = [];
    if (calls.length > 0) this.#worker?.postMessage(calls);
  }

  /** Null where the system has no more threads for us; that, too, is tried again. */
  #start(): Worker | null {
    this.#isReady = false;
    this.#isOfUse = false;
    this.#starting = 0;
    try {
      return this.#newWorker();
    } catch (error) {
      this.#problem = messageOf(error);
      setImmediate(() => this.#rest());
      return null;
    }
  }

  #newWorker(): Worker {
    this.#busy = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const workerData: GuardedData = { busy: this.#busy, gamesModule: this.#settings.gamesModule };
    const resourceLimits = { maxOldGenerationSizeMb: this.#settings.megabytes ?? MEGABYTES };
    const worker = new Worker(this.#settings.module, { workerData, execArgv: [], resourceLimits });
    worker.on('message', (said: readonly GuardedReply[] | Ready) => {
      if (said === 'ready') this.#ready();
      else for (const reply of said) this.#receive(reply);
    });
    // 'exit' follows
    worker.on('error', (error) => {
      this.#problem = messageOf(error);
    });
    worker.on('exit', () => {
      if (worker !== this.#worker) return;
      if (this.#isOfUse || Atomics.load(this.#busy, 0) !== 0) this.#replace();
      else this.#rest();
    });
    return worker;
  }

  #ready(): void {
    this.#isReady = true;
    this.#up.resolve();
    this.#tried.resolve();
    this.#settings.watch?.up(this.#settings.name);
  }

  /** A thread that does not even come up, or ends before anything is asked of it, is not started again at once: that would burn a core for nothing. */
  #rest(): void {
    if (this.#isClosed) return;
    const { name, watch } = this.#settings;
    this.#worker = null;
    this.#isReady = false;
    this.#failures++;
    this.#tried.resolve();
    this.#giveBack(() => new NotStarted());
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.#failures - 1));
    this.#retry = setTimeout(() => {
      this.#worker = this.#start();
    }, pause).unref();
    watch?.failed(name, this.#problem, this.#failures);
  }

  #receive([number, result, error]: GuardedReply): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    this.#isOfUse = true;
    this.#failures = 0;
    if (error) waiting?.reject(new EngineError(error.code, error.message));
    else waiting?.resolve(result);
  }

  /** Ends the thread when it has been busy with one call for too long. */
  #look(): void {
    const number = Atomics.load(this.#busy, 0);
    const now = performance.now();
    // A look that comes late says nothing about the thread: the whole process may have been stopped.
    const passed = Math.min(now - this.#lookedAt, 2 * this.#period);
    this.#lookedAt = now;
    if (!this.#isReady && this.#worker !== null) this.#needStart(passed);
    if (number !== this.#seen.number) this.#seen = { number, worked: 0 };
    else if (number !== 0) {
      this.#seen.worked += passed;
      if (this.#seen.worked > this.#settings.limit) this.#replace();
    }
  }

  /** A thread that does not come up, and does not end either, is ended. */
  #needStart(passed: number): void {
    this.#starting += passed;
    if (this.#starting <= (this.#settings.startLimit ?? START_LIMIT)) return;
    this.#starting = 0;
    this.#problem = 'it did not come up in time';
    void this.#worker?.terminate();
  }

  #replace(): void {
    if (this.#isClosed) return;
    const culprit = Atomics.load(this.#busy, 0);
    const old = this.#worker;
    this.#worker = this.#start();
    this.#seen = { number: 0, worked: 0 };
    void old?.terminate();
    this.#settings.onRestart();
    this.#giveBack((number) =>
      number === culprit ? new EngineError('runaway', 'the rules did not come to an end in time') : lost(),
    );
  }

  #giveBack(why: (number: number) => EngineError): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    this.#outbox = [];
    for (const [number, { reject }] of waiting) reject(why(number));
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
