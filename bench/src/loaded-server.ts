/** A server in a process of its own, with tables that play when they are told to. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Gate, LoadedTable, Tally } from './load-tables.ts';

/** Milliseconds between two looks whether everything under way is answered. */
const LOOK = 2;

export class LoadedServer {
  readonly tally = new Tally();
  readonly #gate = new Gate();
  readonly #process: ChildProcess;
  readonly #folder: string;
  #tables: LoadedTable[] = [];
  #failed: Promise<never> = new Promise(() => {});

  private constructor() {
    this.#folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
    const script = fileURLToPath(new URL('./load-process.ts', import.meta.url));
    this.#process = fork(script, [this.#folder], { env: { ...process.env, NODE_ENV: 'production' } });
  }

  static async start(tables: number): Promise<LoadedServer> {
    const server = new LoadedServer();
    try {
      await server.#open(tables);
      return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  /** Lets everybody play for a while, and ends when the last answer is acknowledged. */
  async load(milliseconds: number): Promise<void> {
    this.#gate.open();
    await Promise.race([pause(milliseconds), this.#failed]);
    this.#gate.shut();
    while (this.tally.underWay > 0) await Promise.race([pause(LOOK), this.#failed]);
  }

  /** Milliseconds that it has worked, all threads together. */
  async cpu(): Promise<number> {
    this.#process.send('cpu');
    return Number(await this.#reply());
  }

  /** Gracefully, or after a while at once. */
  async stop(): Promise<void> {
    for (const table of this.#tables) table.stop();
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      const exit = once(this.#process, 'exit');
      const patience = setTimeout(() => this.#process.kill('SIGKILL'), 3_000);
      if (this.#process.connected) this.#process.disconnect();
      await exit;
      clearTimeout(patience);
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #open(tables: number): Promise<void> {
    const url = String(await this.#reply());
    this.#gate.shut();
    this.#tables = Array.from({ length: tables }, (_, i) => new LoadedTable(url, this.tally, this.#gate, i));
    this.#failed = Promise.race(this.#tables.map((table) => table.failed));
    this.#failed.catch(() => {});
    for (const table of this.#tables) await table.open();
  }

  async #reply(): Promise<unknown> {
    const heard = new AbortController();
    const died = once(this.#process, 'exit', heard).then(([code]) => {
      throw new Error(`the server left with ${code}`);
    });
    died.catch(() => {});
    try {
      const [message] = await Promise.race([once(this.#process, 'message', heard), died]);
      return message;
    } finally {
      heard.abort();
    }
  }
}
