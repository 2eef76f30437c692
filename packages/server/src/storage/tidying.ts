/** What is removed from the database when it is too old, in SQL. */
import type { SQLInputValue } from 'node:sqlite';
import type { Cutoffs } from './storage.ts';

/** The database as far as it is needed here. */
interface Sql {
  all(sql: string, ...values: SQLInputValue[]): readonly Readonly<Record<string, unknown>>[];
  /** Gives the number of rows changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
}

/** Everybody waits meanwhile, so it is done in small portions: so many things, and tables until so many entries of their logs are gone. */
const AT_A_TIME = 100;
const ENTRIES = 5000;

/** What has not been touched since then is older than that: there is an index by age. */
const oldTables = `
  SELECT id FROM tables WHERE id NOT IN (SELECT value FROM json_each(?)) AND (
    state = 'open' AND created < ? AND since < ? OR state = 'running' AND created < ? AND since < ?
    OR state = 'over' AND created < ? AND since < ?
    AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND user IS NOT NULL)
  ) LIMIT ${AT_A_TIME}`;

const oldGuests = `
  SELECT id FROM users WHERE login IS NULL AND created < ?
    AND NOT EXISTS (SELECT 1 FROM seats WHERE user = users.id)
    AND NOT EXISTS (SELECT 1 FROM tables WHERE host = users.id)
    AND NOT EXISTS (SELECT 1 FROM sessions WHERE user = users.id AND seen >= ?)
  LIMIT ${AT_A_TIME}`;

const oldChat = `
  DELETE FROM chat WHERE table_id IN (
    SELECT id FROM tables WHERE state = 'over' AND created < ? AND since < ?
    AND EXISTS (SELECT 1 FROM chat WHERE table_id = tables.id) LIMIT ${AT_A_TIME}
  )`;

/** Tables by name, those that refer to others first. */
const partsOfTable = ['seats', 'checkpoints', 'records', 'chat'];

/** Gives how many things were removed. */
export function tidyUp(sql: Sql, before: Cutoffs, inUse: readonly string[]): number {
  const { open, running, nobodys, chat } = before;
  let [tables, entries] = [0, 0];
  for (const { id } of sql.all(oldTables, JSON.stringify(inUse), open, open, running, running, nobodys, nobodys)) {
    if (entries >= ENTRIES) break;
    tables++;
    entries += sql.run('DELETE FROM log WHERE table_id = ?', String(id));
    for (const part of partsOfTable) sql.run(`DELETE FROM ${part} WHERE table_id = ?`, String(id));
    sql.run('DELETE FROM tables WHERE id = ?', String(id));
  }
  const sessions = sql.run('DELETE FROM sessions WHERE seen < ?', before.sessions);
  const guests = sql.all(oldGuests, before.guests, before.guests);
  for (const { id } of guests) {
    sql.run('DELETE FROM sessions WHERE user = ?', String(id));
    for (const part of ['wishes', 'notices', 'vacations']) sql.run(`DELETE FROM ${part} WHERE user = ?`, String(id));
    sql.run('DELETE FROM users WHERE id = ?', String(id));
  }
  return tables + sessions + guests.length + sql.run(oldChat, chat, chat);
}
