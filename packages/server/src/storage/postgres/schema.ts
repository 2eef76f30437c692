/** The schema, step by step. A step that was released is never changed; a new one is added, which servers of the version before can live with. */
import { type Database, MINUTES, type Sql } from './database.ts';

const steps: readonly string[] = [
  `
  CREATE TABLE users (
    id text PRIMARY KEY,
    name text NOT NULL,
    login text UNIQUE,
    password text,
    created bigint NOT NULL
  );
  CREATE INDEX users_guests ON users (created) WHERE login IS NULL;

  CREATE TABLE sessions (
    token_hash text PRIMARY KEY,
    user_id text NOT NULL,
    seen bigint NOT NULL
  );
  CREATE INDEX sessions_user ON sessions (user_id);

  -- Rows change with every answer: columns that change so often have no index, and pages keep room for the next version.
  CREATE TABLE tables (
    id text PRIMARY KEY,
    game text NOT NULL,
    config text NOT NULL,
    seed text NOT NULL,
    host text NOT NULL,
    network text NOT NULL,
    clock text NOT NULL,
    listed integer NOT NULL,
    pace text NOT NULL,
    manners text NOT NULL,
    created bigint NOT NULL,
    state text NOT NULL,
    waiting text NOT NULL,
    answers integer NOT NULL,
    since bigint NOT NULL,
    left_ms text,
    clock_at bigint NOT NULL,
    wake_at bigint,
    -- The session (nodes.session) that last took the table, and how often it was taken.
    owner text,
    epoch bigint NOT NULL DEFAULT 0
  ) WITH (fillfactor = 60);
  CREATE INDEX tables_open ON tables (created) WHERE state = 'open' AND listed = 1;
  CREATE INDEX tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL;
  CREATE INDEX tables_host ON tables (host);
  CREATE INDEX tables_network ON tables (network);

  CREATE TABLE seats (
    table_id text NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    user_id text,
    bot text,
    invitation text,
    PRIMARY KEY (table_id, seat)
  );
  CREATE INDEX seats_user ON seats (user_id) WHERE user_id IS NOT NULL;

  CREATE TABLE log (
    table_id text NOT NULL,
    seq integer NOT NULL,
    at bigint NOT NULL,
    epoch bigint NOT NULL,
    entry text NOT NULL,
    PRIMARY KEY (table_id, seq)
  );

  CREATE TABLE checkpoints (
    table_id text PRIMARY KEY,
    checkpoint text NOT NULL,
    length integer NOT NULL
  );
  CREATE TABLE records (table_id text PRIMARY KEY, record text NOT NULL);
  CREATE TABLE chat (table_id text NOT NULL, id integer NOT NULL, line text NOT NULL, PRIMARY KEY (table_id, id));

  CREATE TABLE takeovers (
    table_id text NOT NULL,
    epoch bigint NOT NULL,
    session text NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (table_id, epoch)
  );

  CREATE TABLE notes (name text PRIMARY KEY, value bigint NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp());

  -- One row for each session of a server; those that are alive are in pg_stat_activity, too.
  CREATE TABLE nodes (session text PRIMARY KEY, address text NOT NULL, secret text NOT NULL);

  -- What may be lost with PostgreSQL: who is connected where, and counts for limits.
  CREATE UNLOGGED TABLE presence (
    session text NOT NULL,
    table_id text NOT NULL,
    user_id text NOT NULL,
    network text NOT NULL,
    sockets integer NOT NULL,
    PRIMARY KEY (session, table_id, user_id, network)
  );
  CREATE INDEX presence_table ON presence (table_id);
  CREATE INDEX presence_user ON presence (user_id);
  CREATE INDEX presence_network ON presence (network);
  CREATE UNLOGGED TABLE counts (key text PRIMARY KEY, count integer NOT NULL, until timestamptz NOT NULL);
  `,
  `ALTER TABLE tables ADD COLUMN attendance text NOT NULL DEFAULT '[]'`,
  `
  CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL);

  CREATE TABLE wishes (
    user_id text NOT NULL,
    part text NOT NULL,
    value text NOT NULL,
    sent bigint NOT NULL,
    PRIMARY KEY (user_id, part)
  );

  CREATE TABLE notices (
    user_id text NOT NULL,
    channel text NOT NULL,
    kind text NOT NULL,
    table_id text NOT NULL,
    id text NOT NULL UNIQUE,
    due bigint NOT NULL,
    attempts integer NOT NULL,
    claimed_until timestamptz,
    PRIMARY KEY (user_id, channel, kind, table_id)
  );
  CREATE INDEX notices_due ON notices (due);
  `,
  `
  CREATE TABLE vacations (
    user_id text NOT NULL,
    began bigint NOT NULL,
    until bigint NOT NULL,
    PRIMARY KEY (user_id, began)
  )
  `,
  'ALTER TABLE seats ADD COLUMN passing text',
  // Whoever leaves for good is looked for in all that was ever said. Large sites make it beforehand (operations.md).
  `CREATE INDEX IF NOT EXISTS chat_author ON chat ((CASE WHEN line IS JSON OBJECT THEN line::json ->> 'user' END))`,
];

export async function schemaVersion(sql: Sql): Promise<number> {
  const [row] = await sql`SELECT version FROM schema_version`;
  return Number(row?.version ?? 0);
}

/** Whoever comes first brings the schema up to date; others that start meanwhile wait. */
export async function migrate(sql: Database): Promise<void> {
  const bringUp = async (step: Sql) => {
    await step`SELECT pg_advisory_xact_lock(hashtextextended('orrery schema', 1))`;
    await step`CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)`;
    const [row] = await step`SELECT version FROM schema_version`;
    const done = Number(row?.version ?? 0);
    if (done > steps.length) {
      throw new Error(`the data were written by a newer Orrery (schema ${done}); start that version instead`);
    }
    for (const text of steps.slice(done)) await step.plain(text);
    if (row === undefined) await step`INSERT INTO schema_version VALUES (${steps.length})`;
    else if (done < steps.length) await step`UPDATE schema_version SET version = ${steps.length}`;
  };
  await sql.begin(bringUp, { patience: MINUTES });
}
