/** A table in memory. Everything that changes it goes through its queue, and is durable before anybody hears of it. */

import { botsFor } from '@orrery/bots';
import { commitment, type Viewer } from '@orrery/kernel';
import type { Change, Manner, Updates } from '../engine/messages.ts';
import type { ChatLine, Invitation, TableFace } from '../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import type { LogEntry, StoredSeat, StoredTable } from '../storage/storage.ts';
import { Autopilot, type Situated } from './autopilot.ts';
import { Consent, Consents } from './consent.ts';
import { faceOf, type Presence, usersOf } from './face.ts';
import type { House } from './house.ts';
import { Ledger } from './ledger.ts';
import { MatchLink, type Reopened } from './match-link.ts';
import { asked, helloText, over, rolledBack, tableText, unstarted, updateTexts } from './messages.ts';
import { News } from './news.ts';
import { type AutomaticTurn, automaticTurn, deadlineOf, peopleAmong, usualBot } from './progress.ts';
import { Queue } from './queue.ts';
import { needHost, needRunning, needSeat } from './rights.ts';
import { botSeat, filledWithBots, freed, joined, seatOf, withBot } from './seating.ts';
import { type Watcher, Watchers } from './watchers.ts';

const CHAT_LINES = 100;

export class OpenTable implements Situated {
  readonly id: string;
  readonly #house: House;
  readonly #queue = new Queue();
  readonly #watchers = new Watchers();
  readonly #news = new News(() => void this.#run(() => this.#catchUp()).catch(() => {})); // a table that ends tells no more
  readonly #consents = new Consents();
  readonly #names: Map<string, string>;
  readonly #presence: Presence;
  readonly #match: MatchLink;
  readonly #ledger: Ledger;
  readonly #autopilot: Autopilot;
  readonly #commitment: string;
  #chat: readonly ChatLine[];
  #usedAt = Date.now();
  /** Answers lost in a rollback that newcomers should hear of. */
  #answersLost = 0;
  #isClosed = false;

  private constructor(
    house: House,
    row: StoredTable,
    seq: number,
    chat: readonly ChatLine[],
    names: Map<string, string>,
  ) {
    this.id = row.id;
    this.#house = house;
    this.#chat = chat;
    this.#names = names;
    this.#commitment = commitment(row.seed);
    this.#presence = { names, isConnected: (user) => this.#watchers.has(user) };
    this.#match = new MatchLink(house, row, (reopened) => this.#reopened(reopened));
    this.#ledger = new Ledger(house, row, seq, () => this.#match.close());
    this.#autopilot = new Autopilot(house, row.id, this);
  }

  static async load(house: House, row: StoredTable): Promise<OpenTable> {
    const { storage } = house;
    const [{ entries }, chat, names] = await Promise.all([
      storage.history(row.id),
      storage.chat(row.id, CHAT_LINES),
      storage.names(usersOf(row.seats)),
    ]);
    return new OpenTable(house, row, entries.length, chat, new Map(Object.entries(names)));
  }

  // ---- what it is like

  get row(): StoredTable {
    return this.#ledger.row;
  }

  get host(): string {
    return this.row.host;
  }

  get seq(): number {
    return this.#ledger.seq;
  }

  get pause(): number {
    return this.row.pace === 'human' ? this.#house.times.botPause : 0;
  }

  get deadline(): number | null {
    return deadlineOf(this.row);
  }

  /** Nobody is here and nothing has happened for so long. */
  isIdle(now: number): boolean {
    const isQuiet = this.#watchers.size === 0 && this.#queue.isIdle && !this.#autopilot.isBusy;
    return isQuiet && now - this.#usedAt > this.#house.times.idle;
  }

