/** The storage as plain SQLite calls. Runs in a thread of its own (sqlite-worker.ts), because a commit waits for the disk. */
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { answersLeft } from './answers.ts';
import { Journal } from './journal.ts';
import { migrations } from './migrations.ts';
import type { Notice } from './post.ts';
import { lineFrom, needReadable, parsed, tableFrom } from './rows.ts';
import { SqlitePost } from './sqlite-post.ts';
import {
  type Account,
  Conflict,
  type Cutoffs,
  type History,
  type LogEntry,
  type Storage,
  type StoredLine,
  type StoredTable,
  Unreadable,
  type User,
  type Vacation,
} from './storage.ts';
import { tidyUp } from './tidying.ts';
import { type Group, sqlOf } from './writes.ts';

/** The same methods without promises, but for one that may take long; `commit` comes in groups. */
type Immediate<S> = {
  [M in keyof S]: S[M] extends (...args: infer A) => Promise<infer R> ? (...args: A) => R : never;
};

/** Null when a group was kept; otherwise why it was not. */
export type GroupResult = null | { readonly isConflict: boolean; readonly message: string };

const DAY = 86_400_000;
/** So many entries of a log are read before others are served. */
const PORTION = 2000;
const UNIQUE_FAILED = new Set([1555, 2067]);
/** Who has said a line of chat: nobody, where it cannot be read. There is an index by just this. */
const AUTHOR = `CASE WHEN json_valid(line) THEN json_extract(line, '$.user') END`;

