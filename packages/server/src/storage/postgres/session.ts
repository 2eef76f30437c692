/**
 * The one session with PostgreSQL that a server owns tables by. It holds an advisory lock for each of them, and all their commits
 * go through it: when PostgreSQL has ended it, the locks are gone and nothing of ours can be written any more, whatever we believe.
 * PostgreSQL ends it when it hears nothing for the time of the lease.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { Client, DatabaseError } from 'pg';
import type { Peer } from '../../cluster/cluster.ts';
import type { Row } from '../rows.ts';
import { Conflict, Fenced, Unsaved, type Write } from '../storage.ts';
import { commitParameters, commitStatement, type Group } from './commit.ts';
import { clientOf, FAREWELL, isAway, isRefused } from './database.ts';
import * as statements from './ownership.ts';

export interface SessionSettings {
  readonly url: string;
  /** Milliseconds. */
  readonly lease: number;
  /** Where others reach us; empty while that is not known. */
  readonly address: string;
  /** Our last session, which may not know yet that it is over. */
  readonly before: string | null;
  readonly onAlive: (sessions: ReadonlySet<string>) => void;
  /** Another server, or this one, has said something to all. Whoever misses it has lost their tables, too. */
  readonly onTold: (text: string) => void;
  readonly onLost: (tables: readonly string[], problem: string) => void;
}

interface Pending extends Group {
  resolve(): void;
  reject(error: Error): void;
}

/** While PostgreSQL works on one commit, the next is on its way. */
const UNDER_WAY = 2;
const UNIQUE_FAILED = '23505';

export class Session {
  readonly id = randomUUID();
  readonly secret = randomBytes(24).toString('base64url');
  readonly #settings: SessionSettings;
  readonly #socket = new Socket();
  readonly #client: Client;
  /** Our tables with their epochs. */
  readonly #owned = new Map<string, number>();
  #problem: Fenced | null = null;
  #timer: NodeJS.Timeout | undefined;
  #pending: Pending[] = [];
  #underWay = 0;
  #isFlushPlanned = false;
  /** Whoever opens it, or closes it, is told by what they called. */
  #isOpen = false;

  private constructor(settings: SessionSettings) {
    this.#settings = settings;
    this.#client = new Client({ ...clientOf(settings.url, () => this.#socket), pipeline: true });
    this.#client.on('error', ({ message }) => this.#lose(message));
    this.#client.on('end', () => this.#lose('its connection was closed'));
    this.#client.on('notification', ({ payload = '' }) => settings.onTold(payload));
  }

