/** All that is kept in PostgreSQL as one file, and back: a line of JSON for each row, compressed. */
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { migrate, schemaVersion } from './schema.ts';

/** What is not listed belongs to running servers, and is nothing after them. */
const kept = [
  'users',
  'sessions',
  'vacations',
  'tables',
  'seats',
  'log',
  'checkpoints',
  'records',
  'chat',
  'takeovers',
  'notes',
  'secrets',
  'wishes',
  'notices',
] as const;

const AT_ONCE = 1000;

interface Head {
  readonly orrery: 'backup';
  readonly schema: number;
}

/** As everything is at one moment, while servers go on. Gives the number of rows. */
export async function backUp(url: string, file: string): Promise<number> {
  return using(url, (sql) =>
    sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', async (snapshot) => {
      const head: Head = { orrery: 'backup', schema: await schemaVersion(snapshot) };
      let rows = 0;
      async function* lines(): AsyncGenerator<string> {
        yield `${JSON.stringify(head)}\n`;
        for (const table of kept) {
          const all = snapshot`SELECT row_to_json(each) AS row FROM ${snapshot(table)} AS each`;
          for await (const portion of all.cursor(AT_ONCE)) {
            rows += portion.length;
            yield `${JSON.stringify([table, portion.map(({ row }) => row)])}\n`;
          }
        }
      }
      await pipeline(lines, createGzip(), createWriteStream(file, { mode: 0o600 }));
      return rows;
    }),
  );
}

/** Into a database without games, all or nothing. Gives the number of rows. */
export async function restore(url: string, file: string): Promise<number> {
  return using(url, async (sql) => {
    await migrate(sql);
    return sql.begin(async (step) => {
      const [used] = await step`SELECT 1 FROM users UNION ALL SELECT 1 FROM tables LIMIT 1`;
      if (used) throw new Error('this database has games already; give an empty one');
      const schema = await schemaVersion(step);
      let rows = -1;
      await pipeline(createReadStream(file), createGunzip(), async (source) => {
        for await (const line of createInterface({ input: Readable.from(source) })) {
          if (rows >= 0) rows += await insert(step, line);
          else rows = needHead(line, schema);
        }
      });
      await step`UPDATE tables SET owner = NULL`; // nobody has any of them here
      return rows;
    });
  });
}

async function insert(step: TransactionSql, line: string): Promise<number> {
  const [table, rows]: [(typeof kept)[number], unknown[]] = JSON.parse(line);
  if (!kept.includes(table)) throw new Error(`what is '${table}'?`);
  await step`
    INSERT INTO ${step(table)}
    SELECT * FROM json_populate_recordset(NULL::${step(table)}, ${JSON.stringify(rows)}::text::json)`;
  return rows.length;
}

/** A backup fits the version that made it: restore with that one, and then start a newer one. Gives the number of rows so far. */
function needHead(line: string, schema: number): number {
  const head: Head = JSON.parse(line);
  if (head.orrery !== 'backup') throw new Error('this is no backup of ours');
  if (head.schema !== schema)
    throw new Error(`this backup was made by another version (schema ${head.schema}, here ${schema})`);
  return 0;
}

async function using<T>(url: string, task: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => {} });
  try {
    return await task(sql);
  } finally {
    await sql.end();
  }
}
