/**
 * Three servers on one PostgreSQL, people who connect to any of them, and faults one after the other. Afterwards every acknowledged
 * answer has to be there, once, no table may have had two owners, and every record has to verify.
 * `node chaos.ts 200` does 200 faults.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect } from '../storage/postgres/database.ts';
import { checkPostgres, within } from './crash.ts';
import { FlakyLine } from './flaky-line.ts';
import { acknowledgedBy, Lost, newTable, type Player } from './players.ts';
import { newDatabase, TestPostgres } from './postgres.ts';

export interface ChaosSettings {
  readonly faults: number;
  readonly tables: number;
  /** Milliseconds. */
  readonly lease: number;
  /** Told after every fault. */
  readonly onFault?: (fault: string, wait: number, story: readonly string[]) => void;
}

export interface ChaosResult {
  readonly faults: Readonly<Record<string, number>>;
  readonly tables: number;
  readonly finished: number;
  readonly acknowledged: number;
  readonly takeovers: number;
  /** Milliseconds that a game waited at most after a fault. */
  readonly longestWait: number;
}

const NODES = 3;
/** Milliseconds without an answer after which a person tries another server. */
const PATIENCE = 2000;
/** Milliseconds that people think while servers come and go: games that fly by would only keep the machine from what is tried here. */
const THINKING = 50;
/** They answer at once for up to so long before a fault, which has to find answers under way. */
const RUSH = 200;
/** Something is very wrong when a game does not go on for so long. */
const FOR_EVER = 60_000;

export async function chaos({ faults, tables, lease, onFault }: ChaosSettings): Promise<ChaosResult> {
  const world = await World.begin(lease);
  try {
    const people = new People(world, tables);
    await people.arrive();
    const done: Record<string, number> = {};
    let longestWait = 0;
    for (let i = 0; i < faults; i++) {
      const fault = kinds[i % kinds.length] ?? 'kill';
      done[fault] = (done[fault] ?? 0) + 1;
      people.forget();
      await world.whole();
      people.think(0);
      await pause(Math.random() * RUSH);
      const harming = world.harm(fault);
      people.think(THINKING);
      const began = await harming;
      const wait = await people.goOn(began);
      onFault?.(fault, wait, people.story(began));
      longestWait = Math.max(longestWait, wait);
    }
    await people.leave();
    await world.settle();
    const finished = await checkPostgres(world.url, people.all);
    const takeovers = await checkEpochs(world.url);
    const count = new Set(people.all.map(({ table }) => table)).size;
    return { faults: done, tables: count, finished, acknowledged: acknowledgedBy(people.all), takeovers, longestWait };
  } finally {
    await world.end();
  }
}

const kinds = ['kill', 'stop', 'postgres', 'cut', 'silence', 'leave'] as const;
type Fault = (typeof kinds)[number];

interface Node {
  readonly line: FlakyLine;
  url: string | null;
  child: ChildProcess | null;
  /** While it starts again. */
  starting: Promise<void> | null;
}

class World {
  readonly url: string;
  readonly #postgres: TestPostgres;
  readonly #folder = mkdtempSync(join(tmpdir(), 'orrery-chaos-'));
  readonly #lease: number;
  readonly #nodes: Node[] = [];
  #isOver = false;

  private constructor(server: TestPostgres, url: string, lease: number) {
    this.#postgres = server;
    this.url = url;
    this.#lease = lease;
  }

