/** What is kept of notifications, in PostgreSQL. */
import { randomBytes } from 'node:crypto';
import type { Post } from '../post.ts';
import { noticeFrom, wishFrom } from '../sqlite-post.ts';
import type { Database } from './database.ts';

export function postFrom(sql: Database): Post {
  return {
    async secret(name) {
      const made = randomBytes(32).toString('base64url');
      await sql`INSERT INTO secrets (name, value) VALUES (${name}, ${made}) ON CONFLICT DO NOTHING`;
      const [row] = await sql`SELECT value FROM secrets WHERE name = ${name}`;
      return String(row?.value);
    },

    async wishes(user) {
      return (await sql`SELECT * FROM wishes WHERE user_id = ${user} ORDER BY part`).map(wishFrom);
    },

    async setWish(user, part, value) {
      if (value === null) {
        await sql.begin(async (step) => {
          await step`DELETE FROM wishes WHERE user_id = ${user} AND part = ${part}`;
          await step`DELETE FROM notices WHERE user_id = ${user} AND channel = ${part}`;
        });
      } else {
        await sql`
          INSERT INTO wishes (user_id, part, value, sent) VALUES (${user}, ${part}, ${value}, 0)
          ON CONFLICT (user_id, part) DO UPDATE SET value = excluded.value`;
        // That an old address failed says nothing of a new one.
        await sql`UPDATE notices SET attempts = 0 WHERE user_id = ${user} AND channel = ${part}`;
      }
    },

    /** What comes while a channel fails waits with what has failed, and is no reason to try it more often. */
    async addNotice(id, { user, channel, kind, table }, due) {
      await sql`
        INSERT INTO notices (user_id, channel, kind, table_id, id, due, attempts)
        SELECT ${user}, ${channel}, ${kind}, ${table}, ${id}, greatest(${due}::bigint, max(due)), 0 FROM notices
        WHERE user_id = ${user} AND channel = ${channel} AND attempts > 0
        ON CONFLICT (user_id, channel, kind, table_id)
        DO UPDATE SET id = excluded.id, due = excluded.due, claimed_until = NULL`;
    },

    /** One server at a time, so that what belongs together is sent together. Claims end by PostgreSQL's clock, not by one of ours. */
    async claimNotices(now, patience, atMost) {
      const [any] = await sql`SELECT 1 FROM notices WHERE due <= ${now} LIMIT 1`;
      if (any === undefined) return [];
      return sql.begin(async (step) => {
        await step`SELECT pg_advisory_xact_lock(hashtextextended('orrery notices', 1))`;
        const rows = await step`
          UPDATE notices SET claimed_until = clock_timestamp() + ${patience}::double precision * interval '1 millisecond',
            attempts = attempts + 1
          WHERE due <= ${now} AND (claimed_until IS NULL OR claimed_until <= clock_timestamp()) AND (user_id, channel) IN (
            SELECT user_id, channel FROM notices
            WHERE due <= ${now} AND (claimed_until IS NULL OR claimed_until <= clock_timestamp())
            GROUP BY user_id, channel ORDER BY min(due) LIMIT ${atMost}
          ) RETURNING *`;
        return rows.map(noticeFrom);
      });
    },

    async putOffNotices(ids, due, hasFailed) {
      await sql`
        UPDATE notices SET due = ${due}, claimed_until = NULL, attempts = attempts - ${hasFailed ? 0 : 1}
        WHERE id IN (SELECT json_array_elements_text(${JSON.stringify(ids)}::text::json))`;
    },

    async removeNotices(ids) {
      await sql`DELETE FROM notices WHERE id IN (SELECT json_array_elements_text(${JSON.stringify(ids)}::text::json))`;
    },

    async noteSent(user, part, now) {
      await sql`UPDATE wishes SET sent = ${now} WHERE user_id = ${user} AND part = ${part}`;
    },
  };
}