export class Database implements Omit<Immediate<Storage>, 'commit' | 'history'>, Pick<Storage, 'history'> {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #post = new SqlitePost((sql, ...values) => this.#all(sql, ...values));
  readonly #journal: Journal;

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    // A page that many commits change is carried over into the file once for all of them.
    this.#database.exec('PRAGMA wal_autocheckpoint = 8000; PRAGMA cache_size = -8000;'); // pages (32 MB), and kB
    this.#migrate();
    this.#journal = new Journal({
      get: (sql, ...values) => this.#get(sql, ...values),
      all: (sql, ...values) => this.#all(sql, ...values),
      run: (sql, ...values) => this.#run(sql, ...values),
      transaction: (act) => this.#transaction(act),
      attempt: (act) => this.#attempt(act) === null,
    });
  }

  /** Between two requests. */
  settleWhatIsDue(): void {
    if (this.#journal.isDue) this.#settleIfPossible();
  }

  /** One transaction for all groups. A group that cannot be kept is left out whole; the others are not touched by it. */
  commitAll(groups: readonly Group[]): GroupResult[] {
    try {
      // To be able to take one of them back, SQLite would keep a copy of every page that it changes.
      this.#transaction(() => this.#write(groups));
      return groups.map(() => null);
    } catch {
      return this.#transaction(() => groups.map((group) => this.#keep(group)));
    }
  }

  table(id: string): StoredTable | null {
    return this.#ofTable(id, () => {
      const [row] = this.#rows('SELECT * FROM tables WHERE id = ?', id);
      return row ? needReadable(this.#table(row)) : null;
    });
  }

  async history(table: string): Promise<History> {
    const { checkpoint, length } = this.#get('SELECT * FROM checkpoints WHERE table_id = ?', table) ?? {};
    const { record } = this.#get('SELECT record FROM records WHERE table_id = ?', table) ?? {};
    return {
      checkpoint: textOrNull(checkpoint),
      entries: record === undefined ? await this.#entries(table, Number(length ?? 0)) : [],
      length: this.logLength(table),
      record: textOrNull(record),
    };
  }

  logLength(table: string): number {
    const sql = 'SELECT max(seq) AS last FROM log WHERE table_id = ?';
    const { last } = this.#ofTable(table, () => this.#get(sql, table)) ?? {};
    return typeof last === 'number' ? last + 1 : 0;
  }

  chat(table: string, atMost: number): StoredLine[] {
    const rows = this.#all('SELECT line FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?', table, atMost);
    return rows.map(({ line }) => lineFrom(line)).reverse();
  }

  listedTables(since: number, ofNetwork: number, atMost: number): StoredTable[] {
    return this.#tables(
      `SELECT * FROM (
         SELECT *, row_number() OVER (PARTITION BY network ORDER BY created DESC) AS place FROM tables
         WHERE state = 'open' AND listed = 1 AND created >= ?
         AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open')
         AND NOT EXISTS (SELECT 1 FROM users WHERE id = tables.host AND name = '')
       ) WHERE place <= ? OR network = '' ORDER BY created DESC LIMIT ?`,
      since,
      ofNetwork,
      atMost,
    );
  }

  tablesOf(user: string, atMost: number): StoredTable[] {
    return this.#tables(
      `SELECT * FROM tables WHERE id IN (SELECT table_id FROM seats WHERE user = ? UNION SELECT id FROM tables WHERE host = ?)
       ORDER BY state = 'over', since DESC LIMIT ?`,
      user,
      user,
      atMost,
    );
  }

  hostedSince(host: string, time: number): number {
    const sql = `SELECT count(*) AS count FROM tables WHERE host = ? AND state <> 'over' AND since > ?`;
    return this.#count(sql, host, time);
  }

  madeSince(network: string, time: number): number {
    const sql = `SELECT count(*) AS count FROM tables WHERE network = ? AND state <> 'over' AND since > ?`;
    return this.#count(sql, network, time);
  }

  importedSince(network: string, time: number): number {
    const sql = `SELECT count(*) AS count FROM tables WHERE network = ? AND since > ? AND state = 'over'
      AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'person' AND user IS NULL)`;
    return this.#count(sql, network, time);
  }

  dueTables(now: number, except: readonly string[]): string[] {
    const sql = `SELECT id FROM tables WHERE wake_at IS NOT NULL AND wake_at <= ? AND id NOT IN (SELECT value FROM json_each(?))
      ORDER BY wake_at`;
    return this.#ofAll(() => this.#all(sql, now, JSON.stringify(except))).map(({ id }) => String(id));
  }

  playedUntil(): number | null {
    const { value } = this.#get(`SELECT value FROM notes WHERE name = 'played'`) ?? {};
    return typeof value === 'number' ? value : null;
  }

  notePlayed(time: number): void {
    this.#run(`INSERT OR REPLACE INTO notes (name, value) VALUES ('played', ?)`, time);
  }

  addUser({ id, name, login }: User, now: number): void {
    this.#run('INSERT INTO users (id, name, login, created) VALUES (?, ?, ?, ?)', id, name, login, now);
  }

  rename(user: string, name: string): void {
    this.#run(`UPDATE users SET name = ? WHERE id = ? AND name <> ''`, name, user);
  }

  names(users: readonly string[]): Record<string, string> {
    const rows = this.#all(
      'SELECT id, name FROM users WHERE id IN (SELECT value FROM json_each(?))',
      JSON.stringify(users),
    );
    return Object.fromEntries(rows.map(({ id, name }) => [String(id), String(name)]));
  }

  setAccount(user: string, login: string, password: string): boolean {
    try {
      const sql = `UPDATE users SET login = ?, password = ? WHERE id = ? AND login IS NULL AND name <> ''`;
      return this.#hasChanged(sql, login, password, user);
    } catch (error) {
      if (isUniqueFailure(error)) return false;
      throw error;
    }
  }

  setPassword(user: string, before: string, password: string): boolean {
    return this.#hasChanged('UPDATE users SET password = ? WHERE id = ? AND password = ?', password, user, before);
  }

  forgetUser(user: string): void {
    this.#transaction(() => {
      this.#run(`UPDATE users SET name = '', login = NULL, password = NULL WHERE id = ?`, user);
      this.removeSessionsOf(user);
      this.#post.forget(user);
      this.#run('DELETE FROM vacations WHERE user = ?', user);
      this.#run(`UPDATE chat SET line = json_set(line, '$.name', '') WHERE ${AUTHOR} = ?`, user);
    });
  }

  account(login: string): Account | null {
    const row = this.#get('SELECT * FROM users WHERE login = ? AND password IS NOT NULL', login);
    return row ? { id: String(row.id), name: String(row.name), login, password: String(row.password) } : null;
  }

  vacations(user: string, since: number): Vacation[] {
    const rows = this.#all(
      'SELECT began, until FROM vacations WHERE user = ? AND began >= ? ORDER BY began',
      user,
      since,
    );
    return rows.map(({ began, until }) => ({ began: Number(began), until: Number(until) }));
  }

  addVacation(user: string, { began, until }: Vacation): void {
    this.#run('INSERT OR REPLACE INTO vacations (user, began, until) VALUES (?, ?, ?)', user, began, until);
  }

  endVacation(user: string, now: number): void {
    this.#run('UPDATE vacations SET until = ? WHERE user = ? AND until > ?', now, user, now);
  }

  onVacation(users: readonly string[], now: number): Record<string, number> {
    const rows = this.#all(
      `SELECT user, max(until) AS until FROM vacations WHERE user IN (SELECT value FROM json_each(?)) AND until > ?
       GROUP BY user`,
      JSON.stringify(users),
      now,
    );
    return Object.fromEntries(rows.map(({ user, until }) => [String(user), Number(until)]));
  }

  addSession(tokenHash: string, user: string, now: number, password: string | null): boolean {
    const sql = `INSERT INTO sessions (token_hash, user, seen)
      SELECT ?, id, ? FROM users WHERE id = ? AND name <> '' AND password IS ?`;
    return this.#hasChanged(sql, tokenHash, now, user, password);
  }

  renewSession(before: string, tokenHash: string): boolean {
    return this.#hasChanged('UPDATE sessions SET token_hash = ? WHERE token_hash = ?', tokenHash, before);
  }

  session(tokenHash: string, now: number): User | null {
    const row = this.#get(
      'SELECT id, name, login, seen FROM sessions JOIN users ON users.id = user WHERE token_hash = ?',
      tokenHash,
    );
    if (!row) return null;
    if (Number(row.seen) < now - DAY) this.#noteSeen(tokenHash, now);
    return { id: String(row.id), name: String(row.name), login: textOrNull(row.login) };
  }

  /** Whoever comes back may look around, too, while nothing can be saved. */
  #noteSeen(tokenHash: string, now: number): void {
    try {
      this.#run('UPDATE sessions SET seen = ? WHERE token_hash = ?', now, tokenHash);
    } catch {} // the next time
  }

  removeSession(tokenHash: string): void {
    this.#run('DELETE FROM sessions WHERE token_hash = ?', tokenHash);
  }

  removeSessionsOf(user: string): void {
    this.#run('DELETE FROM sessions WHERE user = ?', user);
  }

  tidy(before: Cutoffs, inUse: readonly string[]): number {
    const sql = {
      all: (text: string, ...values: SQLInputValue[]) => this.#all(text, ...values),
      run: (text: string, ...values: SQLInputValue[]) => Number(this.#statement(text).run(...values).changes),
    };
    this.#journal.settle();
    return this.#transaction(() => tidyUp(sql, before, inUse));
  }

  secret(name: string) {
    return this.#post.secret(name);
  }

  wishes(user: string) {
    return this.#post.wishes(user);
  }

  setWish(user: string, part: string, value: string | null) {
    this.#post.setWish(user, part, value);
  }

  addNotice(id: string, notice: Notice, due: number) {
    this.#post.addNotice(id, notice, due);
  }

  claimNotices(now: number, patience: number, atMost: number) {
    return this.#post.claimNotices(now, patience, atMost);
  }

  putOffNotices(ids: readonly string[], due: number, hasFailed: boolean) {
    this.#post.putOffNotices(ids, due, hasFailed);
  }

  removeNotices(ids: readonly string[]) {
    this.#post.removeNotices(ids);
  }

  noteSent(user: string, part: string, now: number) {
    this.#post.noteSent(user, part, now);
  }

  close(): void {
    this.#settleIfPossible();
    this.#database.close();
  }

  async #entries(table: string, from: number): Promise<LogEntry[]> {
    const sql = 'SELECT seq, entry FROM log WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ?';
    let left: LogEntry[] = [];
    for (let next = from; ; await nextTurn()) {
      const rows = this.#ofTable(table, () => this.#all(sql, table, next, PORTION));
      const read = rows.map(({ entry }) => parsed(entry) as LogEntry);
      // From the beginning it may be long: what was taken back is left out while it is read.
      left = from === 0 ? answersLeft([...left, ...read]) : [...left, ...read];
      if (rows.length < PORTION) return left;
      next = Number(rows.at(-1)?.seq) + 1;
    }
  }

  #transaction<T>(act: () => T): T {
    this.#run('BEGIN IMMEDIATE');
    try {
      const result = act();
      this.#run('COMMIT');
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      this.#journal.forget();
      throw error;
    }
  }

  #keep(group: Group): GroupResult {
    const error = this.#attempt(() => this.#write([group]));
    if (error === null) return null;
    return {
      isConflict: error instanceof Conflict || isUniqueFailure(error),
      message: error instanceof Error ? error.message : String(error),
    };
  }

  /** Within a transaction: all of it, or nothing, and then why. */
  #attempt(act: () => void): unknown {
    this.#run('SAVEPOINT attempt');
    try {
      act();
      this.#run('RELEASE attempt');
      return null;
    } catch (error) {
      // Some errors (a full disk) end the whole transaction; then there is nothing to go back to and nothing of it is kept.
      if (!this.#database.isTransaction) throw error;
      this.#database.exec('ROLLBACK TO attempt; RELEASE attempt');
      this.#journal.forget();
      return error;
    }
  }

  #write(groups: readonly Group[]): void {
    for (const { statements } of groups) for (const [name, ...values] of statements) this.#run(sqlOf[name], ...values);
    this.#journal.add(groups);
  }

  /** What cannot be done now is left for later. */
  #settleIfPossible(): void {
    try {
      this.#journal.settle();
    } catch {}
  }

  /** Reads what is kept of a table, as it is. */
  #ofTable<T>(table: string, read: () => T): T {
    if (!this.#journal.has(table)) return read();
    return this.#ofAll((isComplete) => {
      if (!isComplete(table)) throw new Unreadable(`what was last kept of table ${table} cannot be put in its place`);
      return read();
    });
  }

  /** Reads tables as they are, also while nothing can be written: then what waits is put in its place only to be looked at. */
  #ofAll<T>(read: (isComplete: (table: string) => boolean) => T): T {
    try {
      this.#journal.settle();
    } catch {
      this.#run('BEGIN');
      try {
        const incomplete = this.#journal.putForNow();
        return read((table) => !incomplete.has(table));
      } finally {
        if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
        this.#journal.forget();
      }
    }
    return read((table) => !this.#journal.has(table));
  }

  #count(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#ofAll(() => this.#get(sql, ...values))?.count);
  }

  #tables(sql: string, ...values: SQLInputValue[]): StoredTable[] {
    return this.#ofAll(() => this.#rows(sql, ...values).map((row) => this.#table(row)));
  }

  #table(row: Readonly<Record<string, SQLOutputValue>>): StoredTable {
    return tableFrom(row, this.#rows('SELECT * FROM seats WHERE table_id = ? ORDER BY seat', String(row.id)));
  }

  #migrate(): void {
    const { user_version: done } = this.#get('PRAGMA user_version') ?? {};
    if (Number(done) > migrations.length) {
      throw new Error(`the data were written by a newer Orrery (schema ${done}); start that version instead`);
    }
    // A table that is made anew is dropped first, which would be refused while others refer to it.
    this.#database.exec('PRAGMA foreign_keys = OFF');
    for (let step = Number(done); step < migrations.length; step++) {
      this.#database.exec(`BEGIN IMMEDIATE; ${migrations[step]}; PRAGMA user_version = ${step + 1}; COMMIT`);
    }
    this.#database.exec('PRAGMA foreign_keys = ON');
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #run(sql: string, ...values: SQLInputValue[]): void {
    this.#statement(sql).run(...values);
  }

  #hasChanged(sql: string, ...values: SQLInputValue[]): boolean {
    return Number(this.#statement(sql).run(...values).changes) > 0;
  }

  #get(sql: string, ...values: SQLInputValue[]) {
    return this.#statement(sql).get(...values);
  }

  /** Of tables: a number that is larger than ours can be is found when it is understood, and costs the tables beside it nothing. */
  #rows(sql: string, ...values: SQLInputValue[]) {
    const statement = this.#statement(sql);
    statement.setReadBigInts(true);
    return statement.all(...values);
  }

  #all(sql: string, ...values: SQLInputValue[]) {
    return this.#statement(sql).all(...values);
  }
}

function isUniqueFailure(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && UNIQUE_FAILED.has(Number(error.errcode));
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
