/** Servers in processes of their own, one or several on one database, with tables that play when they are told to. */
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

/** Several servers need a database that they share; without one there is a file. */
export interface Where {
  readonly nodes: number;
  readonly databaseUrl: string;
}

export class LoadedServer {
  readonly tally = new Tally();
  readonly #gate = new Gate();
  readonly #processes: readonly ChildProcess[];
  readonly #folder: string;
  #tables: LoadedTable[] = [];
  #failed: Promise<never> = new Promise(() => {});

  private constructor({ nodes, databaseUrl }: Where) {
    this.#folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
    const script = fileURLToPath(new URL('./load-process.ts', import.meta.url));
    const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl };
    this.#processes = Array.from({ length: nodes }, () => fork(script, [this.#folder], { env }));
  }

  static async start(tables: number, where: Where = { nodes: 1, databaseUrl: '' }): Promise<LoadedServer> {
    const server = new LoadedServer(where);
    try {
      await server.#open(tables);
      return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  get nodes(): number {
    return this.#processes.length;
  }

  /** Lets everybody play for a while, and ends when the last answer is acknowledged. */
  async load(milliseconds: number): Promise<void> {
    this.#gate.open();
    await Promise.race([pause(milliseconds), this.#failed]);
    this.#gate.shut();
    while (this.tally.underWay > 0) await Promise.race([pause(LOOK), this.#failed]);
  }

  /** Milliseconds that the servers have worked, all threads together. */
  async cpu(): Promise<number> {
    const times = this.#processes.map((server) => {
      server.send('cpu');
      return reply(server);
    });
    return (await Promise.all(times)).reduce<number>((sum, time) => sum + Number(time), 0);
  }

  /** Gracefully, or after a while at once. */
  async stop(): Promise<void> {
    for (const table of this.#tables) table.stop();
    await Promise.all(this.#processes.map(stop));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Every server has its share of the tables; a client comes to any of them. */
  async #open(tables: number): Promise<void> {
    const urls = await Promise.all(this.#processes.map(async (server) => String(await reply(server))));
    this.#gate.shut();
    this.#tables = Array.from({ length: tables }, (_, i) => {
      return new LoadedTable(urls[i % urls.length] ?? '', this.tally, this.#gate, i);
    });
    this.#failed = Promise.race(this.#tables.map((table) => table.failed));
    this.#failed.catch(() => {});
    for (const table of this.#tables) await table.open();
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  const patience = setTimeout(() => server.kill('SIGKILL'), 3_000);
  if (server.connected) server.disconnect();
  await exit;
  clearTimeout(patience);
}

async function reply(server: ChildProcess): Promise<unknown> {
  const heard = new AbortController();
  const died = once(server, 'exit', heard).then(([code]) => {
    throw new Error(`the server left with ${code}`);
  });
  died.catch(() => {});
  try {
    const [message] = await Promise.race([once(server, 'message', heard), died]);
    return message;
  } finally {
    heard.abort();
  }
}
