/** Commits of many tables as one statement. */
import { tableInto } from '../rows.ts';
import type { Progress, StoredLine, StoredSeat, StoredTable, Write } from '../storage.ts';
import { CHAT_KEPT } from '../writes.ts';

/** The writes of one table, and the epoch under which it is ours; null for one that is only now made. */
export interface Group {
  readonly table: string;
  readonly epoch: number | null;
  readonly writes: readonly Write[];
}

const columns = [
  'id',
  'game',
  'config',
  'seed',
  'host',
  'network',
  'clock',
  'listed',
  'pace',
  'manners',
  'created',
  'state',
  'waiting',
  'answers',
  'since',
  'left_ms',
  'clock_at',
  'wake_at',
  'attendance',
] as const;
const numbers = new Set<string>(['listed', 'created', 'answers', 'since', 'clock_at', 'wake_at']);
const typed = columns.map((column) => `${column} ${numbers.has(column) ? 'bigint' : 'text'}`).join(', ');

/** Each parameter is a list as JSON text. */
const list = (parameter: number, shape: string) => `json_to_recordset($${parameter}::text::json) AS each(${shape})`;

/**
 * $1 is our session. A table that is not ours any more is left out, and everything that belongs to it: the answer names those that
 * were kept. `held` waits for whoever takes a table at the same moment, and then sees the new epoch.
 */
export const commitStatement = `
  WITH held AS MATERIALIZED (
    SELECT tables.id, tables.epoch FROM tables JOIN ${list(2, 'id text, epoch bigint')} ON tables.id = each.id
    WHERE tables.epoch = each.epoch AND tables.owner = $1 AND current_setting('orrery.session', true) = $1
    FOR UPDATE OF tables
  ), made AS (
    INSERT INTO tables (${columns.join(', ')}) SELECT * FROM ${list(3, typed)} RETURNING id, epoch
  ), ours AS MATERIALIZED (
    SELECT id, epoch FROM held UNION ALL SELECT id, epoch FROM made
  ), logged AS (
    INSERT INTO log (table_id, seq, at, epoch, entry) SELECT id, seq, at, epoch, entry
    FROM ${list(4, 'id text, seq integer, at bigint, entry text')} JOIN ours USING (id)
  ), changed AS (
    UPDATE tables SET
      state = coalesce(each.state, tables.state),
      waiting = coalesce(each.waiting, tables.waiting),
      answers = coalesce(each.answers, tables.answers),
      since = coalesce(each.since, tables.since),
      left_ms = CASE WHEN each.state IS NULL THEN tables.left_ms ELSE each.left_ms END,
      clock_at = coalesce(each.clock_at, tables.clock_at),
      wake_at = CASE WHEN each.state IS NULL THEN tables.wake_at ELSE each.wake_at END,
      manners = coalesce(each.manners, tables.manners),
      attendance = coalesce(each.attendance, tables.attendance)
    FROM ${list(
      5,
      'id text, state text, waiting text, answers integer, since bigint, left_ms text, clock_at bigint, wake_at bigint, manners text, attendance text',
    )} JOIN held USING (id) WHERE tables.id = each.id
  ), seated AS (
    INSERT INTO seats (table_id, seat, kind, user_id, bot, invitation, passing)
    SELECT id, seat, kind, user_id, bot, invitation, passing
    FROM ${list(6, 'id text, seat integer, kind text, user_id text, bot text, invitation text, passing text')} JOIN ours USING (id)
    ON CONFLICT (table_id, seat) DO UPDATE
    SET kind = excluded.kind, user_id = excluded.user_id, bot = excluded.bot, invitation = excluded.invitation, passing = excluded.passing
  ), checkpointed AS (
    INSERT INTO checkpoints (table_id, checkpoint, length) SELECT id, checkpoint, length
    FROM ${list(7, 'id text, checkpoint text, length integer')} JOIN ours USING (id)
    ON CONFLICT (table_id) DO UPDATE SET checkpoint = excluded.checkpoint, length = excluded.length
  ), recorded AS (
    INSERT INTO records (table_id, record) SELECT id, record FROM ${list(8, 'id text, record text')} JOIN ours USING (id)
    ON CONFLICT (table_id) DO UPDATE SET record = excluded.record
  ), said AS (
    INSERT INTO chat (table_id, id, line) SELECT id, line_id, line
    FROM ${list(9, 'id text, line_id integer, line text')} JOIN ours USING (id)
  ), unsaid AS (
    -- By their place, so that no plan ever reads all that was ever said; and not too many at a time.
    DELETE FROM chat WHERE ctid = ANY (ARRAY(
      SELECT old.ctid FROM ${list(9, 'id text, line_id integer')} JOIN ours USING (id), LATERAL (
        SELECT ctid FROM chat WHERE table_id = each.id AND chat.id <= each.line_id - ${CHAT_KEPT} ORDER BY chat.id LIMIT 1000
      ) old
    ))
  )
  SELECT id FROM ours`;

