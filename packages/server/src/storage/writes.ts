/** What each kind of write means in SQL. */
import type { SQLInputValue } from 'node:sqlite';
import { tableInto } from './rows.ts';
import type { StoredSeat, Write } from './storage.ts';

export type Statement = readonly [sql: string, ...values: SQLInputValue[]];

const createTable = `
  INSERT INTO tables (id, game, config, seed, host, clock, listed, pace, created, state, waiting, answers, since, left_ms, wake_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const putSeat = `
  INSERT OR REPLACE INTO seats (table_id, seat, kind, user, bot, invitation) VALUES (?, ?, ?, ?, ?, ?)`;
const addEntry = 'INSERT INTO log (table_id, seq, at, entry) VALUES (?, ?, ?, ?)';
const setProgress = `
  UPDATE tables SET state = ?, waiting = ?, answers = ?, since = ?, left_ms = ?, wake_at = ? WHERE id = ?`;
const putCheckpoint = 'INSERT OR REPLACE INTO checkpoints (table_id, checkpoint) VALUES (?, ?)';
const putRecord = 'INSERT OR REPLACE INTO records (table_id, record) VALUES (?, ?)';
const addChat = 'INSERT INTO chat (table_id, id, line) VALUES (?, ?, ?)';

export function statementsOf(table: string, write: Write): Statement[] {
  switch (write.kind) {
    case 'create':
      return [[createTable, ...tableInto(write.table)], ...seatStatements(table, write.table.seats)];
    case 'seats':
      return seatStatements(table, write.seats);
    case 'entry':
      return [[addEntry, table, write.seq, write.at, JSON.stringify(write.entry)]];
    case 'progress': {
      const { state, waitingFor, answers, since, left, wakeAt } = write.progress;
      const leftText = left && JSON.stringify(left);
      return [[setProgress, state, JSON.stringify(waitingFor), answers, since, leftText, wakeAt, table]];
    }
    case 'checkpoint':
      return [[putCheckpoint, table, write.checkpoint]];
    case 'record':
      return [[putRecord, table, write.record]];
    case 'chat':
      return [[addChat, table, write.line.id, JSON.stringify(write.line)]];
  }
}

function seatStatements(table: string, seats: readonly StoredSeat[]): Statement[] {
  return seats.map(({ kind, user, bot, invitation }, seat) => [putSeat, table, seat, kind, user, bot, invitation]);
}
