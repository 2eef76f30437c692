/** Who owns which table, in SQL. A lock is PostgreSQL's; the row says who has it, for those who ask. */

/** So many entries before a table's last checkpoint are kept, for those who look into what happened. */
export const LOG_KEPT = 10_000;

/** How a session is called among PostgreSQL's activities. */
export const nameOf = (session: string): string => `orrery ${session}`;

/**
 * The lists in a commit are all alike to a planner. A statement of which the end never arrives is not idle: it ends with its transaction
 * (since version 17), or with the line, when nobody is at the other end of it any more.
 */
export const introduce = `
  SELECT set_config('orrery.session', $1, false), set_config('application_name', $2, false),
    set_config('idle_session_timeout', $3, false), set_config('idle_in_transaction_session_timeout', $3, false),
    set_config('tcp_keepalives_idle', $4, false), set_config('tcp_keepalives_interval', '1', false),
    set_config('tcp_keepalives_count', '3', false), set_config('plan_cache_mode', 'force_generic_plan', false),
    (SELECT set_config(name, $3, false) FROM pg_settings WHERE name = 'transaction_timeout')`;

/** Where servers tell each other small things. */
export const CHANNEL = 'orrery';

export const listen = `LISTEN ${CHANNEL}`;

export const endSession = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1';

/** Those that are gone are forgotten on the occasion. */
export const register = `
  WITH gone AS (
    DELETE FROM nodes WHERE NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = 'orrery ' || nodes.session)
  ), absent AS (
    DELETE FROM presence WHERE NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = 'orrery ' || presence.session)
  ), expired AS (
    DELETE FROM counts WHERE until < clock_timestamp()
  )
  INSERT INTO nodes (session, address, secret) VALUES ($1, $2, $3)`;

export const announce = 'UPDATE nodes SET address = $2 WHERE session = $1';

/** Those that are alive. Also what we say so that PostgreSQL knows of us. */
export const alive = `
  SELECT session FROM nodes JOIN pg_stat_activity ON application_name = 'orrery ' || session`;

export const unregister = 'DELETE FROM nodes WHERE session = $1';

const lockOf = (id: string) => `hashtextextended(${id}, 0)`;

/** What takes those of the tables in `wanted` that are free. */
const takeWanted = `
  locked AS MATERIALIZED (SELECT id FROM wanted WHERE pg_try_advisory_lock(${lockOf('id')})),
  taken AS (
    UPDATE tables SET epoch = epoch + 1, owner = $2 FROM locked WHERE tables.id = locked.id RETURNING tables.id, tables.epoch
  ),
  noted AS (INSERT INTO takeovers (table_id, epoch, session) SELECT id, epoch, $2 FROM taken)`;

/** The epoch when the table is ours; otherwise who has it, if anybody. Nothing when there is no such table. */
export const take = `
  WITH wanted AS MATERIALIZED (SELECT id FROM tables WHERE id = $1 AND owner IS DISTINCT FROM $2), ${takeWanted}
  SELECT
    coalesce(taken.epoch, CASE WHEN tables.owner = $2 THEN tables.epoch END) AS epoch,
    nodes.session, nodes.address, nodes.secret
  FROM tables LEFT JOIN taken ON taken.id = tables.id LEFT JOIN nodes ON nodes.session = tables.owner AND nodes.session <> $2
  WHERE tables.id = $1`;

export const takeDue = `
  WITH wanted AS MATERIALIZED (
    SELECT id FROM tables WHERE wake_at <= $1 AND owner IS DISTINCT FROM $2
    AND id NOT IN (SELECT json_array_elements_text($3::text::json))
    ORDER BY wake_at LIMIT 1000 FOR UPDATE SKIP LOCKED
  ), ${takeWanted}
  SELECT id, epoch FROM taken ORDER BY id`;

const listed = 'json_to_recordset($1::text::json) AS each(id text, epoch bigint)';

/** Before the locks fall, so that nobody is thought the owner who is none. */
export const disown = `
  UPDATE tables SET owner = NULL FROM ${listed}
  WHERE tables.id = each.id AND tables.epoch = each.epoch AND tables.owner = $2`;

export const unlock = `SELECT pg_advisory_unlock(${lockOf('id')}) FROM ${listed}`;

/** The locks of our session for tables that are not ours. */
export const unlockStrays = `
  WITH held AS MATERIALIZED (
    SELECT (classid::bigint << 32) | objid::bigint AS key FROM pg_locks
    WHERE locktype = 'advisory' AND pid = pg_backend_pid() AND objsubid = 1
  )
  SELECT pg_advisory_unlock(key) FROM held WHERE key NOT IN (SELECT ${lockOf('id')} FROM tables WHERE owner = $1)`;

/** Not too much at a time, because everybody waits meanwhile. */
export const cutLog = `
  DELETE FROM log WHERE table_id = $1 AND seq < $2 AND seq < (SELECT min(seq) FROM log WHERE table_id = $1) + 1000`;
