/** All tables: makes them, finds them, brings them into memory when somebody comes and forgets them when all have left. */
import { randomInt } from 'node:crypto';
import type { Viewer } from '@orrery/kernel';
import type { Peer } from '../cluster/cluster.ts';
import { type Forwarder, Unanswered, Unasked } from '../cluster/forwarder.ts';
import type { Claim } from '../engine/pool.ts';
import type { NewTable, ReplayMoment, TableFace } from '../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import { Fenced, goodManners, type StoredSeat, type StoredTable, Unsaved, type User } from '../storage/storage.ts';
import { faceOf, type Presence, usersOf } from './face.ts';
import { botsFor, type House } from './house.ts';
import { ALL_TABLES, Naming } from './naming.ts';
import { OpenTable } from './open-table.ts';
import { botSeat, openSeat, personSeat, seatOf } from './seating.ts';
import { TimeKeeper } from './time-keeper.ts';
import { byUrgency } from './urgency.ts';

const LIST_AT_MOST = 100;
const DAY = 86_400_000;
/** Whoever still looks for players then lists a new table. */
const LISTED_FOR = 2 * DAY;
/** What a server answers that does not have the table. */
export const MISDIRECTED = 421;
const idLetters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Who makes a table, and a mark of the network they make it from. */
export interface Maker {
  readonly user: string;
  readonly network: string;
}

/** The table is at another server. */
export class Elsewhere extends Refusal {
  readonly owner: Peer;

  constructor(owner: Peer) {
    super('restarting', 'the table is at another server; connect again');
    this.owner = owner;
  }
}

const eager = (owner: string): Claim => ({ owner, isPatient: false });

export class TableManager {
  readonly #house: House;
  readonly #forwarder: Forwarder;
  readonly #tables = new Map<string, Promise<OpenTable>>();
  readonly #time: TimeKeeper;
  readonly #timer: NodeJS.Timeout;
  /** Tables that are being closed; until that is done the same match must not be opened again. */
  readonly #closing = new Map<string, Promise<void>>();
  readonly #naming: Naming;
  #isSweeping = false;
  #isClosed = false;

  constructor(house: House, forwarder: Forwarder) {
    this.#house = house;
    this.#forwarder = forwarder;
    this.#time = new TimeKeeper(house);
    this.#naming = new Naming(house.storage);
    this.#timer = setInterval(() => void this.#sweep(), house.times.sweep).unref();
    house.cluster.whenLost((tables) => {
      for (const id of tables) void this.#letGo(id, (table) => table.drop());
    });
    house.cluster.whenTold((signal) => {
      if (signal.kind === 'renamed') void this.#rename(signal.user, signal.name);
    });
  }

  get size(): number {
    return this.#tables.size;
  }

