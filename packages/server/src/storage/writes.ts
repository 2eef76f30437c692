/** What each kind of write means in SQL. */
import type { SQLInputValue } from 'node:sqlite';
import { tableInto } from './rows.ts';
import type { StoredSeat, Write } from './storage.ts';

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

export function statementsOf(table: string, write: Write): Statement[] {
  switch (write.kind) {
    case 'create':
      return [['createTable', ...tableInto(write.table)], ...seatStatements(table, write.table.seats)];
    case 'seats':
      return seatStatements(table, write.seats);
    case 'entry':
      return [['addEntry', table, write.seq, write.at, JSON.stringify(write.entry)]];
    case 'progress': {
      const { state, waitingFor, answers, since, left, clockAt, wakeAt, attendance } = write.progress;
      const [waiting, attending] = [JSON.stringify(waitingFor), JSON.stringify(attendance)];
      const leftText = left && JSON.stringify(left);
      return [['setProgress', state, waiting, answers, since, leftText, clockAt, wakeAt, attending, table]];
    }
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
