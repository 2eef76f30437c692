/** What is kept of notifications, in SQLite. */
import { randomBytes } from 'node:crypto';
import type { SQLInputValue } from 'node:sqlite';
import type { ClaimedNotice, Notice, Wish } from './post.ts';
import type { Row } from './rows.ts';

type All = (sql: string, ...values: SQLInputValue[]) => readonly Row[];

/** What comes while a channel fails waits with what has failed, and is no reason to try it more often. */
const addNotice = `
  INSERT INTO notices (user, channel, kind, table_id, id, due, attempts, claimed_until)
  SELECT ?1, ?2, ?3, ?4, ?5, max(?6, coalesce(max(due), 0)), 0, 0 FROM notices
  WHERE user = ?1 AND channel = ?2 AND attempts > 0
  ON CONFLICT (user, channel, kind, table_id)
  DO UPDATE SET id = excluded.id, due = excluded.due, claimed_until = 0`;

const claim = `
  UPDATE notices SET claimed_until = ?1 + ?2, attempts = attempts + 1 WHERE due <= ?1 AND claimed_until <= ?1
  AND (user, channel) IN (
    SELECT user, channel FROM notices WHERE due <= ?1 AND claimed_until <= ?1
    GROUP BY user, channel ORDER BY min(due) LIMIT ?3
  ) RETURNING *`;

export class SqlitePost {
  readonly #all: All;

  constructor(all: All) {
    this.#all = all;
  }

  secret(name: string): string {
    const made = randomBytes(32).toString('base64url');
    this.#all('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', name, made);
    return String(this.#all('SELECT value FROM secrets WHERE name = ?', name)[0]?.value);
  }

  wishes(user: string): Wish[] {
    return this.#all('SELECT * FROM wishes WHERE user = ? ORDER BY part', user).map(wishFrom);
  }

  setWish(user: string, part: string, value: string | null): void {
    if (value === null) {
      this.#all('DELETE FROM wishes WHERE user = ? AND part = ?', user, part);
      this.#all('DELETE FROM notices WHERE user = ? AND channel = ?', user, part);
    } else {
      const sql = `INSERT INTO wishes (user, part, value, sent) VALUES (?, ?, ?, 0)
        ON CONFLICT (user, part) DO UPDATE SET value = excluded.value`;
      this.#all(sql, user, part, value);
      // That an old address failed says nothing of a new one.
      this.#all('UPDATE notices SET attempts = 0 WHERE user = ? AND channel = ?', user, part);
    }
  }

  forget(user: string): void {
    this.#all('DELETE FROM wishes WHERE user = ?', user);
    this.#all('DELETE FROM notices WHERE user = ?', user);
  }

  addNotice(id: string, { user, channel, kind, table }: Notice, due: number): void {
    this.#all(addNotice, user, channel, kind, table, id, due);
  }

  claimNotices(now: number, patience: number, atMost: number): ClaimedNotice[] {
    return this.#all(claim, now, patience, atMost).map((row) => noticeFrom({ ...row, user_id: row.user }));
  }

  putOffNotices(ids: readonly string[], due: number, hasFailed: boolean): void {
    const sql = `UPDATE notices SET due = ?, claimed_until = 0, attempts = attempts - ?
      WHERE id IN (SELECT value FROM json_each(?))`;
    this.#all(sql, due, hasFailed ? 0 : 1, JSON.stringify(ids));
  }

  removeNotices(ids: readonly string[]): void {
    this.#all('DELETE FROM notices WHERE id IN (SELECT value FROM json_each(?))', JSON.stringify(ids));
  }

  noteSent(user: string, part: string, now: number): void {
    this.#all('UPDATE wishes SET sent = ? WHERE user = ? AND part = ?', now, user, part);
  }
}

export function wishFrom({ part, value, sent }: Row): Wish {
  return { part: String(part), value: String(value), sent: Number(sent) };
}

export function noticeFrom({ id, user_id, channel, kind, table_id, attempts }: Row): ClaimedNotice {
  return {
    id: String(id),
    user: String(user_id),
    channel: String(channel),
    kind: String(kind),
    table: String(table_id),
    attempts: Number(attempts),
  };
}