  static async open(settings: SessionSettings): Promise<Session> {
    const session = new Session(settings);
    // A line that falls silent while a session begins is noticed by nobody else: tables would wait for as long as it does.
    const patience = setTimeout(() => session.#lose('PostgreSQL does not answer'), settings.lease);
    try {
      await session.#begin();
      return session;
    } catch (error) {
      session.#lose(String(error));
      throw error;
    } finally {
      clearTimeout(patience);
    }
  }

  get isOver(): boolean {
    return this.#problem !== null;
  }

  /** Fails when it is over. */
  async ask(): Promise<void> {
    await this.#run('SELECT 1', []);
  }

  /** All of `writes` or none of them. */
  commit(table: string, writes: readonly Write[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const isNew = writes.some(({ kind }) => kind === 'create');
      const epoch = isNew ? null : (this.#owned.get(table) ?? null);
      if (this.#problem) return reject(this.#problem);
      if (!isNew && epoch === null) return reject(new Fenced(`table ${table} is not ours`));
      this.#pending.push({ table, epoch, writes, resolve, reject });
      this.#plan();
    });
  }

  async announce(address: string): Promise<void> {
    await this.#run(statements.announce, [this.id, address]);
  }

  async take(table: string): Promise<Peer | null> {
    if (this.#owned.has(table)) return null;
    const [found] = await this.#ask(statements.take, [table, this.id]);
    if (found === undefined) return null; // there is no such table, and nothing to own
    if (found.epoch !== null) {
      this.#owned.set(table, Number(found.epoch));
      return null;
    }
    const { session, address, secret } = found;
    if (session === null || address === '') throw new Fenced(`table ${table} is changing hands`);
    return { session: String(session), address: String(address), secret: String(secret) };
  }

  /** Takes tables at which something is due and which nobody has, but for these. */
  async takeDue(playingTime: number, except: readonly string[]): Promise<string[]> {
    const taken = await this.#ask(statements.takeDue, [playingTime, this.id, JSON.stringify(except)]);
    return taken.map(({ id, epoch }) => {
      this.#owned.set(String(id), Number(epoch));
      return String(id);
    });
  }

  async release(tables: readonly string[]): Promise<void> {
    const ours = tables.flatMap((id) => (this.#owned.has(id) ? [{ id, epoch: this.#owned.get(id) }] : []));
    if (ours.length === 0) return;
    for (const { id } of ours) this.#owned.delete(id);
    const list = JSON.stringify(ours);
    await this.#ask(statements.disown, [list, this.id]);
    await this.#ask(statements.unlock, [list]);
  }

  /** Ends when everything that was to be committed is durable, or PostgreSQL does not answer. */
  async close(): Promise<void> {
    const late = setTimeout(() => this.#lose('PostgreSQL does not answer'), FAREWELL);
    await this.#close();
    clearTimeout(late);
  }

  async #begin(): Promise<void> {
    const { address, before, lease } = this.#settings;
    await this.#client.connect();
    const seconds = String(Math.ceil(lease / 1000));
    await this.#run(statements.introduce, [this.id, statements.nameOf(this.id), lease, seconds]);
    await this.#run(statements.listen, []);
    if (before !== null) await this.#run(statements.endSession, [statements.nameOf(before)]);
    await this.#run(statements.register, [this.id, address, this.secret]);
    if (this.#problem) throw this.#problem; // lost with its last word
    this.#timer = setInterval(() => void this.#keepAlive(), lease / 4).unref();
    this.#isOpen = true;
  }

  async #close(): Promise<void> {
    while (this.#underWay > 0 || this.#pending.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (this.#problem) return;
    }
    this.#isOpen = false;
    await this.release([...this.#owned.keys()]).catch(() => {}); // its end releases them as well
    await this.#ask(statements.unregister, [this.id]).catch(() => {});
    this.#lose('it was closed');
  }

  /** A word now and then, so that PostgreSQL knows of us; and we of it. */
  async #keepAlive(): Promise<void> {
    const patience = setTimeout(() => this.#lose('PostgreSQL does not answer'), this.#settings.lease);
    try {
      const alive = await this.#run(statements.alive, []);
      this.#settings.onAlive(new Set(alive.map(({ session }) => String(session))));
    } catch (error) {
      this.#lose(String(error));
    } finally {
      clearTimeout(patience);
    }
  }

  #plan(): void {
    if (this.#isFlushPlanned || this.#underWay >= UNDER_WAY) return;
    this.#isFlushPlanned = true;
    // Whatever else this turn of the event loop brings goes into the same transaction.
    setImmediate(() => {
      this.#isFlushPlanned = false;
      void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    const commits = this.#nextBatch();
    if (commits.length === 0) return;
    this.#underWay++;
    try {
      await this.#commitAll(commits);
    } finally {
      this.#underWay--;
      if (this.#pending.length > 0) this.#plan();
    }
  }

  /** A table once only; what it commits beyond that waits. */
  #nextBatch(): Pending[] {
    const tables = new Set<string>();
    const [now, later]: [Pending[], Pending[]] = [[], []];
    for (const commit of this.#pending)
      (tables.has(commit.table) ? later : now).push(commit) && tables.add(commit.table);
    this.#pending = later;
    return now;
  }

  async #commitAll(commits: readonly Pending[]): Promise<void> {
    try {
      const kept = await this.#keep(commits);
      for (const commit of commits) {
        if (kept.has(commit.table)) commit.resolve();
        else this.#fence(commit);
      }
    } catch (error) {
      // One that cannot be kept spoils all: then each by itself.
      if (this.#problem || commits.length === 1) for (const commit of commits) commit.reject(this.#meant(error));
      else for (const commit of commits) await this.#commitAll([commit]);
    }
  }

  async #keep(commits: readonly Group[]): Promise<Set<string>> {
    const kept = await this.#run(commitStatement, [this.id, ...commitParameters(commits)], 'commit');
    for (const { table, writes } of commits) {
      const length = Math.max(0, ...writes.map((write) => (write.kind === 'checkpoint' ? write.length : 0)));
      if (length > statements.LOG_KEPT) await this.#run(statements.cutLog, [table, length - statements.LOG_KEPT]);
    }
    return new Set(kept.map(({ id }) => String(id)));
  }

  /** PostgreSQL says that somebody else has the table. */
  #fence({ table, reject }: Pending): void {
    this.#owned.delete(table);
    this.#settings.onLost([table], 'another server has taken it');
    reject(new Fenced(`table ${table} is not ours any more`));
  }

  #meant(error: unknown): Error {
    if (this.#problem) return this.#problem;
    if (error instanceof DatabaseError && error.code === UNIQUE_FAILED) return new Conflict(error.message);
    if (isRefused(error)) return new Unsaved(error.message);
    return error instanceof Error ? error : new Error(String(error));
  }

  /** Locks outlive a statement that fails, and nobody would know of them: they are given back, or everything is given up. */
  async #ask(text: string, values: (string | number)[]): Promise<readonly Row[]> {
    try {
      return await this.#run(text, values);
    } catch (error) {
      await this.#run(statements.unlockStrays, [this.id]).catch(() => this.#lose(String(error)));
      throw this.#meant(error);
    }
  }

  /** What has a name is made ready by PostgreSQL once. */
  async #run(text: string, values: (string | number)[], name?: string): Promise<readonly Row[]> {
    if (this.#problem) throw this.#problem;
    try {
      const { rows } = await this.#client.query<Row>({ text, values, ...(name && { name }) });
      return rows;
    } catch (error) {
      if (isAway(error)) this.#lose(String(error)); // and nobody knows what became of it
      throw this.#problem ?? error;
    }
  }

  #lose(problem: string): void {
    if (this.#problem) return;
    clearInterval(this.#timer);
    this.#problem = new Fenced(`the session with PostgreSQL is over: ${problem}`);
    const tables = [...this.#owned.keys()];
    this.#owned.clear();
    for (const { reject } of this.#pending) reject(this.#problem);
    this.#pending = [];
    this.#socket.destroy(); // whatever is under way fails
    if (this.#isOpen) this.#settings.onLost(tables, problem);
  }
}
