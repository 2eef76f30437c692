/** The game at a table: answers by people, and by the server for those who do not answer themselves. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Change, Manner } from '../engine/messages.ts';
import type { Claim } from '../engine/pool.ts';
import { type Passing, passNothing } from '../protocol/index.ts';
import type { LogEntry, StoredSeat, StoredTable } from '../storage/storage.ts';
import { remarksIn } from './attendance.ts';
import type { Audience } from './audience.ts';
import type { Situated } from './autopilot.ts';
import type { Consents } from './consent.ts';
import type { Core } from './core.ts';
import { usualBot } from './house.ts';
import type { Reopened } from './match-link.ts';
import { over, rolledBack } from './messages.ts';
import { type AutomaticTurn, automaticTurn, claimOf, deadlineOf } from './progress.ts';
import { needPlaying, needSeat } from './rights.ts';
import { WindowPause } from './window-pause.ts';
import { isInWindow, passesAt } from './windows.ts';

export class Play implements Situated {
  readonly #core: Core;
  readonly #audience: Audience;
  readonly #consents: Consents;
  readonly #pauses: WindowPause;
  #answersLost = 0;
  /** The only person here does not want to watch the bots. */
  #isHurried = false;

  constructor(core: Core, audience: Audience, consents: Consents) {
    this.#pauses = new WindowPause(core, (at) => this.pass(at));
    this.#core = core;
    this.#audience = audience;
    this.#consents = consents;
  }

  get claim(): Claim {
    return claimOf(this.#row, !this.#audience.isEmpty);
  }

  get seq(): number {
    return this.#core.seq;
  }

  get pause(): number {
    // What a bot does in a window nobody sees before all have answered.
    const isShown = this.#row.pace === 'human' && !this.#isHurried && !isInWindow(this.#row);
    return isShown ? this.#core.house.times.botPause : 0;
  }

  get deadline(): number | null {
    return deadlineOf(this.#row);
  }

  /** Answers lost in a rollback that newcomers should hear of. */
  get answersLost(): number {
    return this.#answersLost;
  }

  /** Something changed at the table. */
  wake(): void {
    this.#pauses.wake();
  }

  stop(): void {
    this.#pauses.stop();
  }

  automatic(): AutomaticTurn | null {
    const bot = usualBot(this.#core.house, this.#row.game);
    return automaticTurn(this.#row, bot, this.#core.house.playingTime.now(), this.#consents.current !== null);
  }

  async answer(user: string, id: string, at: number): Promise<void> {
    const began = performance.now();
    await this.inTime(
      () => needPlaying(this.#row, user),
      (seat) => this.#core.match.call('offers', seat, id, at),
      async (seat) => {
        const change = await this.#answer(seat, id, at);
        this.#isHurried = false;
        await this.keep([{ kind: 'answer', seat, id, by: 'person' }], change);
      },
    );
    this.#core.house.metrics.latency.observe((performance.now() - began) / 1000);
  }

  answerFor(seat: number, id: string, by: 'bot' | 'timeout', seq: number): Promise<void> {
    return this.inTime(
      () => seat,
      async () => true,
      async () => {
        if (seq !== this.seq || this.automatic()?.seat !== seat) return;
        const change = await this.#answer(seat, id, null);
        await this.keep([{ kind: 'answer', seat, id, by }], change);
      },
    );
  }

  /** When the server passes for a user. */
  passing(user: string): Passing {
    return this.#row.seats[needSeat(this.#row, user)]?.passing ?? passNothing;
  }

  /** The server passes for a user as they wish from now on, also in what they are asked just now. */
  setPassing(user: string, passing: Passing): Promise<void> {
    return this.#core.run(async () => {
      const seat = needSeat(this.#row, user);
      const { seats } = this.#row;
      await this.#core.ledger.seat(seats.map((each, i) => (i === seat ? passingSeat(each, passing) : each)));
      this.#tellPassing(seat);
      if (!this.#row.manners.pausesInWindows) await this.#pass(this.#row.answers);
      else if (isInWindow(this.#row)) await this.#tellAsked(seat);
      this.#core.wake();
    });
  }

  /** Passes for all who want it in the window that was opened after so many answers. */
  async pass(at: number): Promise<void> {
    await this.#core.run(() => this.#pass(at)).catch(() => {}); // whoever is asked can still answer
  }

  /** Whether an answer would leave the player with nothing to decide. */
  handsOver(user: string, id: string, at: number): Promise<boolean> {
    return this.#core.run(() => this.#core.match.call('handsOver', needPlaying(this.#row, user), id, at));
  }

  /** Bots play without pauses until the next question for a person, unless others want to watch them. */
  hurry(user: string): Promise<void> {
    return this.#core.run(async () => {
      const seat = needPlaying(this.#row, user);
      this.#isHurried = this.#row.seats.every(({ kind }, other) => kind === 'bot' || other === seat);
      this.#core.wake();
    });
  }

  blocked(user: string): Promise<string> {
    return this.#core.run(() => this.#core.match.call('blocked', needPlaying(this.#row, user)));
  }

  /** JSON with every secret: only for bots and replays inside the server, or when the game is over. */
  record(): Promise<string> {
    return this.#core.run(() => this.#core.match.call('record'));
  }

  pick(seat: number, how: Manner): Promise<string> {
    return this.#core.run(() => this.#core.match.call('pick', seat, how));
  }

  /** Keeps a change of the position, then tells everybody who may know of it. */
  async keep(entries: readonly LogEntry[], change: Change): Promise<void> {
    const remarks = remarksIn(this.#row.attendance);
    const passed = change.passed.map(([seat, id]) => ({ kind: 'answer', seat, id, by: 'passing' }) as const);
    const before = this.#row.seats;
    await this.#core.ledger.keep([...entries, ...passed], { ...change, seats: inTurn(before, change.turns) });
    for (const seat of change.turns) if (before[seat] !== this.#row.seats[seat]) this.#tellPassing(seat);
    this.#core.house.metrics.answers.inc(entries.filter(({ kind }) => kind === 'answer').length + passed.length);
    if (change.isHidden) {
      this.#audience.tellUpdates(change.updates);
      return this.#core.wake();
    }
    this.#answersLost = 0;
    if (this.#consents.current !== null) this.#consents.settle(false);
    this.#audience.tellChange(change.updates);
    if (change.situation.outcome !== null) {
      this.#audience.tell(over(change.situation.outcome, this.#row.seed));
      this.#audience.tellTable();
    } else if (remarksIn(this.#row.attendance) !== remarks) this.#audience.tellTable();
    this.#core.wake();
  }

  /** The match was opened from the storage, perhaps with fewer answers than before. */
  async reopened({ opened, seq, isRunaway }: Reopened): Promise<void> {
    const { ledger } = this.#core;
    const isBehind = seq !== this.seq;
    if (isBehind) await ledger.catchUp(seq);
    // The match knows nothing of what anybody was told before.
    if (isBehind || this.#audience.isBehind) await this.#audience.tellHello();
    const { situation, length, lost, checkpoint } = opened;
    if (this.#row.state === 'over') return;
    if (lost > 0 || isRunaway) {
      const entry: LogEntry = { kind: 'rollback', to: length, why: isRunaway ? 'runaway' : 'upgrade' };
      await ledger.keep([entry], { situation, checkpoint });
      this.#answersLost = lost;
      this.#consents.end();
      await this.#audience.tellHello();
      this.#audience.tell(rolledBack(lost));
    } else if (checkpoint !== null) {
      await ledger.keepCheckpoint(checkpoint);
    }
  }

  /**
   * Does something for a seat, but not before the window may close that would close with it. What would not close it is refused
   * at once: that it waited would tell that all others have answered.
   */
  async inTime(
    seatOf: () => number,
    isAnswer: (seat: number) => Promise<boolean>,
    act: (seat: number) => Promise<void>,
  ): Promise<void> {
    for (;;) {
      const wait = await this.#core.run(async () => {
        const seat = seatOf();
        const held = this.#pauses.before(seat);
        if (held > 0 && (await isAnswer(seat))) return held;
        await act(seat);
        return 0;
      });
      if (wait === 0) return;
      await pause(wait);
    }
  }

  get #row(): StoredTable {
    return this.#core.row;
  }

  #answer(seat: number, id: string, at: number | null): Promise<Change> {
    const viewers = this.#audience.viewers();
    const due = this.#audience.due(viewers, seat);
    return this.#core.match.call('answer', seat, id, at, viewers, due, passesAt(this.#row));
  }

  #tellPassing(seat: number): void {
    const { user = null, passing = passNothing } = this.#row.seats[seat] ?? {};
    if (user !== null) this.#audience.tellUser(user, { type: 'passing', passing });
  }

  /** While passes are held, what somebody wishes says whether they are asked. */
  async #tellAsked(seat: number): Promise<void> {
    if (!this.#audience.viewers().includes(seat)) return;
    this.#audience.tellUpdates(await this.#core.match.call('news', [seat], passesAt(this.#row)));
  }

  async #pass(at: number): Promise<void> {
    if (!isInWindow(this.#row)) return;
    const change = await this.#core.match.call('pass', at, this.#audience.viewers(), passesAt(this.#row));
    if (change !== null) await this.keep([], change);
  }
}

/** The seats, when those whose turn it is have come to the end of passing until then. */
function inTurn(seats: readonly StoredSeat[], turns: readonly number[]): readonly StoredSeat[] {
  const isOver = (seat: number) => seats[seat]?.passing?.until === 'turn' && turns.includes(seat);
  if (!turns.some(isOver)) return seats;
  return seats.map((each, seat) =>
    each.passing && isOver(seat) ? passingSeat(each, { ...each.passing, until: null }) : each,
  );
}

function passingSeat({ passing: _before, ...seat }: StoredSeat, passing: Passing): StoredSeat {
  const isUsual = passing.nothing && passing.until === null && Object.keys(passing.cards).length === 0;
  return isUsual ? seat : { ...seat, passing };
}
