/**
 * What changes with every answer, where a table stands and its log, is written as one text for all tables of a transaction, and put in
 * its place later for many of them at once: each table has pages of its own there, which would otherwise be written for every answer.
 * What waits here is as durable as the rest. Whoever reads tables or logs has it put in its place first, also what a server has left
 * behind that was killed.
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
}

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
    this.#sql.run('INSERT INTO journal (lines) VALUES (?)', JSON.stringify(lines));
  }

  settle(): void {
    if (this.#version !== null && this.#lines.length === 0) return;
    this.#sql.transaction(() => {
      this.#read();
      for (const [table, lines] of Map.groupBy(this.#lines, ([table]) => table)) {
        for (const [, entries] of lines) for (const entry of entries) this.#sql.run(sqlOf.addEntry, table, ...entry);
        const progress = lines.findLast(([, , progress]) => progress !== null)?.[2];
        if (progress) this.#sql.run(sqlOf.setProgress, ...progress, table);
      }
      this.#sql.run('DELETE FROM journal');
    });
    this.#clear();
  }

  /** What was added may not have been kept: it is read anew. */
  forget(): void {
    this.#version = null;
  }

  #read(): void {
    const { data_version: version } = this.#sql.get('PRAGMA data_version') ?? {};
    if (version === this.#version) return;
    this.#clear();
    for (const { lines } of this.#sql.all('SELECT lines FROM journal ORDER BY id'))
      for (const line of JSON.parse(String(lines)) as Line[]) this.#take(line);
    this.#version = version;
  }

  #clear(): void {
    this.#lines.length = 0;
    this.#next.clear();
  }

  #take(line: Line): void {
    const [table, entries] = line;
    let next = this.#next.get(table) ?? this.#lengthOf(table);
    for (const [seq] of entries) {
      if (seq < next) throw new Conflict(`table ${table} has an entry ${seq} already`);
      next = seq + 1;
    }
    this.#next.set(table, next);
    this.#lines.push(line);
  }

  #lengthOf(table: string): number {
    const found = this.#sql.get(
      'SELECT (SELECT max(seq) FROM log WHERE table_id = tables.id) AS last FROM tables WHERE id = ?',
      table,
    );
    if (found === undefined) throw new Error(`there is no table ${table}`);
    return typeof found.last === 'number' ? found.last + 1 : 0;
  }
}