  face(reader: string | null): TableFace {
    return faceOf(this.row, this.#presence, reader);
  }

  invitations(user: string): Invitation[] {
    needHost(this.row, user);
    return this.row.seats.flatMap(({ invitation }, seat) => (invitation === null ? [] : [{ seat, invitation }]));
  }

  /** The table begins to look after itself. */
  wake(): void {
    this.#autopilot.wake();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#autopilot.stop();
    this.#news.stop();
    this.#consents.end();
    await this.#queue.drained();
    await this.#match.close();
  }

  // ---- before the game

  join(user: string, name: string, wish: { seat?: number; invitation?: string }): Promise<TableFace> {
    return this.#beforeStart(user, async () => {
      const seats = joined(this.row.seats, user, wish);
      this.#names.set(user, name);
      await this.#seat(seats);
    });
  }

  leave(user: string): Promise<TableFace> {
    return this.#beforeStart(user, () => this.#seat(freed(this.row.seats, user)));
  }

  putBot(user: string, seat: number, bot: string): Promise<TableFace> {
    return this.#beforeStart(user, async () => {
      needHost(this.row, user);
      if (!botsFor(this.row.game).includes(bot)) {
        throw new Refusal('no-such-bot', `choose one of these bots: ${botsFor(this.row.game).join(', ')}`);
      }
      await this.#seat(withBot(this.row.seats, seat, bot));
    });
  }

  /** Bots take the seats that are still open. */
  start(user: string): Promise<TableFace> {
    return this.#beforeStart(user, async () => {
      needHost(this.row, user);
      await this.#begin(filledWithBots(this.row.seats, usualBot(this.row.game)));
    });
  }

  /** Starts a table that has no open seat. */
  startIfFull(): Promise<void> {
    return this.#run(async () => {
      if (this.row.state === 'open' && this.row.seats.every(({ kind }) => kind !== 'open')) {
        await this.#begin(this.row.seats);
      }
    });
  }

  // ---- the game

  answer(user: string, id: string, at: number): Promise<void> {
    const end = this.#house.metrics.latency.startTimer();
    return this.#run(async () => {
      const seat = needSeat(this.row, user);
      needRunning(this.row);
      const change = await this.#answer(seat, id, at);
      await this.#keepChange({ kind: 'answer', seat, id, by: 'person' }, change);
      end();
    });
  }

  /** Whether an answer would leave the player with nothing to decide. */
  handsOver(user: string, id: string, at: number): Promise<boolean> {
    return this.#run(() => {
      const seat = needSeat(this.row, user);
      needRunning(this.row);
      return this.#match.call('handsOver', seat, id, at);
    });
  }

  answerFor(seat: number, id: string, by: 'bot' | 'timeout', seq: number): Promise<void> {
    return this.#run(async () => {
      if (seq !== this.seq || this.automatic()?.seat !== seat) return;
      const change = await this.#answer(seat, id, null);
      await this.#keepChange({ kind: 'answer', seat, id, by }, change);
    });
  }

  /** Takes back the seat's last answer: at once when that is free, else when everybody consents. */
  undo(user: string): Promise<void> {
    return this.#run(async () => {
      const seat = needSeat(this.row, user);
      needRunning(this.row);
      const target = await this.#match.call('undoTarget', seat);
      if (target === null) throw new Refusal('cannot-undo', 'you have not answered anything yet');
      if (!target.free) return this.#askConsent(new Consent(seat, target.to));
      await this.#catchUp();
      const change = await this.#match.call('undo', seat, this.#viewers());
      await this.#keepChange({ kind: 'undo', seat, index: change.undone ?? target.to }, change);
    });
  }

  redo(user: string): Promise<void> {
    return this.#run(async () => {
      const seat = needSeat(this.row, user);
      needRunning(this.row);
      await this.#catchUp();
      const change = await this.#match.call('redo', seat, this.#viewers());
      await this.#keepChange({ kind: 'answer', seat, id: change.answer?.[1] ?? '', by: 'person' }, change);
    });
  }

  /** The host, with a seat or without, wants to go back to the checkpoint; everybody seated has to consent. */
  rollback(user: string): Promise<void> {
    return this.#run(async () => {
      needHost(this.row, user);
      const seat = seatOf(this.row.seats, user);
      needRunning(this.row);
      await this.#askConsent(new Consent(seat, await this.#match.call('checkpoint')));
    });
  }

  consent(user: string, yes: boolean, to: number | undefined): Promise<void> {
    return this.#run(async () => {
      const seat = needSeat(this.row, user);
      const asked = this.#consents.need(to);
      if (!yes) return this.#endConsent(false);
      asked.give(seat);
      await this.#carryOutConsent(asked);
    });
  }

  /** A bot plays the user's seat from now on. */
  resign(user: string): Promise<TableFace> {
    return this.#run(async () => {
      const seat = needSeat(this.row, user);
      needRunning(this.row);
      const bot = usualBot(this.row.game);
      const { answers, waitingFor } = this.row;
      const situation = { answers, waitingFor, isOver: false, outcome: null };
      await this.#ledger.keep(
        { kind: 'resign', seat, bot },
        { situation, seats: this.row.seats.with(seat, botSeat(bot)) },
      );
      await this.#tellHello();
      this.#tellTable();
      if (this.#consents.current !== null) await this.#carryOutConsent(this.#consents.current);
      this.wake();
      return this.face(user);
    });
  }

  blocked(user: string): Promise<string> {
    return this.#run(() => {
      const seat = needSeat(this.row, user);
      needRunning(this.row);
      return this.#match.call('blocked', seat);
    });
  }

  /** JSON with every secret: only for bots and replays inside the server, or when the game is over. */
  record(): Promise<string> {
    return this.#run(() => this.#match.call('record'));
  }

  pick(seat: number, how: Manner): Promise<string> {
    return this.#run(() => this.#match.call('pick', seat, how));
  }

  say(user: string, name: string, text: string): Promise<void> {
    return this.#run(async () => {
      const id = (this.#chat.at(-1)?.id ?? 0) + 1;
      const seat = seatOf(this.row.seats, user);
      const line: ChatLine = { id, seat, name: this.#names.get(user) ?? name, text, at: Date.now() };
      await this.#ledger.write([{ kind: 'chat', line }]);
      this.#chat = [...this.#chat, line].slice(-CHAT_LINES);
      this.#watchers.tell({ type: 'chat', ...line });
    });
  }

  viewerOf(user: string): Viewer {
    return seatOf(this.row.seats, user) ?? 'spectator';
  }

  // ---- those who look

  connect(watcher: Watcher): Promise<void> {
    return this.#run(async () => {
      await this.#catchUp();
      watcher.send(await this.#hello(watcher.user));
      if (this.#answersLost > 0) watcher.send(JSON.stringify(rolledBack(this.#answersLost)));
      if (this.#consents.current !== null) watcher.send(JSON.stringify(asked(this.#consents.current)));
      const isNew = !this.#watchers.has(watcher.user) && this.viewerOf(watcher.user) !== 'spectator';
      this.#watchers.add(watcher);
      if (isNew) this.#tellTable();
    });
  }

  disconnect(watcher: Watcher): void {
    this.#usedAt = Date.now();
    this.#watchers.remove(watcher);
    const isGone = !this.#watchers.has(watcher.user) && this.viewerOf(watcher.user) !== 'spectator';
    if (isGone && !this.#isClosed) this.#tellTable();
  }

  resync(watcher: Watcher): Promise<void> {
    return this.#run(async () => {
      await this.#catchUp();
      watcher.send(await this.#hello(watcher.user));
    });
  }

  rename(user: string, name: string): void {
    if (seatOf(this.row.seats, user) === null) return;
    this.#names.set(user, name);
    this.#tellTable();
  }

  // ---- whom the server plays for

  automatic(): AutomaticTurn | null {
    return automaticTurn(this.row, Date.now(), this.#consents.current !== null);
  }

  // ---- changing

  #run<T>(task: () => Promise<T> | T): Promise<T> {
    this.#usedAt = Date.now();
    return this.#queue.run(() => {
      if (this.#isClosed) throw new Refusal('restarting', 'the server is restarting; connect again');
      return task();
    });
  }

  #beforeStart(user: string, task: () => Promise<void>): Promise<TableFace> {
    return this.#run(async () => {
      if (this.row.state !== 'open') throw new Refusal('already-started', 'the game has begun already');
      await task();
      return this.face(user);
    });
  }

  /** New seats at a table that has not begun; it begins when nobody is missing any more. */
  async #seat(seats: readonly StoredSeat[]): Promise<void> {
    if (seats.every(({ kind }) => kind !== 'open')) return this.#begin(seats);
    await this.#ledger.seat(seats);
    this.#tellTable();
  }

  async #begin(seats: readonly StoredSeat[]): Promise<void> {
    await this.#ledger.begin(seats, await this.#match.begin());
    await this.#tellHello();
    this.wake();
  }

  #answer(seat: number, id: string, at: number | null): Promise<Change> {
    const viewers = this.#viewers();
    return this.#match.call('answer', seat, id, at, viewers, this.#news.due(viewers, seat));
  }

  /** Keeps a change of the position, then tells everybody. */
  async #keepChange(entry: LogEntry, change: Change): Promise<void> {
    await this.#ledger.keep(entry, change);
    this.#answersLost = 0;
    if (entry.kind === 'answer') this.#house.metrics.answers.inc();
    if (this.#consents.current !== null) this.#endConsent(false);
    this.#tellUpdates(change.updates);
    if (change.situation.outcome !== null) {
      this.#watchers.tell(over(change.situation.outcome, this.row.seed));
      this.#tellTable();
    }
    this.wake();
  }

  /** The match was opened from the storage, perhaps with fewer answers than before. */
  async #reopened({ opened, seq, isRunaway }: Reopened): Promise<void> {
    const isBehind = seq !== this.seq;
    if (isBehind) await this.#ledger.catchUp(seq);
    // The match knows nothing of what anybody was told before.
    if (isBehind || this.#behind().length > 0) await this.#tellHello();
    const { situation, lost, checkpoint } = opened;
    if (this.row.state === 'over') return;
    if (lost > 0 || isRunaway) {
      const entry: LogEntry = { kind: 'rollback', to: situation.answers, why: isRunaway ? 'runaway' : 'upgrade' };
      await this.#ledger.keep(entry, { situation, checkpoint });
      this.#answersLost = lost;
      this.#consents.end();
      await this.#tellHello();
      this.#watchers.tell(rolledBack(this.#answersLost));
    } else if (checkpoint !== null) {
      await this.#ledger.write([{ kind: 'checkpoint', checkpoint }]);
    }
  }

  // ---- consent

  async #askConsent(consent: Consent): Promise<void> {
    await this.#catchUp();
    this.#consents.ask(consent, this.#house.times.consent, () => this.#endConsent(false));
    await this.#carryOutConsent(consent);
  }

  async #carryOutConsent(consent: Consent): Promise<void> {
    if (!consent.isComplete(this.#people(this.row.seats.keys()))) {
      this.#watchers.tell(asked(consent));
      return;
    }
    this.#endConsent(true);
    await this.#catchUp();
    const change = await this.#match.call('rollback', consent.to, this.#viewers());
    await this.#keepChange({ kind: 'rollback', to: consent.to, why: 'consent' }, change);
  }

  #endConsent(done: boolean): void {
    this.#consents.end();
    this.#watchers.tell({ type: 'undo-answered', done });
    this.wake();
  }

  // ---- telling

  #tellUpdates(updates: Updates): void {
    const { row, seq } = this;
    const texts = updateTexts(row, seq, updates, (viewer) => this.#news.tell(viewer, seq) ?? seq - 1);
    this.#watchers.tellEach((user) => texts.get(this.viewerOf(user)));
    this.#news.plan(this.#viewers(), seq);
  }

  /** Whoever was spared some changes hears of them now. */
  async #catchUp(): Promise<void> {
    const behind = this.#behind();
    if (behind.length > 0) this.#tellUpdates(await this.#match.call('news', behind));
  }

  #behind(): Viewer[] {
    return this.row.state === 'open' ? [] : this.#news.behind(this.#viewers(), this.seq);
  }

  async #tellHello(): Promise<void> {
    for (const watcher of this.#watchers) watcher.send(await this.#hello(watcher.user));
  }

  #tellTable(): void {
    this.#watchers.tellEach((user) => tableText(this.face(user)));
  }

  async #hello(user: string): Promise<string> {
    const viewer = this.viewerOf(user);
    const position = this.row.state === 'open' ? unstarted : await this.#match.call('hello', viewer);
    this.#news.tell(viewer, this.seq);
    const { state, seed } = this.row;
    const around = {
      table: this.face(user),
      seat: viewer === 'spectator' ? null : viewer,
      chat: this.#chat,
      seed: state === 'over' ? seed : null,
      commitment: this.#commitment,
    };
    return helloText(this.row, this.seq, around, position);
  }

  #viewers(): Viewer[] {
    return this.#watchers.viewers((user) => this.viewerOf(user));
  }

  #people(seats: Iterable<number>): number[] {
    return peopleAmong(this.row.seats, seats);
  }
}
