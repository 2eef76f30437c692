/**
 * PostgreSQL, asked on a few connections. Whatever is asked is answered or fails within a known time: a connection that breaks or
 * falls silent is thrown away, and what is asked next gets another one.
 */
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type ClientBase, type ClientConfig, DatabaseError, Pool, type QueryResult } from 'pg';
import { UnderWay } from '../../under-way.ts';
import type { Row } from '../rows.ts';
import { Fenced, Unsaved } from '../storage.ts';

export type Value = string | number | Date | null;

export interface Sql {
  /** Gives rows. What is written between `${…}` is a value, never a part of the text. */
  (text: TemplateStringsArray, ...values: Value[]): Promise<Row[]>;
  /** Gives how many rows were changed. */
  changed(text: TemplateStringsArray, ...values: Value[]): Promise<number>;
  /** A text as it is, with `$1` and so on for values. Without any, it may be several statements. */
  plain(text: string, values?: readonly Value[]): Promise<Row[]>;
}

export interface Database extends Sql {
  /** All of it or nothing. */
  begin<T>(work: (step: Sql) => Promise<T>, ways?: Ways): Promise<T>;
  end(): Promise<void>;
}

interface Ways {
  /** `ISOLATION LEVEL …` */
  readonly mode?: string;
  /** Milliseconds that one statement may take. Without it, as long as it wants to. */
  readonly patience?: number;
}

/** What nobody waits for may take so long. In milliseconds. */
export const MINUTES = 600_000;
/** Milliseconds for which a server that stops waits for what it has asked. */
export const FAREWELL = 1000;
/** And then for connections to be closed politely. */
const LAST_WORD = 100;
/** Milliseconds until a connection is there, or one of those that are there is free. */
const CONNECTED = 5000;
/** Milliseconds by which PostgreSQL may be late with saying that a statement took too long. */
const DELAY = 1000;
/** What PostgreSQL says when it goes or comes, is too busy, or a statement took too long. */
const AWAY = /^(?:08...|57P0.|25P0[34]|53300|57014)$/;
/** And when it has no room, its disk fails, or nothing may be written to it. */
const REFUSED = /^(?:53...|58...|25006)$/;

export function connect(url: string, connections: number, patience?: number): Database {
  const sockets = new Set<Socket>();
  const underWay = new UnderWay();
  const pool = new Pool({
    ...clientOf(url, () => {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    }),
    application_name: 'orrery reader',
    max: connections,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTED,
    ...(patience && { statement_timeout: patience, idle_in_transaction_session_timeout: patience }),
  });
  const ignore = () => {}; // whoever asks is told; what nobody uses is not missed
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));

  const use = async <T>(work: (client: ClientBase) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch(rethrow);
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(error instanceof Fenced || client.getTransactionStatus() !== 'I');
      throw error;
    }
  };
  const begin = <T>(work: (step: Sql) => Promise<T>, { mode = '', patience: long = patience }: Ways = {}): Promise<T> =>
    use(async (client) => {
      const step = sqlOf((text, values) => ask(client, text, values, long));
      await step.plain(`BEGIN ${mode}`);
      if (long !== patience) await step.plain(`SET LOCAL statement_timeout = ${long ?? 0}`);
      const result = await work(step);
      await step.plain('COMMIT');
      return result;
    });

  return Object.assign(
    sqlOf((text, values) => underWay.follow(use((client) => ask(client, text, values, patience)))),
    {
      begin: <T>(work: (step: Sql) => Promise<T>, ways?: Ways) => underWay.follow(begin(work, ways)),
      async end() {
        await underWay.end(FAREWELL);
        await Promise.race([pool.end(), pause(LAST_WORD, undefined, { ref: false })]);
        for (const socket of sockets) socket.destroy();
      },
    },
  );
}

/** For one task, on one connection that waits as long as the task takes. */
export async function using<T>(url: string, task: (sql: Database) => Promise<T>): Promise<T> {
  const sql = connect(url, 1);
  try {
    return await task(sql);
  } finally {
    await sql.end();
  }
}

/** `sslmode` means what it means to PostgreSQL's own programs: `require` encrypts, `verify-full` also wants to know who answers. */
export function clientOf(url: string, stream: () => Socket): ClientConfig {
  const address = new URL(url);
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
  return { connectionString: address.href, stream, keepAlive: true };
}

type Ask = (text: string, values: readonly Value[]) => Promise<QueryResult<Row> | QueryResult<Row>[]>;

function sqlOf(ask: Ask): Sql {
  const last = async (text: string, values: readonly Value[]) => [await ask(text, values)].flat().at(-1);
  const numbered = (parts: TemplateStringsArray) => parts.reduce((text, part, i) => `${text}$${i}${part}`);
  const rows = async (text: string, values: readonly Value[]) => (await last(text, values))?.rows ?? [];
  return Object.assign((parts: TemplateStringsArray, ...values: Value[]) => rows(numbered(parts), values), {
    changed: async (parts: TemplateStringsArray, ...values: Value[]) =>
      (await last(numbered(parts), values))?.rowCount ?? 0,
    plain: (text: string, values: readonly Value[] = []) => rows(text, values),
  });
}

function ask(client: ClientBase, text: string, values: readonly Value[], patience: number | undefined) {
  const question = { text, values: [...values], ...(patience && { query_timeout: patience + DELAY }) };
  return client.query<Row>(question).catch(rethrow);
}

export function isAway(error: unknown): boolean {
  return !(error instanceof DatabaseError) || AWAY.test(error.code ?? '');
}

/** What PostgreSQL cannot keep now; whoever wants it may ask again. */
export function isRefused(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && REFUSED.test(error.code ?? '');
}

/** Whoever asks while PostgreSQL is away is told so, and may ask again. */
function rethrow(error: unknown): never {
  if (isAway(error))
    throw new Fenced(`PostgreSQL cannot be reached: ${error instanceof Error ? error.message : error}`);
  throw isRefused(error) ? new Unsaved(error.message) : error;
}
