/** The storage in PostgreSQL, and with it which of several servers owns which table. */

import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import type { Cluster, Signal, Together } from '../../cluster/cluster.ts';
import { Fenced, type Storage } from '../storage.ts';
import { type Reading, readingFrom } from './reading.ts';
import { migrate } from './schema.ts';
import { FAREWELL, Session } from './session.ts';
import { Shared } from './shared.ts';
import { UnderWay } from './under-way.ts';

export interface PostgresSettings {
  /** `postgres://…` */
  readonly url: string;
  /** Milliseconds after which a server that PostgreSQL does not hear of loses its tables. */
  readonly lease: number;
  readonly onProblem: (problem: string) => void;
  /** This server cannot read any more, and will not by itself: another one in its place could. */
  readonly onFatal?: (problem: string) => void;
  /** Milliseconds that something may take to be read. */
  readonly patience?: number;
}

export interface OpenPostgres {
  readonly storage: Storage;
  readonly cluster: Cluster;
}

const READERS = 6;
/** Milliseconds between two attempts to reach PostgreSQL. */
const RETRY = 200;
/** A TCP connection that was forgotten on its way is missed only after a quarter of an hour, and the driver looks at nothing but it. */
const PATIENCE = 60_000;

export async function openPostgres(settings: PostgresSettings): Promise<OpenPostgres> {
  const sql = postgres(settings.url, {
    max: READERS,
    connect_timeout: 5,
    backoff: () => RETRY / 1000, // the driver itself would wait for up to 20 seconds, the longer the more connections have failed
    max_lifetime: null,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: 'orrery reader' },
  });
  try {
    await needVersion(sql);
    await migrate(sql);
    const underWay = new UnderWay();
    const link = new Link(settings, new Shared(sql, () => link.id, underWay));
    await link.open();
    return { storage: storageOf(sql, link, underWay, settings), cluster: link };
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw new Error(`PostgreSQL cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function storageOf(
  sql: Sql,
  link: Link,
  underWay: UnderWay,
  { onFatal, patience = PATIENCE }: PostgresSettings,
): Storage {
  const reading = reachable(
    readingFrom(sql, () => link.id),
    (asked) => underWay.follow(answered(asked)),
  );
  /** While nothing is answered at all it may be again; where games can be saved, and nothing is read, our readers are dead. */
  const answered = <T>(asked: Promise<T>): Promise<T> => {
    const look = () => {
      if (link.upFor > patience / 2)
        onFatal?.('what is read from PostgreSQL is never answered, although it can be reached');
    };
    const late = setTimeout(look, patience).unref();
    return asked.finally(() => clearTimeout(late));
  };
  return {
    ...reading,
    /** Whoever notes the time wants to know, too, that games can be saved. */
    notePlayed: async (time) => {
      await link.session.ask();
      await reading.notePlayed(time);
    },
    commit: async (table, writes) => link.session.commit(table, writes),
    dueTables: async (playingTime, except) => link.session.takeDue(playingTime, except),
    close: async () => {
      await Promise.all([link.close(), underWay.end(FAREWELL)]);
      await sql.end({ timeout: 0.1 });
    },
  };
}

/** Whoever asks while PostgreSQL is away is told so, and may ask again. */
function reachable(reading: Reading, follow: <T>(asked: Promise<T>) => Promise<T>): Reading {
  const methods = Object.entries(reading).map(([name, method]) => [
    name,
    (...args: never[]) => follow((method as (...args: never[]) => Promise<unknown>)(...args)).catch(rethrow),
  ]);
  return Object.fromEntries(methods);
}

function rethrow(error: unknown): never {
  const { code = '' } = error as { code?: string };
  // What the network says, what the driver says, and what PostgreSQL says when it goes or comes.
  const isAway = /^(?:E[A-Z]+|CONNECT\w+|08...|57P0.)$/.test(code);
  throw isAway ? new Fenced('PostgreSQL cannot be reached') : error;
}

async function needVersion(sql: Sql): Promise<void> {
  const [{ version } = { version: 0 }] = await sql`SELECT current_setting('server_version_num')::integer AS version`;
  if (Number(version) < 160_000) throw new Error('version 16 or newer is needed');
}

/** Always one session; after a lost one the next, as soon as there is one. */
class Link implements Cluster {
  readonly #settings: PostgresSettings;
  readonly #shared: Shared;
  readonly #events = new EventEmitter<{
    lost: [readonly string[]];
    back: [];
    alive: [ReadonlySet<string>];
    told: [Signal];
  }>();
  #session: Session | null = null;
  #upSince = 0;
  #before: string | null = null;
  #address = '';
  #isClosed = false;

  constructor(settings: PostgresSettings, shared: Shared) {
    this.#settings = settings;
    this.#shared = shared;
  }

  get together(): Together {
    return this.#shared;
  }

  /** Without a session there is none that anybody could know. */
  get secret(): string {
    return this.#session?.secret ?? randomBytes(24).toString('base64url');
  }

  /** Of the session, or of the last one. */
  get id(): string {
    return this.#before ?? '';
  }

  get session(): Session {
    if (this.#session === null) throw new Fenced('PostgreSQL cannot be reached');
    return this.#session;
  }

  /** Milliseconds since PostgreSQL could be reached again; 0 while it cannot. */
  get upFor(): number {
    return this.#session === null ? 0 : performance.now() - this.#upSince;
  }

  async open(): Promise<void> {
    const { url, lease } = this.#settings;
    let opened: Session | null = null;
    opened = await Session.open({
      url,
      lease,
      address: this.#address,
      before: this.#before,
      onAlive: (sessions) => this.#events.emit('alive', sessions),
      onTold: (text) => this.#told(text),
      onLost: (tables, problem) => this.#lost(opened, tables, problem),
    });
    this.#before = opened.id;
    this.#session = opened;
    this.#upSince = performance.now();
  }

  async announce(address: string): Promise<void> {
    this.#address = address;
    await this.session.announce(address);
  }

  async take(table: string) {
    return this.session.take(table);
  }

  async confirm(): Promise<void> {
    await this.session.ask();
  }

  async release(tables: readonly string[]): Promise<void> {
    await this.#session?.release(tables);
  }

  whenLost(listener: (tables: readonly string[]) => void): void {
    this.#events.on('lost', listener);
  }

  whenBack(listener: () => void): void {
    this.#events.on('back', listener);
  }

  whenAlive(listener: (sessions: ReadonlySet<string>) => void): void {
    this.#events.on('alive', listener);
  }

  whenTold(listener: (signal: Signal) => void): void {
    this.#events.on('told', listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#session?.close();
  }

  #told(text: string): void {
    const { from, signal } = JSON.parse(text);
    if (from !== this.id) this.#events.emit('told', signal);
  }

  #lost(session: Session | null, tables: readonly string[], problem: string): void {
    const isOver = session === null || session.isOver;
    if (isOver && this.#session === session) this.#session = null;
    this.#settings.onProblem(`${tables.length} tables are not ours any more: ${problem}`);
    this.#events.emit('lost', tables);
    if (isOver && !this.#isClosed) void this.#openAgain();
  }

  async #openAgain(): Promise<void> {
    while (!this.#isClosed && this.#session === null) {
      try {
        await this.open();
        this.#events.emit('back');
      } catch {
        await pause(RETRY, undefined, { ref: false }); // `/healthz` says that nothing can be saved
      }
    }
    if (this.#isClosed) await this.#session?.close();
  }
}
