/** The schema, step by step. A step that was released is never changed; a new one is added. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    user TEXT NOT NULL REFERENCES users (id),
    seen INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    config TEXT NOT NULL,
    seed TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES users (id),
    clock TEXT NOT NULL,
    listed INTEGER NOT NULL,
    pace TEXT NOT NULL,
    created INTEGER NOT NULL,
    state TEXT NOT NULL,
    waiting TEXT NOT NULL,
    answers INTEGER NOT NULL,
    since INTEGER NOT NULL,
    left_ms TEXT,
    wake_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_open ON tables (created) WHERE state = 'open' AND listed = 1;
  CREATE INDEX tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL;
  CREATE INDEX tables_host ON tables (host);

  CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    user TEXT,
    bot TEXT,
    invitation TEXT,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_user ON seats (user) WHERE user IS NOT NULL;

  CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE checkpoints (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    checkpoint TEXT NOT NULL
  ) STRICT;

  CREATE TABLE records (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    record TEXT NOT NULL
  ) STRICT;

  CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    id INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, id)
  ) STRICT, WITHOUT ROWID;
  `,
  // Checkpoints from before know no answers: their whole log is read, once.
  'ALTER TABLE checkpoints ADD COLUMN length INTEGER NOT NULL DEFAULT 0',
  `
  ALTER TABLE tables ADD COLUMN network TEXT NOT NULL DEFAULT '';
  CREATE INDEX tables_network ON tables (network, since);
  `,
  `
  ALTER TABLE tables ADD COLUMN clock_at INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET clock_at = since;
  CREATE TABLE notes (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
  'CREATE INDEX sessions_user ON sessions (user)',
  `
  CREATE INDEX tables_state ON tables (state, since);
  CREATE INDEX users_guests ON users (created) WHERE login IS NULL;
  `,
  `ALTER TABLE tables ADD COLUMN manners TEXT NOT NULL DEFAULT '{}'`,
  'CREATE INDEX tables_since ON tables (since)',
  `ALTER TABLE tables ADD COLUMN attendance TEXT NOT NULL DEFAULT '[]'`,
  `
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE wishes (
    user TEXT NOT NULL,
    part TEXT NOT NULL,
    value TEXT NOT NULL,
    sent INTEGER NOT NULL,
    PRIMARY KEY (user, part)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE notices (
    user TEXT NOT NULL,
    channel TEXT NOT NULL,
    kind TEXT NOT NULL,
    table_id TEXT NOT NULL,
    id TEXT NOT NULL UNIQUE,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    claimed_until INTEGER NOT NULL,
    PRIMARY KEY (user, channel, kind, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notices_due ON notices (due);
  `,
  `
  CREATE TABLE vacations (
    user TEXT NOT NULL,
    began INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (user, began)
  ) STRICT, WITHOUT ROWID
  `,
  'ALTER TABLE seats ADD COLUMN passing TEXT',
  // Rows of tables change with every answer: a column that changes so often has no index, but where a game is over.
  `
  DROP INDEX tables_network;
  DROP INDEX tables_state;
  DROP INDEX tables_since;
  CREATE INDEX tables_made ON tables (network) WHERE state <> 'over';
  CREATE INDEX tables_imported ON tables (network, since) WHERE state = 'over';
  CREATE INDEX tables_age ON tables (state, created);
  `,
  // Every answer changes a table's row and adds to its log. By the order of their making, rows that change together share pages, and
  // what is added goes to the last page; by their random ids each was in a page of its own, all of which had to be written.
  `
  CREATE TABLE new_tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    config TEXT NOT NULL,
    seed TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES users (id),
    clock TEXT NOT NULL,
    listed INTEGER NOT NULL,
    pace TEXT NOT NULL,
    created INTEGER NOT NULL,
    state TEXT NOT NULL,
    waiting TEXT NOT NULL,
    answers INTEGER NOT NULL,
    since INTEGER NOT NULL,
    left_ms TEXT,
    wake_at INTEGER,
    network TEXT NOT NULL,
    clock_at INTEGER NOT NULL,
    manners TEXT NOT NULL,
    attendance TEXT NOT NULL
  ) STRICT;
  INSERT INTO new_tables
    SELECT id, game, config, seed, host, clock, listed, pace, created, state, waiting, answers, since, left_ms, wake_at, network, clock_at,
      manners, attendance
    FROM tables ORDER BY created;
  DROP TABLE tables;
  ALTER TABLE new_tables RENAME TO tables;
  CREATE INDEX tables_open ON tables (created) WHERE state = 'open' AND listed = 1;
  CREATE INDEX tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL;
  CREATE INDEX tables_host ON tables (host);
  CREATE INDEX tables_made ON tables (network) WHERE state <> 'over';
  CREATE INDEX tables_imported ON tables (network, since) WHERE state = 'over';
  CREATE INDEX tables_age ON tables (state, created);

  CREATE TABLE new_log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT;
  INSERT INTO new_log SELECT table_id, seq, at, entry FROM log;
  DROP TABLE log;
  ALTER TABLE new_log RENAME TO log;
  `,
  // See journal.ts.
  'CREATE TABLE journal (id INTEGER PRIMARY KEY, lines TEXT NOT NULL) STRICT',
  // Whoever leaves for good is looked for in all that was ever said.
  `CREATE INDEX chat_author ON chat (CASE WHEN json_valid(line) THEN json_extract(line, '$.user') END)`,
];
