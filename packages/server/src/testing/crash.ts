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
import { verify } from '@orrery/kernel';
import { HostedMatch } from '../engine/hosted-match.ts';
import { servedGames } from '../games.ts';
import type { TableFace } from '../protocol/index.ts';
import { answersAfter } from '../storage/answers.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { LogEntry } from '../storage/storage.ts';
import { Client, type Line } from './client.ts';
import { gamesModule } from './games.ts';

export interface CrashSettings {
  readonly kills: number;
  /** Games played at the same time. */
  readonly tables: number;
  /** At most so many answers are acknowledged between a start and a kill. */
  readonly answers: number;
}

export interface CrashResult {
  readonly kills: number;
  readonly tables: number;
  readonly finished: number;
  readonly acknowledged: number;
}

const PEOPLE = [0, 1];
const PATIENCE = 5000;

export async function crash({ kills, tables, answers }: CrashSettings): Promise<CrashResult> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-crash-'));
  const players: Player[] = [];
  try {
    for (let kill = 0; kill < kills; kill++) {
      const server = await start(folder);
      const playing = keepPlaying(server.url, players, tables);
      await someAnswers(players, Math.random() * answers);
      server.child.kill('SIGKILL');
      await Promise.all([once(server.child, 'exit'), playing]);
    }
    // The last life: everybody finds out what became of their last answer.
    const { url, child } = await start(folder);
    for (const player of players) await player.comeBack(url);
    child.kill('SIGTERM');
    await once(child, 'exit');
    const finished = await check(folder, players);
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

function acknowledgedBy(players: readonly Player[]): number {
  return players.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
}

async function start(folder: string): Promise<{ url: string; child: ChildProcess }> {
  const script = fileURLToPath(new URL('./crash-server.ts', import.meta.url));
  const env = { NODE_COMPILE_CACHE: join(folder, 'cache'), ...process.env };
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'], env });
  const lines = createInterface({ input: child.stdout });
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server left with ${code}`)));
  const [url] = await Promise.race([once(lines, 'line'), died]);
  died.catch(() => {});
  return { url, child };
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

async function newTable(url: string): Promise<Player[]> {
  const clients = await Promise.all(PEOPLE.map((seat) => Client.guest(url, `Player ${seat}`)));
  const [host, guest] = clients;
  if (!host || !guest) throw new Error('nobody came');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }];
  const { id } = await host.post<TableFace>('/api/tables', { game: 'arcs', seats, pace: 'instant' });
  await guest.post(`/api/tables/${id}/join`, { seat: 1 });
  return clients.map((client, seat) => new Player(client, id, seat));
}

/** The server has lost or doubled something. */
class Lost extends Error {}

/** A person who remembers what the server has acknowledged. */
class Player {
  readonly table: string;
  readonly seat: number;
  acknowledged = 0;
  isOver = false;
  /** What the log of this seat has to be. */
  readonly given: string[] = [];
  readonly #client: Client;
  /** Sent, and not yet known to be taken. */
  #pending: { at: number; id: string } | null = null;

  constructor(client: Client, table: string, seat: number) {
    this.#client = client;
    this.table = table;
    this.seat = seat;
  }

  async play(url: string): Promise<void> {
    const line = await this.comeBack(url);
    while (!this.isOver) {
      await line.until(({ decision, game, messages }) => {
        return decision !== null || game?.outcome != null || messages.some(({ type }) => type === 'over');
      }, 60_000);
      if (line.decision === null) {
        this.isOver = true;
        line.close();
      } else {
        await this.#answer(line);
      }
    }
  }

  /** Sits down again and finds out whether the last answer was taken before the server died. */
  async comeBack(url: string): Promise<Line> {
    const line = await this.#client.at(url).sit(this.table);
    const pending = this.#pending;
    if (pending !== null) {
      const isTaken = line.decision?.at !== pending.at;
      if (isTaken) this.given.push(pending.id);
      this.#pending = null;
    }
    if (line.game?.outcome != null) this.isOver = true;
    return line;
  }

  async #answer(line: Line): Promise<void> {
    const { at, options } = line.decision ?? { at: 0, options: [] };
    const id = options[Math.floor(Math.random() * options.length)]?.id ?? '';
    this.#pending = { at, id };
    const reply = await line.say({ type: 'answer', at, id });
    this.#pending = null;
    if (reply.type === 'error') throw new Lost(`seat ${this.seat}, ${id} at ${at}: ${reply.error.message}`);
    this.acknowledged++;
    this.given.push(id);
    await line.until(({ decision }) => decision?.at !== at);
  }
}

/** Compares what is stored with what the players know. Gives the number of finished games. */
async function check(folder: string, players: readonly Player[]): Promise<number> {
  const games = await servedGames(gamesModule);
  const storage = await openSqlite(folder);
  let finished = 0;
  try {
    for (const table of new Set(players.map((player) => player.table))) {
      const row = await storage.table(table);
      const history = await storage.history(table);
      if (row === null) throw new Lost(`table ${table} is gone`);
      const answers = answersAfter([], wholeLog(folder, table));
      for (const player of players.filter((each) => each.table === table)) {
        const kept = answers.flatMap(([seat, id]) => (seat === player.seat ? [id] : []));
        const wrong = player.given.findIndex((id, i) => kept[i] !== id);
        if (wrong >= 0 || kept.length !== player.given.length) {
          throw new Lost(`table ${table}, seat ${player.seat}: kept ${kept.length}, given ${player.given.length}`);
        }
      }
      const { game, config, seed } = row;
      const { checkpoint, entries, record } = history;
      const served = games.get(game);
      if (served === undefined) throw new Lost(`table ${table} is of an unknown game, ${game}`);
      const { match } = HostedMatch.open(served.game, {
        game,
        config,
        seed,
        checkpoint,
        entries,
        record,
        trust: 'all',
      });
      const verdict = verify(served.game, JSON.parse(match.record()));
      if (!verdict.ok) throw new Lost(`table ${table} does not verify: ${verdict.problem}`);
      if (verdict.answers !== answers.length) throw new Lost(`table ${table}: record and log differ`);
      if (verdict.finished) finished++;
    }
  } finally {
    await storage.close();
  }
  return finished;
}

/** Everything that was ever written down, which the server itself need not read. */
function wholeLog(folder: string, table: string): LogEntry[] {
  const file = new DatabaseSync(join(folder, 'orrery.db'), { readOnly: true });
  const rows = file.prepare('SELECT entry FROM log WHERE table_id = ? ORDER BY seq').all(table);
  file.close();
  return rows.map(({ entry }) => JSON.parse(String(entry)));
}

if (import.meta.main) {
  const result = await crash({ kills: Number(process.argv[2] ?? 500), tables: 20, answers: 500 });
  console.log(JSON.stringify(result));
}
