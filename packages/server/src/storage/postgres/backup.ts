/** All that is kept in PostgreSQL as one file, and back: a line of JSON for each row, compressed. */
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Sql, using } from './database.ts';
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

/** Rows on a line. A record may have a megabyte, and no text of JavaScript more than 512 of them. */
const AT_ONCE = 100;

interface Head {
  readonly orrery: 'backup';
  readonly schema: number;
}

/** As everything is at one moment, while servers go on. Gives the number of rows. */
export async function backUp(url: string, file: string): Promise<number> {
  return using(url, (sql) =>
    sql.begin(
      async (snapshot) => {
        const head: Head = { orrery: 'backup', schema: await schemaVersion(snapshot) };
        let rows = 0;
        async function* lines(): AsyncGenerator<string> {
          yield `${JSON.stringify(head)}\n`;
          for (const table of kept) {
            await snapshot.plain(`DECLARE each_row CURSOR FOR SELECT row_to_json(each) AS row FROM ${table} AS each`);
            for (;;) {
              const portion = await snapshot.plain(`FETCH ${AT_ONCE} FROM each_row`);
              if (portion.length === 0) break;
              rows += portion.length;
              yield `${JSON.stringify([table, portion.map(({ row }) => row)])}\n`;
            }
            await snapshot.plain('CLOSE each_row');
          }
        }
        await pipeline(lines, createGzip(), createWriteStream(file, { mode: 0o600 }));
        return rows;
      },
      { mode: 'ISOLATION LEVEL REPEATABLE READ READ ONLY' },
    ),
  );
}

/** Into a database without games, all or nothing. Gives the number of rows. */
export async function restore(url: string, file: string): Promise<number> {
  return using(url, async (sql) => {
    await migrate(sql);
    return sql.begin(async (step) => {
      await needUnused(step);
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

/** A server that was started here has noted the time and made secrets; those of the games take their place, which a running one would not hear of. */
async function needUnused(step: Sql): Promise<void> {
  const [used] = await step`SELECT 1 FROM users UNION ALL SELECT 1 FROM tables LIMIT 1`;
  if (used) throw new Error('this database has games already; give an empty one');
  const [running] =
    await step`SELECT 1 FROM nodes JOIN pg_stat_activity ON application_name = 'orrery ' || session LIMIT 1`;
  if (running) throw new Error('a server runs on this database; stop it first');
  await step`DELETE FROM notes`;
  await step`DELETE FROM secrets`;
}

async function insert(step: Sql, line: string): Promise<number> {
  const [table, rows]: [(typeof kept)[number], unknown[]] = JSON.parse(line);
  if (!kept.includes(table)) throw new Error(`what is '${table}'?`);
  await step.plain(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::text::json)`, [
    JSON.stringify(rows),
  ]);
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
