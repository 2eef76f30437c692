/** What is removed from PostgreSQL when it is too old. */
import type { Cutoffs } from '../storage.ts';
import { type Database, MINUTES, type Sql } from './database.ts';

/** In small portions: nobody waits for long. */
const AT_A_TIME = 500;

/** Tables by name, those that refer to others first. */
const partsOfTable = ['seats', 'log', 'checkpoints', 'records', 'chat', 'takeovers'];

/** Gives how many things were removed. Tables that a server has in memory are locked, and stay. */
export function tidyUp(sql: Database, before: Cutoffs, inUse: readonly string[]): Promise<number> {
  return sql.begin(
    async (step) => {
      await step`DELETE FROM counts WHERE until < clock_timestamp()`;
      await step`DELETE FROM takeovers WHERE at < clock_timestamp() - interval '30 days'`;
      const tables = await removeTables(step, before, inUse);
      const sessions = await step.changed`DELETE FROM sessions WHERE seen < ${before.sessions}`;
      const guests = await step.changed`
      WITH old AS (
        SELECT id FROM users WHERE login IS NULL AND created < ${before.guests}
          AND NOT EXISTS (SELECT 1 FROM seats WHERE user_id = users.id)
          AND NOT EXISTS (SELECT 1 FROM tables WHERE host = users.id)
          AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id AND seen >= ${before.guests})
        LIMIT ${AT_A_TIME}
      ), ended AS (DELETE FROM sessions WHERE user_id IN (SELECT id FROM old)),
      unwished AS (DELETE FROM wishes WHERE user_id IN (SELECT id FROM old)),
      untold AS (DELETE FROM notices WHERE user_id IN (SELECT id FROM old)),
      rested AS (DELETE FROM vacations WHERE user_id IN (SELECT id FROM old))
      DELETE FROM users WHERE id IN (SELECT id FROM old)`;
      const chat = await step.changed`
      DELETE FROM chat WHERE table_id IN (
        SELECT id FROM tables WHERE state = 'over' AND since < ${before.chat}
        AND EXISTS (SELECT 1 FROM chat WHERE table_id = tables.id) LIMIT ${AT_A_TIME}
      )`;
      return tables + sessions + guests + chat;
    },
    { patience: MINUTES },
  );
}

/** Rows of tables that a server has are not locked: it would wait with all it commits until this is done, and be taken for dead. */
async function removeTables(step: Sql, before: Cutoffs, inUse: readonly string[]): Promise<number> {
  const free = await step`
    WITH old AS MATERIALIZED (
      SELECT id, since FROM tables WHERE id NOT IN (SELECT json_array_elements_text(${JSON.stringify(inUse)}::text::json)) AND (
        state = 'open' AND since < ${before.open} OR state = 'running' AND since < ${before.running}
        OR state = 'over' AND since < ${before.nobodys}
        AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND user_id IS NOT NULL)
      ) LIMIT ${AT_A_TIME}
    ), free AS MATERIALIZED (SELECT * FROM old WHERE pg_try_advisory_xact_lock(hashtextextended(id, 0)))
    SELECT tables.id FROM tables JOIN free ON free.id = tables.id AND free.since = tables.since
    FOR UPDATE OF tables SKIP LOCKED`;
  const gone = JSON.stringify(free.map(({ id }) => id));
  for (const part of partsOfTable) {
    await step.plain(`DELETE FROM ${part} WHERE table_id IN (SELECT json_array_elements_text($1::text::json))`, [gone]);
  }
  await step`DELETE FROM tables WHERE id IN (SELECT json_array_elements_text(${gone}::text::json))`;
  return free.length;
}
