/** Watches over threads that do not come up: says so once, counts it, and gives the server up when no match can be played. */
import type { FastifyBaseLogger } from 'fastify';
import type { Counter } from 'prom-client';
import type { Health } from '../health.ts';

/** What a guarded worker tells about its thread. */
export interface Watch {
  /** The thread has ended before it could do anything, so many times in a row. */
  failed(name: string, problem: string, failures: number): void;
  /** The thread is ready for calls. */
  up(name: string): void;
}

export interface WatchSettings {
  readonly log: FastifyBaseLogger;
  readonly health: Health;
  readonly failures: Counter;
  /** The threads without which nothing can be played. */
  readonly needed: readonly string[];
  readonly onFatal: (problem: string) => void;
}

/** So often the start of a thread is tried before it counts as lost. */
const TRIES = 7;

export class ThreadWatch implements Watch {
  readonly #settings: WatchSettings;
  readonly #lost = new Set<string>();

  constructor(settings: WatchSettings) {
    this.#settings = settings;
  }

  failed(name: string, problem: string, failures: number): void {
    const { log, health, needed, onFatal } = this.#settings;
    this.#settings.failures.inc();
    const isNews = health.report(name, `the thread '${name}' cannot be started`);
    if (isNews) log.error({ thread: name, problem }, 'a thread cannot be started; trying again and again');
    if (failures < TRIES) return;
    this.#lost.add(name);
    if (needed.every((each) => this.#lost.has(each))) onFatal(`no thread for matches can be started: ${problem}`);
  }

  up(name: string): void {
    const { log, health } = this.#settings;
    this.#lost.delete(name);
    if (health.report(name, null)) log.warn({ thread: name }, 'a thread is up again');
  }
}