  /** Of the tables in memory. */
  get ids(): string[] {
    return [...this.#tables.keys()];
  }

  /** Takes up everything that waits for the server: bots to move, times that ran out while it was away. */
  async resume(): Promise<void> {
    await this.#sweep();
  }

  async find(id: string): Promise<OpenTable> {
    if (this.#isClosed) throw new Refusal('restarting', 'the server is restarting; try again in a moment');
    const known = this.#tables.get(id);
    if (known) return known;
    const loading = this.#load(id);
    this.#tables.set(id, loading);
    loading.catch(() => {
      if (this.#tables.get(id) === loading) this.#tables.delete(id);
    });
    return loading;
  }

  async create(maker: Maker, wanted: NewTable): Promise<TableFace> {
    const { user } = maker;
    const table = this.#newTable(maker, wanted);
    await this.#needRoom(maker);
    await this.#house.storage.commit(table.id, [{ kind: 'create', table }]);
    const open = await this.find(table.id);
    await open.places.startIfFull();
    return open.face(user);
  }

  /** A finished record becomes a table that can only be looked at. */
  async import({ user, network }: Maker, record: string): Promise<TableFace> {
    const { storage, importsPerNetwork } = this.#house;
    if ((await storage.importedSince(network, Date.now() - DAY)) >= importsPerNetwork) {
      const sentence = `at most ${importsPerNetwork} records a day; come back tomorrow`;
      throw new Refusal('too-many-records', sentence, { count: importsPerNetwork });
    }
    const found = await this.#house.readers.call(eager(network), 'inspect', record).catch((error) => {
      throw new Refusal('bad-record', error instanceof Error ? error.message : String(error));
    });
    if (!found.ok) throw new Refusal(found.code, `this record does not hold: ${found.problem}`);
    const { game, config, seed, seats, answers } = found;
    const now = Date.now();
    const table: StoredTable = {
      ...newProgress(now),
      id: newId(),
      game,
      config,
      seed,
      host: user,
      network,
      clock: { kind: 'none' },
      listed: false,
      pace: 'instant',
      manners: goodManners,
      seats: Array.from({ length: seats }, () => personSeat(null)),
      created: now,
      state: 'over',
      answers,
    };
    await this.#house.storage.commit(table.id, [
      { kind: 'create', table },
      { kind: 'record', record: found.record },
    ]);
    return (await this.find(table.id)).face(user);
  }

  async listed(user: string | null): Promise<TableFace[]> {
    const { storage, listedPerNetwork } = this.#house;
    return this.#faces(await storage.listedTables(Date.now() - LISTED_FOR, listedPerNetwork, LIST_AT_MOST), user);
  }

  async mine(user: string): Promise<TableFace[]> {
    const faces = await this.#faces(await this.#house.storage.tablesOf(user, LIST_AT_MOST), user);
    return faces.sort(byUrgency);
  }

  /** JSON of a ReplayFace. `as` chooses the viewer of a finished game; in a running one everybody is who they are. */
  async replay(
    id: string,
    user: string | null,
    network: string,
    moment: ReplayMoment,
    as: number | null,
  ): Promise<string> {
    const table = await this.find(id);
    const { state, seats } = table.row;
    if (state === 'open') throw new Refusal('not-started', 'the game has not begun yet');
    if (as !== null && as >= seats.length)
      throw new Refusal('no-such-seat', `there are ${seats.length} seats`, { count: seats.length });
    const own = user === null ? 'spectator' : table.audience.viewerOf(user);
    const viewer: Viewer = state === 'over' ? (as ?? own) : own;
    return this.#house.readers.call(eager(network), 'replay', await table.play.record(), moment, viewer);
  }

  /** Whether a user looks at a table, here or at another server. */
  async isThere(user: string, id: string): Promise<boolean> {
    const open = await this.#tables.get(id)?.catch(() => undefined);
    if (open?.audience.has(user)) return true;
    return (await this.#house.cluster.together?.connectedAt([id]))?.has(`${id} ${user}`) ?? false;
  }

  /** Somebody takes a seat. */
  async join(id: string, user: string, wish: { seat?: number; invitation?: string }): Promise<TableFace> {
    const table = await this.find(id);
    const face = await this.#naming.by(user, (name) => table.places.join(user, name, wish));
    await this.#naming.nameOf(user).catch(async (error) => {
      await this.departed(user); // whoever deleted the account has seen all tables but this one
      throw error;
    });
    return face;
  }

  async rename(me: User, name: string, act: (user: User, name: string) => Promise<User>): Promise<User> {
    const renamed = await this.#naming.rename(me, name, act);
    await this.renamed(me.id, renamed.name);
    return renamed;
  }

  async renamed(user: string, name: string): Promise<void> {
    await this.#rename(user, name);
    await this.#house.cluster.together?.tell({ kind: 'renamed', user, name });
  }

  async #rename(user: string, name: string): Promise<void> {
    for (const table of await this.#settled()) {
      table.audience.rename(user, name);
      if (name === '') await table.chat.forget(user).catch(() => {}); // a table that ends reads them anew
    }
  }

  /** Somebody's vacation has begun or ended: their tables take note. One that cannot will do so when it is opened. */
  async restAtTables(user: string): Promise<void> {
    for (const { id, state, seats } of await this.#house.storage.tablesOf(user, ALL_TABLES)) {
      if (state === 'running' && seatOf(seats, user) !== null) {
        await this.#atTable(id, user, 'vacation', (table) => table.rests.refresh());
      }
    }
  }

  /**
   * Bots go on for somebody who leaves for good; what has not begun is left, and what is over keeps the seat. Fails when
   * a table could not be told, after all others were: whoever asks again has the rest done.
   */
  async departed(user: string): Promise<void> {
    const tables = await this.#house.storage.tablesOf(user, ALL_TABLES);
    let untold = 0;
    for (const { id, state, seats } of tables) {
      if (state === 'over' || seatOf(seats, user) === null) continue;
      const isTold = await (state === 'open'
        ? this.#atTable(id, user, 'leave', ({ places }) => places.leave(user))
        : this.#atTable(id, user, 'resign', ({ places }) => places.resign(user)));
      if (!isTold) untold++;
    }
    if (untold > 0) {
      const sentence = `${untold} tables are away with their server, and all others are left; you are still known here: ask again in a moment`;
      throw new Refusal('restarting', sentence);
    }
    await this.renamed(user, '');
  }

  /**
   * Does something for a user who need not be there, at a table that may be at another server: `path` is how it is asked.
   * Gives false when nobody can be asked now: the table is with a server that does not answer, or changes hands.
   */
  async #atTable(
    id: string,
    user: string,
    path: string,
    act: (table: OpenTable) => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await act(await this.find(id));
      return true;
    } catch (error) {
      const isAway = error instanceof Fenced;
      if (error instanceof Elsewhere) return this.#askElsewhere(error.owner, id, user, path);
      if (!isAway && !(error instanceof Refusal)) throw error;
      this.#house.log.warn({ table: id, path, error: error.message }, 'a table did not hear of its player');
      return !isAway;
    }
  }

  async #askElsewhere(owner: Peer, id: string, user: string, path: string): Promise<boolean> {
    const envelope = { user: { id: user, name: '', login: null }, session: null, ip: '' };
    const status = await this.#forwarder
      .ask(owner, { method: 'POST', url: `/api/tables/${id}/${path}`, envelope })
      .then((answer) => answer.status)
      .catch((error) => {
        if (error instanceof Unasked || error instanceof Unanswered) return MISDIRECTED;
        throw error;
      });
    if (status >= 400) this.#house.log.warn({ table: id, path, status }, 'a table did not hear of its player');
    return status !== MISDIRECTED;
  }

  /** Ends when everything that was under way is saved. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await Promise.all((await this.#settled()).map((table) => table.close()));
    await this.#house.cluster.release(this.ids).catch(() => {}); // the end of our session releases them, too
    await this.#time.close().catch(() => {}); // what counts is saved, or nobody was told of it
  }

  async #needRoom({ user, network }: Maker): Promise<void> {
    const { storage, tablesPerHost, tablesPerNetwork } = this.#house;
    const yesterday = Date.now() - DAY;
    const [hosted, made] = await Promise.all([
      storage.hostedSince(user, yesterday),
      storage.madeSince(network, yesterday),
    ]);
    if (hosted < tablesPerHost && made < tablesPerNetwork) return;
    const count = hosted < tablesPerHost ? tablesPerNetwork : tablesPerHost;
    const sentence = `there are ${count} tables of yours that are not over; finish some, or come back tomorrow`;
    throw new Refusal('too-many-tables', sentence, { count });
  }

  async #load(id: string): Promise<OpenTable> {
    const { storage, cluster } = this.#house;
    await this.#closing.get(id);
    const owner = await cluster.take(id);
    if (owner !== null) throw new Elsewhere(owner);
    try {
      const row = await storage.table(id);
      if (row === null) throw new Refusal('no-such-table', 'there is no table with this address');
      const table = await OpenTable.load(this.#house, row);
      table.wake();
      if (row.state === 'open') this.#house.broken.remove(id); // others are whole when their match is restored
      return table;
    } catch (error) {
      await cluster.release([id]);
      const isAway = error instanceof Fenced || error instanceof Unsaved;
      if (error instanceof Refusal || isAway || this.#isClosed) throw error;
      this.#noteBroken(id, error);
      throw new Refusal('table-broken', 'what is stored of this table cannot be read');
    }
  }

  #noteBroken(id: string, error: unknown): void {
    if (this.#house.broken.add(id))
      this.#house.log.error({ table: id, error: String(error) }, 'a table cannot be read');
  }

  #newTable({ user, network }: Maker, wanted: NewTable): StoredTable {
    const served = this.#house.games.get(wanted.game);
    if (served === undefined) {
      const known = [...this.#house.games.keys()].join(', ');
      throw new Refusal('no-such-game', `this server plays: ${known}`);
    }
    if (wanted.seats.filter(({ kind }) => kind === 'me').length > 1) {
      throw new Refusal('one-seat-only', 'you can take one seat only');
    }
    const config = served.game.configure({ players: wanted.seats.length, ...wanted.options });
    const count = served.game.seats(config);
    if (count !== wanted.seats.length) {
      const given = wanted.seats.length;
      throw new Refusal('bad-seats', `these options are for ${count} seats, not ${given}`, { count, given });
    }
    const now = Date.now();
    return {
      ...newProgress(now),
      id: newId(),
      game: wanted.game,
      config,
      seed: this.#house.newSeed(),
      host: user,
      network,
      clock: wanted.clock ?? { kind: 'none' },
      listed: wanted.listed ?? false,
      pace: wanted.pace ?? 'human',
      manners: {
        ...goodManners,
        ...(wanted.advice && { allowsAdvice: true }),
        ...(wanted.windowPause && { pausesInWindows: true }),
      },
      seats: wanted.seats.map((seat) => seatFor(seat, user, botsFor(this.#house, wanted.game))),
      created: now,
    };
  }

  async #faces(rows: readonly StoredTable[], user: string | null): Promise<TableFace[]> {
    const names = await this.#house.storage.names([...new Set(rows.flatMap(({ seats }) => usersOf(seats)))]);
    const connected = await this.#house.cluster.together?.connectedAt(rows.map(({ id }) => id));
    const presence = (table: string): Presence => ({
      names: new Map(Object.entries(names)),
      isConnected: (user) => connected?.has(`${table} ${user}`) ?? false,
      isBroken: () => this.#house.broken.has(table),
      absence: this.#house.times.absence,
    });
    return Promise.all(
      rows.map(async (row) => {
        const open = await this.#tables.get(row.id)?.catch(() => undefined);
        if (open) return open.face(user);
        if (row.unreadable !== undefined && !this.#house.broken.has(row.id)) this.#noteBroken(row.id, row.unreadable);
        return faceOf(row, presence(row.id), user, this.#house.playingTime.moment());
      }),
    );
  }

  /** One at a time: a slow storage must not be asked more and more. */
  async #sweep(): Promise<void> {
    void this.#time.note(); // also while the last sweep hangs with the storage
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    try {
      const { storage, playingTime, broken } = this.#house;
      for (const id of await storage.dueTables(playingTime.now(), broken.resting)) await this.#takeUp(id);
      await this.#evict();
    } catch (error) {
      if (!this.#isClosed) this.#house.log.error({ error: String(error) }, 'looking for due tables failed');
    }
    this.#isSweeping = false;
  }

  /** Each table by itself: what is wrong with one stops no other. */
  async #takeUp(id: string): Promise<void> {
    if (this.#tables.has(id)) return;
    if (this.#isClosed) return this.#house.cluster.release([id]);
    try {
      await this.find(id);
    } catch (error) {
      if (!(error instanceof Refusal)) this.#house.log.error({ table: id, error: String(error) }, 'a due table waits');
    }
  }

  async #evict(): Promise<void> {
    for (const table of await this.#settled()) {
      if (!table.isIdle()) continue;
      await this.#letGo(table.id, async () => {
        await table.close();
        await this.#house.cluster.release([table.id]);
      });
    }
  }

  /** Forgets a table; whoever asks for it meanwhile waits until that is done. */
  #letGo(id: string, end: (table: OpenTable) => Promise<void>): Promise<void> {
    const known = this.#tables.get(id);
    if (known === undefined) return Promise.resolve();
    this.#tables.delete(id);
    const closing = known
      .then(end)
      .catch(() => {}) // one that could not be opened needs no end
      .finally(() => {
        if (this.#closing.get(id) === closing) this.#closing.delete(id);
      });
    this.#closing.set(id, closing);
    return closing;
  }

  async #settled(): Promise<OpenTable[]> {
    const results = await Promise.allSettled(this.#tables.values());
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  }
}

function seatFor(seat: NewTable['seats'][number], user: string, bots: readonly string[]): StoredSeat {
  if (seat.kind === 'me') return personSeat(user);
  if (seat.kind === 'open') return openSeat();
  if (!bots.includes(seat.bot)) {
    throw new Refusal('no-such-bot', `choose one of these bots: ${bots.join(', ')}`);
  }
  return botSeat(seat.bot);
}

function newProgress(now: number) {
  return {
    state: 'open',
    waitingFor: [],
    answers: 0,
    since: now,
    left: null,
    clockAt: 0,
    wakeAt: null,
    attendance: [],
  } as const;
}

function newId(): string {
  return Array.from({ length: 12 }, () => idLetters[randomInt(idLetters.length)]).join('');
}