  static async begin(lease: number): Promise<World> {
    const server = await TestPostgres.start(['-c', 'fsync=off']);
    const world = new World(server, await newDatabase(server.url()), lease);
    try {
      for (let i = 0; i < NODES; i++) {
        world.#nodes.push({ line: await FlakyLine.to(new URL(world.url)), url: null, child: null, starting: null });
      }
      await Promise.all(world.#nodes.map((node) => world.#start(node)));
      return world;
    } catch (error) {
      await world.end();
      throw error;
    }
  }

  /** One of the servers that are there, or are thought to be. */
  anyUrl(): string {
    const urls = this.#nodes.flatMap(({ url }) => (url === null ? [] : [url]));
    return urls[Math.floor(Math.random() * urls.length)] ?? '';
  }

  /** When all servers are there again. */
  async whole(): Promise<void> {
    await Promise.all(this.#nodes.map(({ starting }) => starting));
  }

  /** It strikes at once. Gives when the fault was over for those who can do nothing about it. */
  async harm(fault: Fault): Promise<number> {
    const node = this.#nodes[Math.floor(Math.random() * NODES)];
    if (node === undefined) throw new Error('there are no servers');
    const began = performance.now();
    if (fault === 'postgres') {
      await this.#postgres.restart();
      return performance.now();
    }
    if (fault === 'kill' || fault === 'leave') {
      node.child?.kill(fault === 'kill' ? 'SIGKILL' : 'SIGTERM');
      node.url = null;
      node.starting = this.#startAgain(node);
    } else if (fault === 'cut') {
      node.line.cut();
    } else {
      // Longer than the lease, in which others take over; then it comes back and believes to own what it does not.
      if (fault === 'stop') node.child?.kill('SIGSTOP');
      else node.line.silence();
      await pause(this.#lease + 500 + Math.random() * 500);
      if (fault === 'stop') node.child?.kill('SIGCONT');
      else node.line.heal();
    }
    return began;
  }

  /** All servers leave in good order. */
  async settle(): Promise<void> {
    this.#isOver = true;
    await this.whole();
    await Promise.all(this.#nodes.map((node) => this.#stop(node, 'SIGTERM')));
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#nodes.map(({ starting }) => starting?.catch(() => {})));
    await Promise.all(this.#nodes.map((node) => this.#stop(node, 'SIGKILL')));
    for (const { line } of this.#nodes) line.close();
    await this.#postgres.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #stop({ child }: Node, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit', within('end'));
  }

  async #startAgain(node: Node): Promise<void> {
    const { child } = node;
    if (child !== null && child.exitCode === null && child.signalCode === null)
      await once(child, 'exit', within('end'));
    if (!this.#isOver) await this.#start(node);
    node.starting = null;
  }

  async #start(node: Node): Promise<void> {
    const script = fileURLToPath(new URL('./crash-server.ts', import.meta.url));
    const env = {
      NODE_COMPILE_CACHE: join(this.#folder, 'cache'),
      ...process.env,
      DATABASE_URL: Object.assign(new URL(this.url), { port: node.line.port }).href,
      LEASE: String(this.#lease),
    };
    const child = spawn(process.execPath, [script, this.#folder], { stdio: ['ignore', 'pipe', 'ignore'], env });
    node.child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      if (!line.startsWith('http')) continue; // its log
      node.url = line;
      child.stdout.resume();
      return;
    }
    if (!this.#isOver) await this.#start(node); // the database was away
  }
}

class People {
  readonly all: Player[] = [];
  readonly #world: World;
  readonly #tables: number;
  readonly #playing: Promise<void>[] = [];
  #thinking = THINKING;
  #isOver = false;
  #lost: Error | null = null;
  #failures: { readonly at: number; readonly what: string }[] = [];

  constructor(world: World, tables: number) {
    this.#world = world;
    this.#tables = tables;
  }

  async arrive(): Promise<void> {
    for (let i = 0; i < this.#tables; i++) await this.#newTable();
  }

  /** What went wrong for whom since the last fault, by milliseconds. */
  story(since: number): string[] {
    return this.#failures.map(({ at, what }) => `${Math.round(at - since)}: ${what}`);
  }

  /** So long before every answer. */
  think(milliseconds: number): void {
    this.#thinking = milliseconds;
    for (const player of this.all) player.thinking = milliseconds;
  }

  forget(): void {
    this.#failures = [];
  }

  /** Until every game that is not over has gone on since then. Gives how long that took. */
  async goOn(since: number): Promise<number> {
    for (;;) {
      if (this.#lost !== null) throw this.#lost;
      const waiting = this.#tablesNow().filter((players) => !players.some(({ lastHeard }) => lastHeard > since));
      if (waiting.length === 0) break;
      if (performance.now() - since > FOR_EVER)
        throw new Lost([`${waiting.length} games do not go on`, ...this.story(since)].join('\n  '));
      await pause(10);
    }
    const heard = this.#tablesNow().map((players) => Math.max(...players.map(({ lastHeard }) => lastHeard)));
    return Math.max(0, ...heard.map((at) => at - since));
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#playing);
    if (this.#lost !== null) throw this.#lost;
    // Everybody finds out what became of their last answer.
    for (const player of this.all)
      await this.#try(async () => (await player.comeBack(this.#world.anyUrl(), PATIENCE)).close());
  }

  #tablesNow(): Player[][] {
    const running = this.all.filter(({ isOver }) => !isOver);
    return [...Map.groupBy(running, ({ table }) => table).values()];
  }

  async #newTable(): Promise<void> {
    const players = await this.#try(() => newTable(this.#world.anyUrl()));
    this.all.push(...players);
    for (const player of players) {
      player.thinking = this.#thinking;
      this.#playing.push(this.#play(player));
    }
  }

  async #play(player: Player): Promise<void> {
    while (!this.#isOver && !player.isOver && this.#lost === null) {
      const stop = setInterval(() => this.#isOver && player.stop(), 50);
      const url = this.#world.anyUrl();
      try {
        await player.play(url, PATIENCE);
      } catch (error) {
        if (error instanceof Lost) this.#lost = error;
        const what = `${player.table} ${player.seat} at ${url}: ${String(error).slice(0, 200)}`;
        this.#failures.push({ at: performance.now(), what });
        await pause(50 + Math.random() * 100);
      }
      clearInterval(stop);
    }
    if (player.isOver && player.seat === 0 && !this.#isOver) await this.#newTable();
  }

  /** As long as it takes: a server may be away. */
  async #try<T>(task: () => Promise<T>): Promise<T> {
    const end = performance.now() + FOR_EVER;
    for (;;) {
      try {
        return await task();
      } catch (error) {
        if (performance.now() > end) throw error;
        await pause(100);
      }
    }
  }
}

/** Every entry was written under an epoch that one session had, and none under an older one than its predecessor. Gives the takeovers. */
async function checkEpochs(url: string): Promise<number> {
  const sql = connect(url, 1);
  try {
    const [back] = await sql`
      SELECT table_id, seq FROM (
        SELECT table_id, seq, epoch, lag(epoch) OVER (PARTITION BY table_id ORDER BY seq) AS before FROM log
      ) AS steps WHERE epoch < before`;
    if (back) throw new Lost(`table ${back.table_id}: entry ${back.seq} was written under an older epoch`);
    const [stray] = await sql`
      SELECT table_id, seq FROM log WHERE NOT EXISTS (
        SELECT 1 FROM takeovers WHERE takeovers.table_id = log.table_id AND takeovers.epoch = log.epoch
      )`;
    if (stray) throw new Lost(`table ${stray.table_id}: entry ${stray.seq} was written by nobody who had the table`);
    const [order] = await sql`
      SELECT table_id FROM (
        SELECT table_id, at, lag(at) OVER (PARTITION BY table_id ORDER BY epoch) AS before FROM takeovers
      ) AS steps WHERE at < before`;
    if (order) throw new Lost(`table ${order.table_id} was taken in no order`);
    const [{ count } = { count: 0 }] = await sql`SELECT count(*) FROM takeovers`;
    return Number(count);
  } finally {
    await sql.end();
  }
}

if (import.meta.main) {
  const faults = Number(process.argv[2] ?? 200);
  const lease = Number(process.argv[3] ?? 2000);
  const onFault = (fault: string, wait: number, story: readonly string[]) => {
    console.error(`${new Date().toISOString()} ${fault}: ${Math.round(wait)} ms`);
    if (wait > lease + 5000) for (const line of story) console.error(`  ${line}`);
  };
  const result = await chaos({ faults, tables: 6, lease, onFault });
  console.log(JSON.stringify(result));
  if (result.longestWait > lease + 5000) {
    console.error(`a game waited ${Math.round(result.longestWait)} ms`);
    process.exitCode = 1;
  }
}
