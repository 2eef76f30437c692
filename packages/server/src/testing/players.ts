/** People who play at random, remember what they were told, and compare it afterwards with what is stored. */
import { setTimeout as pause } from 'node:timers/promises';
import { verify } from '@orrery/kernel';
import { HostedMatch } from '../engine/hosted-match.ts';
import { servedGames } from '../games.ts';
import type { TableFace, WireError } from '../protocol/index.ts';
import { answersAfter } from '../storage/answers.ts';
import type { LogEntry, Storage } from '../storage/storage.ts';
import { Client, type Line } from './client.ts';
import { gamesModule } from './games.ts';

const PEOPLE = [0, 1];

export async function newTable(url: string): Promise<Player[]> {
  const clients = await Promise.all(PEOPLE.map((seat) => Client.guest(url, `Player ${seat}`)));
  const [host, guest] = clients;
  if (!host || !guest) throw new Error('nobody came');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }];
  const { id } = await host.post<TableFace>('/api/tables', { game: 'arcs', seats, pace: 'instant' });
  await guest.post(`/api/tables/${id}/join`, { seat: 1 });
  return clients.map((client, seat) => new Player(client, id, seat));
}

/** The server has lost or doubled something. */
export class Lost extends Error {}

/** A person who remembers what the server has acknowledged. */
export class Player {
  readonly table: string;
  readonly seat: number;
  acknowledged = 0;
  isOver = false;
  /** Milliseconds before an answer. */
  thinking = 0;
  /** What the log of this seat has to be. */
  readonly given: string[] = [];
  readonly #client: Client;
  /** When the game last went on for this player. */
  lastHeard = performance.now();
  #line: Line | null = null;
  /** Sent, and not yet known to be taken. */
  #pending: { at: number; id: string } | null = null;
  /** Sent, not taken when we came back, and perhaps still on its way. */
  #doubtful: { at: number; id: string } | null = null;

  constructor(client: Client, table: string, seat: number) {
    this.#client = client;
    this.table = table;
    this.seat = seat;
  }

  /** Plays until the game is over or the line is lost. */
  async play(url: string, patience?: number): Promise<void> {
    const line = await this.comeBack(url, patience);
    this.#line = line;
    const watch = patience === undefined ? undefined : setInterval(() => void lookAfter(line, patience), patience / 4);
    try {
      while (!this.isOver) {
        await line.until(({ decision, game, messages }) => {
          return decision !== null || game?.outcome != null || messages.some(({ type }) => type === 'over');
        }, 60_000);
        this.#heard();
        const { decision } = line;
        if (decision === null) this.isOver = true;
        else await this.#answer(line, decision);
      }
    } finally {
      clearInterval(watch);
      line.close();
    }
  }

  /** Gets up; what is under way is found out later. */
  stop(): void {
    this.#line?.giveUp();
  }

  /** Sits down again and finds out whether the last answer was taken before the line was lost. */
  async comeBack(url: string, patience?: number): Promise<Line> {
    const line = await this.#client.at(url).sit(this.table, patience);
    const pending = this.#pending;
    if (pending !== null && (line.game?.answers ?? 0) < pending.at) {
      line.giveUp();
      throw new Error('this server knows less than we do'); // it was stopped, and will hear of it
    }
    if (pending !== null) {
      const isTaken = line.decision?.at !== pending.at;
      if (isTaken) this.given.push(pending.id);
      else this.#doubtful = pending;
      this.#pending = null;
    }
    if (line.game?.outcome != null) this.isOver = true;
    return line;
  }

  async #answer(line: Line, { at, options }: NonNullable<Line['decision']>): Promise<void> {
    if (this.thinking > 0) await pause(this.thinking);
    if (line.decision?.at !== at) return this.#answeredBefore(at);
    const id = options[Math.floor(Math.random() * options.length)]?.id ?? '';
    this.#pending = { at, id };
    const reply = await line.say({ type: 'answer', at, id });
    if (reply.type === 'error') this.#refused(reply.error, at, id);
    this.#pending = null;
    this.acknowledged++;
    this.given.push(id);
    this.#heard();
    await line.until(({ decision }) => decision?.at !== at);
  }

  /** While we thought, an older answer of ours arrived that had been kept waiting somewhere on the way. */
  #answeredBefore(at: number): void {
    if (this.#doubtful?.at !== at) throw new Lost(`seat ${this.seat}: somebody else has answered at ${at}`);
    this.given.push(this.#doubtful.id);
    this.#doubtful = null;
  }

  /** Somewhere on the way an older answer of ours may have been kept waiting, and arrived before this one. */
  #refused({ code, message }: WireError, at: number, id: string): never {
    if (code === 'restarting') throw new Error(message); // nobody knows; we come back and see
    const doubtful = this.#doubtful;
    if (code !== 'stale' || doubtful?.at !== at) throw new Lost(`seat ${this.seat}, ${id} at ${at}: ${message}`);
    this.given.push(doubtful.id);
    this.#pending = null;
    throw new Error('an older answer was taken');
  }

  #heard(): void {
    this.lastHeard = performance.now();
  }
}

/** A line can die without a word. */
async function lookAfter(line: Line, patience: number): Promise<void> {
  if (line.closed === null) await line.say({ type: 'ping' }, patience).catch(() => line.giveUp());
}

/** Everything that was ever written down of a table, which the server itself need not read. */
export type WholeLog = (table: string) => Promise<LogEntry[]>;

/** Compares what is stored with what the players know. Gives the number of finished games. */
export async function check(storage: Storage, wholeLog: WholeLog, players: readonly Player[]): Promise<number> {
  const games = await servedGames(gamesModule);
  let finished = 0;
  for (const table of new Set(players.map((player) => player.table))) {
    const row = await storage.table(table);
    const history = await storage.history(table);
    if (row === null) throw new Lost(`table ${table} is gone`);
    const log = await wholeLog(table);
    const answers = answersAfter([], log);
    for (const player of players.filter((each) => each.table === table)) {
      const kept = answers.flatMap(([seat, id]) => (seat === player.seat ? [id] : []));
      const wrong = player.given.findIndex((id, i) => kept[i] !== id);
      if (wrong >= 0 || kept.length !== player.given.length) {
        throw new Lost(differenceOf(player, kept, log));
      }
    }
    const { game, config, seed } = row;
    const { checkpoint, entries, record } = history;
    const served = games.get(game);
    if (served === undefined) throw new Lost(`table ${table} is of an unknown game, ${game}`);
    const { match } = HostedMatch.open(served, {
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
  return finished;
}

function differenceOf({ table, seat, given }: Player, kept: readonly string[], log: readonly LogEntry[]): string {
  const at = given.findIndex((id, i) => kept[i] !== id);
  const around = (ids: readonly string[]) => ids.slice(Math.max(0, at - 2), at + 3).join(' ');
  const rollbacks = JSON.stringify(log.filter(({ kind }) => kind === 'rollback'));
  return `table ${table}, seat ${seat}: kept ${kept.length} (${around(kept)}), given ${given.length} (${around(given)}) from ${at}; ${rollbacks}`;
}

export function acknowledgedBy(players: readonly Player[]): number {
  return players.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
}
