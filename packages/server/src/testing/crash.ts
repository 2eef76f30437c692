/**
 * Kills a server with SIGKILL at random moments while people and bots play on it, and starts it again on the same file.
 * Afterwards every acknowledged answer has to be there, once, and every record has to verify.
 * `node crash.ts 500` does so 500 times.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect } from '../storage/postgres/database.ts';
import { openPostgres } from '../storage/postgres/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { acknowledgedBy, check, Lost, newTable, type Player, type WholeLog } from './players.ts';
import { newDatabase } from './postgres.ts';

export interface CrashSettings {
  readonly kills: number;
  /** Games played at the same time. */
  readonly tables: number;
  /** At most so many answers are acknowledged between a start and a kill. */
  readonly answers: number;
  /** A PostgreSQL to play on; without it SQLite. */
  readonly postgresUrl?: string;
}

/** Where the games are kept. */
interface Place {
  readonly folder: string;
  readonly databaseUrl: string | null;
}

export interface CrashResult {
  readonly kills: number;
  readonly tables: number;
  readonly finished: number;
  readonly acknowledged: number;
}

const PATIENCE = 5000;
/** Milliseconds that a server may take to start, or to end, on the busiest machine. */
const LATE = 120_000;

export async function crash({ kills, tables, answers, postgresUrl }: CrashSettings): Promise<CrashResult> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-crash-'));
  const place: Place = { folder, databaseUrl: postgresUrl === undefined ? null : await newDatabase(postgresUrl) };
  const players: Player[] = [];
  try {
    for (let kill = 0; kill < kills; kill++) {
      const { url, child } = await start(place);
      const playing = keepPlaying(url, players, tables);
      await someAnswers(players, Math.random() * answers);
      await Promise.all([end(child, 'SIGKILL'), playing]);
    }
    // The last life: everybody finds out what became of their last answer.
    const { url, child } = await start(place);
    for (const player of players) await player.comeBack(url);
    await end(child, 'SIGTERM');
    const finished = await checkAll(place, players);
    const count = new Set(players.map(({ table }) => table)).size;
    return { kills, tables: count, finished, acknowledged: acknowledgedBy(players) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A moment after so many more answers were acknowledged; a busy machine need not get that far. */
async function someAnswers(players: readonly Player[], count: number): Promise<void> {
  const before = acknowledgedBy(players);
  const end = performance.now() + PATIENCE;
  while (acknowledgedBy(players) < before + count && performance.now() < end) await pause(2);
  await pause(Math.random() * 10);
}

async function start({ folder, databaseUrl }: Place): Promise<{ url: string; child: ChildProcess }> {
  const script = fileURLToPath(new URL('./crash-server.ts', import.meta.url));
  const env = { NODE_COMPILE_CACHE: join(folder, 'cache'), ...process.env, DATABASE_URL: databaseUrl ?? '' };
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'], env });
  const up = Promise.withResolvers<string>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('http')) up.resolve(line);
    else process.stderr.write(`${line}\n`); // its log
  });
  const died = once(child, 'exit', within('start')).then(() => Promise.reject(hasEnded(child)));
  const url = await Promise.race([up.promise, died]);
  died.catch(() => {});
  return { url, child };
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) throw hasEnded(child);
  child.kill(signal);
  await once(child, 'exit', within('end'));
}

function hasEnded({ exitCode, signalCode }: ChildProcess): Error {
  return new Error(`the server ended by itself with ${exitCode ?? signalCode}`);
}

/** A server that hangs is a fault of its own. */
export function within(what: string): { signal: AbortSignal } {
  const late = new AbortController();
  setTimeout(() => late.abort(new Error(`the server does not ${what}`)), LATE).unref();
  return { signal: late.signal };
}

/** Plays until the server dies. */
async function keepPlaying(url: string, players: Player[], tables: number): Promise<void> {
  const playing = players.filter(({ isOver }) => !isOver).map((player) => lossIn(player.play(url)));
  const missing = tables - new Set(players.filter(({ isOver }) => !isOver).map(({ table }) => table)).size;
  for (let i = 0; i < missing; i++) {
    try {
      const added = await newTable(url);
      players.push(...added);
      playing.push(...added.map((player) => lossIn(player.play(url))));
    } catch {
      break; // killed meanwhile
    }
  }
  for (const loss of await Promise.all(playing)) if (loss !== null) throw loss;
}

/** Players whose server dies stop playing; that is no loss. */
async function lossIn(playing: Promise<void>): Promise<Lost | null> {
  try {
    await playing;
    return null;
  } catch (error) {
    return error instanceof Lost ? error : null;
  }
}

async function checkAll({ folder, databaseUrl }: Place, players: readonly Player[]): Promise<number> {
  if (databaseUrl !== null) return checkPostgres(databaseUrl, players);
  const storage = await openSqlite(folder);
  const file = new DatabaseSync(join(folder, 'orrery.db'), { readOnly: true });
  const statement = file.prepare('SELECT entry FROM log WHERE table_id = ? ORDER BY seq');
  const wholeLog: WholeLog = async (table) => statement.all(table).map(({ entry }) => JSON.parse(String(entry)));
  try {
    return await check(storage, wholeLog, players);
  } finally {
    file.close();
    await storage.close();
  }
}

export async function checkPostgres(url: string, players: readonly Player[]): Promise<number> {
  const { storage } = await openPostgres({ url, lease: 30_000, onProblem: () => {} });
  const sql = connect(url, 1);
  const wholeLog: WholeLog = async (table) => {
    const rows = await sql`SELECT entry FROM log WHERE table_id = ${table} ORDER BY seq`;
    return rows.map(({ entry }) => JSON.parse(String(entry)));
  };
  try {
    return await check(storage, wholeLog, players);
  } finally {
    await Promise.all([sql.end(), storage.close()]);
  }
}

if (import.meta.main) {
  const result = await crash({ kills: Number(process.argv[2] ?? 500), tables: 20, answers: 500 });
  console.log(JSON.stringify(result));
}
