/**
 * What changes with every answer, where a table stands and its log, is written as one text for all tables of a transaction, and put in
 * its place later for many of them at once: each table has pages of its own there, which would otherwise be written for every answer.
 * What waits here is as durable as the rest. Whoever reads tables or logs has it put in its place first, also what a server has left
 * behind that was killed. What cannot be put there stays here, and costs other tables nothing.
 */
import type { SQLInputValue } from 'node:sqlite';
import { Conflict } from './storage.ts';
import { type Group, type Line, sqlOf } from './writes.ts';

/** The database as far as it is needed here. */
interface Sql {
  get(sql: string, ...values: SQLInputValue[]): Readonly<Record<string, unknown>> | undefined;
  all(sql: string, ...values: SQLInputValue[]): readonly Readonly<Record<string, unknown>>[];
  run(sql: string, ...values: SQLInputValue[]): void;
  transaction(act: () => void): void;
  /** Within a transaction: all of it, or nothing. Whether it was done. */
  attempt(act: () => void): boolean;
}

type Put = (table: string, lines: readonly Line[]) => boolean;

/** So many lines wait at most: a thousand take a few milliseconds, for which everybody waits. */
const LINES = 1000;

export class Journal {
  readonly #sql: Sql;
  /** Of tables with lines that wait here: the number of the next entry in their log. */
  readonly #next = new Map<string, number>();
  readonly #lines: Line[] = [];
  /** Of the file as it was read: another one when anybody else has written to it. */
  #version: unknown = null;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  get isDue(): boolean {
    return this.#lines.length >= LINES;
  }

  has(table: string): boolean {
    this.#read();
    return this.#next.has(table);
  }

  /** Within a transaction. Whoever takes that back says so. */
  add(groups: readonly Group[]): void {
    this.#read();
    const lines = groups.flatMap(({ line }) => (line === null ? [] : [line]));
    if (lines.length === 0) return;
    for (const line of lines) this.#take(line);
    this.#write(lines);
  }

  /** Fails when nothing can be written. */
  settle(): void {
    if (this.#version !== null && this.#lines.length === 0) return;
    try {
      this.#sql.transaction(() => this.#move((table, lines) => this.#put(table, lines)));
    } catch {
      this.#sql.transaction(() => this.#move(this.#tryToPut));
    }
  }

  /** Within a transaction that will be taken back. Gives the tables for which it cannot be done. */
  putForNow(): ReadonlySet<string> {
    this.#read();
    return new Set([...this.#byTable()].flatMap(([table, lines]) => (this.#tryToPut(table, lines) ? [] : [table])));
  }

  /** What was added may not have been kept: it is read anew. */
  forget(): void {
    this.#version = null;
  }

  #move(put: Put): void {
    this.#read();
    const left = [...this.#byTable()].flatMap(([table, lines]) => (put(table, lines) ? [] : lines));
    if (left.length > 0 && left.length === this.#lines.length) return;
    this.#sql.run('DELETE FROM journal');
    if (left.length > 0) this.#write(left);
    this.#clear();
    for (const line of left) this.#take(line);
  }

  #byTable(): ReadonlyMap<string, readonly Line[]> {
    return Map.groupBy(this.#lines, ([table]) => table);
  }

  #put(table: string, lines: readonly Line[]): true {
    for (const [, entries] of lines) for (const entry of entries) this.#sql.run(sqlOf.addEntry, table, ...entry);
    const progress = lines.findLast(([, , progress]) => progress !== null)?.[2];
    if (progress) this.#sql.run(sqlOf.setProgress, ...progress, table);
    return true;
  }

  readonly #tryToPut: Put = (table, lines) => this.#sql.attempt(() => this.#put(table, lines));

  #write(lines: readonly Line[]): void {
    this.#sql.run('INSERT INTO journal (lines) VALUES (?)', JSON.stringify(lines));
  }

  /** What is in its place already, or has no table any more, is passed over. */
  #read(): void {
    const { data_version: version } = this.#sql.get('PRAGMA data_version') ?? {};
    if (version === this.#version) return;
    this.#clear();
    for (const { id, lines } of this.#sql.all('SELECT id, lines FROM journal ORDER BY id'))
      for (const [table, entries, progress] of linesOf(id, lines)) {
        const next = this.#nextOf(table);
        const missing = entries.filter(([seq]) => next !== null && seq >= next);
        const isInPlace = entries.length > 0 && missing.length === 0;
        if (next !== null && !isInPlace) this.#take([table, missing, progress]);
      }
    this.#version = version;
  }

  #clear(): void {
    this.#lines.length = 0;
    this.#next.clear();
  }

  #take(line: Line): void {
    const [table, entries] = line;
    let next = this.#nextOf(table);
    if (next === null) throw new Error(`there is no table ${table}`);
    for (const [seq] of entries) {
      if (seq < next) throw new Conflict(`table ${table} has an entry ${seq} already`);
      next = seq + 1;
    }
    this.#next.set(table, next);
    this.#lines.push(line);
  }

  /** Null when there is no such table. */
  #nextOf(table: string): number | null {
    const known = this.#next.get(table);
    if (known !== undefined) return known;
    const found = this.#sql.get(
      'SELECT (SELECT max(seq) FROM log WHERE table_id = tables.id) AS last FROM tables WHERE id = ?',
      table,
    );
    if (found === undefined) return null;
    return typeof found.last === 'number' ? found.last + 1 : 0;
  }
}

function linesOf(id: unknown, text: unknown): Line[] {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new Error(`entry ${id} of the database's journal cannot be read: go on with a backup`);
  }
}
