/** The storage in PostgreSQL, and with it which of several servers owns which table. */

import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster, Signal, Together } from '../../cluster/cluster.ts';
import { Fenced, type Storage } from '../storage.ts';
import { connect, type Sql } from './database.ts';
import { readingFrom } from './reading.ts';
import { migrate } from './schema.ts';
import { Session } from './session.ts';
import { Shared } from './shared.ts';

export interface PostgresSettings {
  /** `postgres://…` */
  readonly url: string;
  /** Milliseconds after which a server that PostgreSQL does not hear of loses its tables. */
  readonly lease: number;
  readonly onProblem: (problem: string) => void;
}

export interface OpenPostgres {
  readonly storage: Storage;
  readonly cluster: Cluster;
}

const READERS = 6;
/** Milliseconds between two attempts to reach PostgreSQL. */
const RETRY = 200;
/** Milliseconds that something may always take to be read, however short the lease is. */
const PATIENCE = 2000;

export async function openPostgres(settings: PostgresSettings): Promise<OpenPostgres> {
  const sql = connect(settings.url, READERS, Math.max(settings.lease, PATIENCE));
  try {
    await needVersion(sql);
    await migrate(sql);
    const link = new Link(settings, new Shared(sql, () => link.id));
    await link.open();
    const reading = readingFrom(sql, () => link.id);
    const storage: Storage = {
      ...reading,
      /** Whoever notes the time wants to know, too, that games can be saved. */
      notePlayed: async (time) => {
        await link.session.ask();
        await reading.notePlayed(time);
      },
      commit: async (table, writes) => link.session.commit(table, writes),
      dueTables: async (playingTime, except) => link.session.takeDue(playingTime, except),
      close: async () => {
        await Promise.all([link.close(), sql.end()]);
      },
    };
    return { storage, cluster: link };
  } catch (error) {
    await sql.end();
    throw new Error(`PostgreSQL cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
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

  async open(): Promise<void> {
    const { url, lease } = this.#settings;
    const opened = await Session.open({
      url,
      lease,
      address: this.#address,
      before: this.#before,
      onAlive: (sessions) => this.#events.emit('alive', sessions),
      onTold: (text) => this.#told(text),
      onLost: (tables, problem) => this.#lost(tables, problem),
    });
    this.#before = opened.id;
    this.#session = opened;
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

  #lost(tables: readonly string[], problem: string): void {
    const isOver = this.#session?.isOver ?? false;
    if (isOver) this.#session = null;
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