/** The parameters of the statement after the first. */
export function commitParameters(groups: readonly Group[]): string[] {
  const lists = new Lists();
  for (const group of groups) lists.add(group);
  return lists.all.map((each) => JSON.stringify(each));
}

class Lists {
  readonly #held: object[] = [];
  readonly #made: object[] = [];
  readonly #entries: object[] = [];
  readonly #changed: object[] = [];
  readonly #seats: object[] = [];
  readonly #checkpoints: object[] = [];
  readonly #records: object[] = [];
  readonly #chat: object[] = [];

  get all(): object[][] {
    return [
      this.#held,
      this.#made,
      this.#entries,
      this.#changed,
      this.#seats,
      this.#checkpoints,
      this.#records,
      this.#chat,
    ];
  }

  add({ table: id, epoch, writes }: Group): void {
    const last = lastOf(writes);
    if (last.create) this.#made.push(rowOf(made(last.create, last)));
    else {
      this.#held.push({ id, epoch });
      if (last.progress || last.manners) this.#changed.push({ id, ...changeOf(last.progress), ...mannersOf(last) });
    }
    const seats = last.seats ?? last.create?.seats ?? [];
    this.#seats.push(...seats.map((each, seat) => ({ id, seat, ...seatOf(each) })));
    if (last.checkpoint) this.#checkpoints.push({ id, ...last.checkpoint });
    if (last.record !== undefined) this.#records.push({ id, record: last.record });
    for (const { seq, at, entry } of last.entries) {
      this.#entries.push({ id, seq, at, entry: JSON.stringify(entry) });
    }
    this.#chat.push(...last.chat.map((line) => ({ id, line_id: line.id, line: JSON.stringify(line) })));
  }
}

/** What a group comes to: a statement changes a row once only. */
interface Last {
  create?: StoredTable;
  progress?: Progress;
  manners?: StoredTable['manners'];
  seats?: readonly StoredSeat[];
  checkpoint?: { checkpoint: string; length: number };
  record?: string;
  entries: Extract<Write, { kind: 'entry' }>[];
  chat: StoredLine[];
}

function lastOf(writes: readonly Write[]): Last {
  const last: Last = { entries: [], chat: [] };
  for (const write of writes) {
    if (write.kind === 'create') last.create = write.table;
    else if (write.kind === 'progress') last.progress = write.progress;
    else if (write.kind === 'manners') last.manners = write.manners;
    else if (write.kind === 'seats') last.seats = write.seats;
    else if (write.kind === 'checkpoint') last.checkpoint = { checkpoint: write.checkpoint, length: write.length };
    else if (write.kind === 'record') last.record = write.record;
    else if (write.kind === 'entry') last.entries.push(write);
    else last.chat.push(write.line);
  }
  return last;
}

function made(table: StoredTable, { progress, manners }: Last): StoredTable {
  return { ...table, ...progress, ...(manners && { manners }) };
}

function rowOf(table: StoredTable): object {
  const values = tableInto(table);
  return Object.fromEntries(columns.map((column, i) => [column, values[i]]));
}

function changeOf(progress: Progress | undefined): object {
  if (progress === undefined) return {};
  const { state, waitingFor, answers, since, left, clockAt, wakeAt, attendance } = progress;
  return {
    state,
    waiting: JSON.stringify(waitingFor),
    answers,
    since,
    left_ms: left && JSON.stringify(left),
    clock_at: clockAt,
    wake_at: wakeAt,
    attendance: JSON.stringify(attendance),
  };
}

function mannersOf({ manners }: Last): object {
  return manners === undefined ? {} : { manners: JSON.stringify(manners) };
}

function seatOf({ kind, user, bot, invitation, passing }: StoredSeat): object {
  return { kind, user_id: user, bot, invitation, passing: passing ? JSON.stringify(passing) : null };
}
