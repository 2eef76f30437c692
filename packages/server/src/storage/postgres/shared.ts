/** What servers on one database know of each other besides their tables: counts for limits, who is connected, and small signals. */
import type { Counted, Present, Signal } from '../../cluster/cluster.ts';
import type { Sql } from './database.ts';
import { CHANNEL } from './ownership.ts';

interface Counting {
  readonly key: string;
  readonly window: number;
  by: number;
  readonly counted: PromiseWithResolvers<Counted>;
}

export class Shared {
  readonly #sql: Sql;
  readonly #own: () => string;
  #counting = new Map<string, Counting>();

  constructor(sql: Sql, own: () => string) {
    this.#sql = sql;
    this.#own = own;
  }

  /** All that is counted in one turn of the event loop is counted together. */
  count(key: string, window: number, by = 1): Promise<Counted> {
    if (this.#counting.size === 0) setImmediate(() => void this.#countAll());
    const counting = this.#counting.get(key) ?? { key, window, by: 0, counted: Promise.withResolvers<Counted>() };
    counting.by += by;
    this.#counting.set(key, counting);
    return counting.counted.promise;
  }

  async arrive({ table, user, network }: Present): Promise<void> {
    await this.#sql`
      INSERT INTO presence AS p (session, table_id, user_id, network, sockets) VALUES (${this.#own()}, ${table}, ${user}, ${network}, 1)
      ON CONFLICT (session, table_id, user_id, network) DO UPDATE SET sockets = p.sockets + 1`;
  }

  async leave({ table, user, network }: Present): Promise<void> {
    await this.#sql`
      UPDATE presence SET sockets = sockets - 1
      WHERE session = ${this.#own()} AND table_id = ${table} AND user_id = ${user} AND network = ${network}`;
    await this.#sql`
      DELETE FROM presence WHERE session = ${this.#own()} AND table_id = ${table} AND user_id = ${user} AND sockets <= 0`;
  }

  /** Sockets at other servers. */
  async socketsElsewhere(network: string, user: string): Promise<{ network: number; user: number }> {
    const [row] = await this.#sql`
      SELECT coalesce(sum(sockets) FILTER (WHERE network = ${network}), 0) AS network,
        coalesce(sum(sockets) FILTER (WHERE user_id = ${user}), 0) AS user
      FROM presence JOIN pg_stat_activity ON application_name = 'orrery ' || session
      WHERE session <> ${this.#own()} AND (network = ${network} OR user_id = ${user})`;
    return { network: Number(row?.network), user: Number(row?.user) };
  }

  async connectedAt(tables: readonly string[]): Promise<Set<string>> {
    const rows = await this.#sql`
      SELECT DISTINCT table_id, user_id FROM presence JOIN pg_stat_activity ON application_name = 'orrery ' || session
      WHERE table_id IN (SELECT json_array_elements_text(${JSON.stringify(tables)}::text::json)) AND sockets > 0`;
    return new Set(rows.map(({ table_id, user_id }) => `${table_id} ${user_id}`));
  }

  async tell(signal: Signal): Promise<void> {
    await this.#sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify({ from: this.#own(), signal })})`;
  }

  async #countAll(): Promise<void> {
    const all = this.#counting;
    this.#counting = new Map();
    const list = [...all.values()].map(({ key, window, by }) => ({ key, by, length: window }));
    try {
      const rows = await this.#sql`
        INSERT INTO counts AS c (key, count, until)
        SELECT key, by, clock_timestamp() + length * interval '1 millisecond'
        FROM json_to_recordset(${JSON.stringify(list)}::text::json) AS each(key text, by integer, length double precision)
        ORDER BY key
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN c.until < clock_timestamp() THEN excluded.count ELSE greatest(0, c.count) + excluded.count END,
          until = CASE WHEN c.until < clock_timestamp() THEN excluded.until ELSE c.until END
        RETURNING key, count, extract(epoch FROM until - clock_timestamp()) * 1000 AS left`;
      for (const { key, count, left } of rows) {
        all.get(String(key))?.counted.resolve({ count: Number(count), left: Math.max(0, Math.round(Number(left))) });
      }
    } catch (error) {
      for (const { counted } of all.values()) counted.reject(error);
    }
  }
}
