/** What each kind of write means in SQL. */
import type { SQLInputValue } from 'node:sqlite';
import { tableInto } from './rows.ts';
import type { Progress, StoredSeat, Write } from './storage.ts';

/** So many entries before a table's last checkpoint are kept, for those who look into what happened. */
const LOG_KEPT = 10_000;
/** So many lines of what is said at a table are kept: more than anybody is shown. */
export const CHAT_KEPT = 300;

export const sqlOf = {
  createTable: `
    INSERT INTO tables (id, game, config, seed, host, network, clock, listed, pace, manners, created, state, waiting, answers, since, left_ms, clock_at, wake_at, attendance)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  putSeat: `
    INSERT OR REPLACE INTO seats (table_id, seat, kind, user, bot, invitation, passing) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  addEntry: 'INSERT INTO log (table_id, seq, at, entry) VALUES (?, ?, ?, ?)',
  setProgress: `
    UPDATE tables SET state = ?, waiting = ?, answers = ?, since = ?, left_ms = ?, clock_at = ?, wake_at = ?, attendance = ?
    WHERE id = ?`,
  putCheckpoint: 'INSERT OR REPLACE INTO checkpoints (table_id, checkpoint, length) VALUES (?, ?, ?)',
  /** Not too much at a time, because everybody waits meanwhile. */
  cutLog: `
    DELETE FROM log WHERE table_id = ? AND seq < ? AND seq < (SELECT min(seq) FROM log WHERE table_id = ?) + 1000`,
  putRecord: 'INSERT OR REPLACE INTO records (table_id, record) VALUES (?, ?)',
  setManners: 'UPDATE tables SET manners = ? WHERE id = ?',
  addChat: 'INSERT INTO chat (table_id, id, line) VALUES (?, ?, ?)',
  cutChat: `
    DELETE FROM chat WHERE table_id = ? AND id <= ? AND id < (SELECT min(id) FROM chat WHERE table_id = ?) + 1000`,
};

/** What is to be done, with its values. */
export type Statement = readonly [name: keyof typeof sqlOf, ...values: SQLInputValue[]];

/**
 * What the log of a table gets and where the table stands then, with the values of `addEntry` and `setProgress` but for its id. Lists go
 * from thread to thread for less than objects. A journal that was left behind is read by whatever version comes next.
 */
export type Line = readonly [
  table: string,
  entries: readonly (readonly [seq: number, at: number, entry: string])[],
  progress: readonly (string | number | null)[] | null,
];

/** What a table wants to be written. */
export interface Group {
  readonly statements: readonly Statement[];
  readonly line: Line | null;
}

export function groupOf(table: string, writes: readonly Write[]): Group {
  const statements: Statement[] = [];
  const entries: [number, number, string][] = [];
  let progress: Line[2] = null;
  for (const write of writes) {
    if (write.kind === 'entry') entries.push([write.seq, write.at, JSON.stringify(write.entry)]);
    else if (write.kind === 'progress') progress = progressInto(write.progress);
    else statements.push(...statementsOf(table, write));
  }
  return { statements, line: entries.length > 0 || progress !== null ? [table, entries, progress] : null };
}

function progressInto(progress: Progress): Line[2] {
  const { state, waitingFor, answers, since, left, clockAt, wakeAt, attendance } = progress;
  const [waiting, attending] = [JSON.stringify(waitingFor), JSON.stringify(attendance)];
  return [state, waiting, answers, since, left && JSON.stringify(left), clockAt, wakeAt, attending];
}

function statementsOf(table: string, write: Exclude<Write, { kind: 'entry' | 'progress' }>): Statement[] {
  switch (write.kind) {
    case 'create':
      return [['createTable', ...tableInto(write.table)], ...seatStatements(table, write.table.seats)];
    case 'seats':
      return seatStatements(table, write.seats);
    case 'checkpoint':
      return [
        ['putCheckpoint', table, write.checkpoint, write.length],
        ...(write.length > LOG_KEPT ? [['cutLog', table, write.length - LOG_KEPT, table] as const] : []),
      ];
    case 'record':
      return [['putRecord', table, write.record]];
    case 'manners':
      return [['setManners', JSON.stringify(write.manners), table]];
    case 'chat':
      return [
        ['addChat', table, write.line.id, JSON.stringify(write.line)],
        ...(write.line.id > CHAT_KEPT ? [['cutChat', table, write.line.id - CHAT_KEPT, table] as const] : []),
      ];
  }
}

function seatStatements(table: string, seats: readonly StoredSeat[]): Statement[] {
  return seats.map(({ kind, user, bot, invitation, passing }, seat) => {
    return ['putSeat', table, seat, kind, user, bot, invitation, passing ? JSON.stringify(passing) : null];
  });
}
