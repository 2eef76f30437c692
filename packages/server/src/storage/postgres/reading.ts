/** What is asked of PostgreSQL, on any of a few connections: reading needs no lock. And what is written that belongs to no table. */
import { DatabaseError } from 'pg';
import { answersLeft } from '../answers.ts';
import { lineFrom, needReadable, parsed, type Row, tableFrom } from '../rows.ts';
import type { LogEntry, Storage, StoredTable } from '../storage.ts';
import { type Database, MINUTES, type Sql } from './database.ts';
import { postFrom } from './post.ts';
import { tidyUp } from './tidying.ts';

const DAY = 86_400_000;
const UNIQUE_FAILED = '23505';
/** Milliseconds. Whoever runs notes the time every few seconds: an older note means that nobody could play since. */
const NOTE_AGE = 10_000;
/** Rows read at a time where there may be many. */
const PORTION = 5000;

export type Reading = Omit<Storage, 'commit' | 'dueTables' | 'close'>;

/** `own` is our session among the servers. */
export function readingFrom(sql: Database, own: () => string): Reading {
  const tablesFrom = async (rows: readonly Row[]): Promise<StoredTable[]> => {
    const ids = JSON.stringify(rows.map(({ id }) => id));
    const seats = await sql`
      SELECT table_id, kind, user_id AS user, bot, invitation, passing FROM seats
      WHERE table_id IN (SELECT json_array_elements_text(${ids}::text::json)) ORDER BY seat`;
    const byTable = Map.groupBy(seats, ({ table_id }) => String(table_id));
    return rows.map((row) => tableFrom(row, byTable.get(String(row.id)) ?? []));
  };
  const count = (rows: readonly Row[]) => Number(rows[0]?.count);
  const logLength = async (table: string) => {
    const [{ last } = { last: null }] = await sql`SELECT max(seq) AS last FROM log WHERE table_id = ${table}`;
    return last === null ? 0 : Number(last) + 1;
  };

  return {
    ...postFrom(sql),

    logLength,

    async table(id) {
      const [row] = await sql`SELECT * FROM tables WHERE id = ${id}`;
      if (row === undefined) return null;
      const seats = await sql`
        SELECT kind, user_id AS user, bot, invitation, passing FROM seats WHERE table_id = ${id} ORDER BY seat`;
      return needReadable(tableFrom(row, seats));
    },

    async history(table) {
      const [[saved], [over], length] = await Promise.all([
        sql`SELECT checkpoint, length FROM checkpoints WHERE table_id = ${table}`,
        sql`SELECT record FROM records WHERE table_id = ${table}`,
        logLength(table),
      ]);
      return {
        checkpoint: saved === undefined ? null : String(saved.checkpoint),
        entries: over === undefined ? await entriesSince(sql, table, Number(saved?.length ?? 0)) : [],
        length,
        record: over === undefined ? null : String(over.record),
      };
    },

    async chat(table, atMost) {
      const rows = await sql`SELECT line FROM chat WHERE table_id = ${table} ORDER BY id DESC LIMIT ${atMost}`;
      return rows.map(({ line }) => lineFrom(line)).reverse();
    },

    async listedTables(since, ofNetwork, atMost) {
      return tablesFrom(
        await sql`
          SELECT * FROM (
            SELECT *, row_number() OVER (PARTITION BY network ORDER BY created DESC) AS place FROM tables
            WHERE state = 'open' AND listed = 1 AND created >= ${since}
            AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open')
            AND NOT EXISTS (SELECT 1 FROM users WHERE id = tables.host AND name = '')
          ) AS placed WHERE place <= ${ofNetwork} OR network = '' ORDER BY created DESC LIMIT ${atMost}`,
      );
    },

    async tablesOf(user, atMost) {
      return tablesFrom(
        await sql`
          SELECT * FROM tables
          WHERE id IN (SELECT table_id FROM seats WHERE user_id = ${user} UNION SELECT id FROM tables WHERE host = ${user})
          ORDER BY state = 'over', since DESC LIMIT ${atMost}`,
      );
    },

    async hostedSince(host, time) {
      return count(await sql`SELECT count(*) FROM tables WHERE host = ${host} AND state <> 'over' AND since > ${time}`);
    },

    async madeSince(network, time) {
      return count(
        await sql`SELECT count(*) FROM tables WHERE network = ${network} AND state <> 'over' AND since > ${time}`,
      );
    },

    async importedSince(network, time) {
      return count(
        await sql`
          SELECT count(*) FROM tables WHERE network = ${network} AND since > ${time} AND state = 'over'
          AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'person' AND user_id IS NULL)`,
      );
    },

    /** Goes on while any server does. */
    async playedUntil() {
      const [row] = await sql`
        SELECT value, extract(epoch FROM clock_timestamp() - at) * 1000 AS age,
          EXISTS (SELECT 1 FROM nodes JOIN pg_stat_activity ON application_name = 'orrery ' || session
            WHERE session <> ${own()}) AS running
        FROM notes WHERE name = 'played'`;
      if (row === undefined) return null;
      return Number(row.value) + (row.running ? Math.min(NOTE_AGE, Math.max(0, Math.round(Number(row.age)))) : 0);
    },

    async notePlayed(time) {
      await sql`
        INSERT INTO notes (name, value) VALUES ('played', ${time})
        ON CONFLICT (name) DO UPDATE SET value = greatest(notes.value, excluded.value), at = clock_timestamp()`;
    },

    async addUser({ id, name, login }, now) {
      await sql`INSERT INTO users (id, name, login, created) VALUES (${id}, ${name}, ${login}, ${now})`;
    },

    async rename(user, name) {
      await sql`UPDATE users SET name = ${name} WHERE id = ${user} AND name <> ''`;
    },

    async names(users) {
      const rows = await sql`
        SELECT id, name FROM users WHERE id IN (SELECT json_array_elements_text(${JSON.stringify(users)}::text::json))
        ORDER BY id`;
      return Object.fromEntries(rows.map(({ id, name }) => [String(id), String(name)]));
    },

    async setAccount(user, login, password) {
      try {
        const changed = await sql.changed`
          UPDATE users SET login = ${login}, password = ${password}
          WHERE id = ${user} AND login IS NULL AND name <> ''`;
        return changed > 0;
      } catch (error) {
        if (error instanceof DatabaseError && error.code === UNIQUE_FAILED) return false;
        throw error;
      }
    },

    async setPassword(user, before, password) {
      const changed = await sql.changed`
        UPDATE users SET password = ${password} WHERE id = ${user} AND password = ${before}`;
      return changed > 0;
    },

    async forgetUser(user) {
      await sql.begin(
        async (step) => {
          await step`UPDATE users SET name = '', login = NULL, password = NULL WHERE id = ${user}`;
          await step`DELETE FROM sessions WHERE user_id = ${user}`;
          await step`DELETE FROM wishes WHERE user_id = ${user}`;
          await step`DELETE FROM notices WHERE user_id = ${user}`;
          await step`DELETE FROM vacations WHERE user_id = ${user}`;
          await step`
          UPDATE chat SET line = jsonb_set(line::jsonb, '{name}', '""')::text
          WHERE CASE WHEN line IS JSON OBJECT THEN line::json ->> 'user' END = ${user}`; // by its index
        },
        { patience: MINUTES },
      );
    },

    async account(login) {
      const [row] = await sql`SELECT * FROM users WHERE login = ${login} AND password IS NOT NULL`;
      return row ? { id: String(row.id), name: String(row.name), login, password: String(row.password) } : null;
    },

    async vacations(user, since) {
      const rows = await sql`
        SELECT began, until FROM vacations WHERE user_id = ${user} AND began >= ${since} ORDER BY began`;
      return rows.map(({ began, until }) => ({ began: Number(began), until: Number(until) }));
    },

    async addVacation(user, { began, until }) {
      await sql`
        INSERT INTO vacations (user_id, began, until) VALUES (${user}, ${began}, ${until})
        ON CONFLICT (user_id, began) DO UPDATE SET until = excluded.until`;
    },

    async endVacation(user, now) {
      await sql`UPDATE vacations SET until = ${now} WHERE user_id = ${user} AND until > ${now}`;
    },

    async onVacation(users, now) {
      const rows = await sql`
        SELECT user_id, max(until) AS until FROM vacations
        WHERE user_id IN (SELECT json_array_elements_text(${JSON.stringify(users)}::text::json)) AND until > ${now}
        GROUP BY user_id ORDER BY user_id`;
      return Object.fromEntries(rows.map(({ user_id, until }) => [String(user_id), Number(until)]));
    },

    async addSession(tokenHash, user, now, password) {
      // Whoever changes the password or forgets the user waits for this, and then ends this session, too; or this waits for them.
      const added = await sql.changed`
        INSERT INTO sessions (token_hash, user_id, seen) SELECT ${tokenHash}::text, id, ${now}::bigint FROM users
        WHERE id = ${user} AND name <> '' AND password IS NOT DISTINCT FROM ${password}::text FOR SHARE`;
      return added > 0;
    },

    async renewSession(before, tokenHash) {
      return (await sql.changed`UPDATE sessions SET token_hash = ${tokenHash} WHERE token_hash = ${before}`) > 0;
    },

    async session(tokenHash, now) {
      const [row] = await sql`
        SELECT id, name, login, seen FROM sessions JOIN users ON users.id = user_id WHERE token_hash = ${tokenHash}`;
      if (row === undefined) return null;
      // Whoever comes back may look around, too, while nothing can be saved.
      if (Number(row.seen) < now - DAY)
        await sql`UPDATE sessions SET seen = ${now} WHERE token_hash = ${tokenHash}`.catch(() => {});
      return { id: String(row.id), name: String(row.name), login: row.login === null ? null : String(row.login) };
    },

    async removeSession(tokenHash) {
      await sql`DELETE FROM sessions WHERE token_hash = ${tokenHash}`;
    },

    async removeSessionsOf(user) {
      await sql`DELETE FROM sessions WHERE user_id = ${user}`;
    },

    tidy: (before, inUse) => tidyUp(sql, before, inUse),
  };
}

async function entriesSince(sql: Sql, table: string, from: number): Promise<LogEntry[]> {
  let entries: LogEntry[] = [];
  for (let next = from; ; ) {
    const rows = await sql`
      SELECT seq, entry FROM log WHERE table_id = ${table} AND seq >= ${next} ORDER BY seq LIMIT ${PORTION}`;
    const read = rows.map(({ entry }) => parsed(entry) as LogEntry);
    // From the beginning it may be long: what was taken back is left out while it is read.
    entries = from === 0 ? answersLeft([...entries, ...read]) : [...entries, ...read];
    if (rows.length < PORTION) return entries;
    next = Number(rows.at(-1)?.seq) + 1;
  }
}
