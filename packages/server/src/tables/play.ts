/** The game at a table: answers by people, and by the server for those who do not answer themselves. */
import type { Change, Manner } from '../engine/messages.ts';
import type { Claim } from '../engine/pool.ts';
import type { LogEntry, StoredTable } from '../storage/storage.ts';
import { isNudged } from './attendance.ts';
import type { Audience } from './audience.ts';
import type { Situated } from './autopilot.ts';
import type { Consents } from './consent.ts';
import type { Core } from './core.ts';
import { usualBot } from './house.ts';
import type { Reopened } from './match-link.ts';
import { over, rolledBack } from './messages.ts';
import { type AutomaticTurn, automaticTurn, claimOf, deadlineOf } from './progress.ts';
import { needRunning, needSeat } from './rights.ts';

export class Play implements Situated {
  readonly #core: Core;
  readonly #audience: Audience;
  readonly #consents: Consents;
  #answersLost = 0;

  constructor(core: Core, audience: Audience, consents: Consents) {
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
    return this.#row.pace === 'human' ? this.#core.house.times.botPause : 0;
  }

  get deadline(): number | null {
    return deadlineOf(this.#row);
  }

  /** Answers lost in a rollback that newcomers should hear of. */
  get answersLost(): number {
    return this.#answersLost;
  }

  automatic(): AutomaticTurn | null {
    const bot = usualBot(this.#core.house, this.#row.game);
    return automaticTurn(this.#row, bot, this.#core.house.playingTime.now(), this.#consents.current !== null);
  }

  answer(user: string, id: string, at: number): Promise<void> {
    const end = this.#core.house.metrics.latency.startTimer();
    return this.#core.run(async () => {
      const seat = this.#playing(user);
      const change = await this.#answer(seat, id, at);
      await this.keep({ kind: 'answer', seat, id, by: 'person' }, change);
      end();
    });
  }

  answerFor(seat: number, id: string, by: 'bot' | 'timeout', seq: number): Promise<void> {
    return this.#core.run(async () => {
      if (seq !== this.seq || this.automatic()?.seat !== seat) return;
      const change = await this.#answer(seat, id, null);
      await this.keep({ kind: 'answer', seat, id, by }, change);
    });
  }

  /** Whether an answer would leave the player with nothing to decide. */
  handsOver(user: string, id: string, at: number): Promise<boolean> {
    return this.#core.run(() => this.#core.match.call('handsOver', this.#playing(user), id, at));
  }

  blocked(user: string): Promise<string> {
    return this.#core.run(() => this.#core.match.call('blocked', this.#playing(user)));
  }

  /** JSON with every secret: only for bots and replays inside the server, or when the game is over. */
  record(): Promise<string> {
    return this.#core.run(() => this.#core.match.call('record'));
  }

  pick(seat: number, how: Manner): Promise<string> {
    return this.#core.run(() => this.#core.match.call('pick', seat, how));
  }

  /** Keeps a change of the position, then tells everybody. */
  async keep(entry: LogEntry, change: Change): Promise<void> {
    const nudged = this.#row.attendance.filter(isNudged).length;
    await this.#core.ledger.keep(entry, change);
    this.#answersLost = 0;
    if (entry.kind === 'answer') this.#core.house.metrics.answers.inc();
    if (this.#consents.current !== null) this.#consents.settle(false);
    this.#audience.tellUpdates(change.updates);
    if (change.situation.outcome !== null) {
      this.#audience.tell(over(change.situation.outcome, this.#row.seed));
      this.#audience.tellTable();
    } else if (this.#row.attendance.filter(isNudged).length !== nudged) this.#audience.tellTable();
    this.#core.wake();
  }

  /** The match was opened from the storage, perhaps with fewer answers than before. */
  async reopened({ opened, seq, isRunaway }: Reopened): Promise<void> {
    const { ledger } = this.#core;
    const isBehind = seq !== this.seq;
    if (isBehind) await ledger.catchUp(seq);
    // The match knows nothing of what anybody was told before.
    if (isBehind || this.#audience.isBehind) await this.#audience.tellHello();
    const { situation, lost, checkpoint } = opened;
    if (this.#row.state === 'over') return;
    if (lost > 0 || isRunaway) {
      const entry: LogEntry = { kind: 'rollback', to: situation.answers, why: isRunaway ? 'runaway' : 'upgrade' };
      await ledger.keep(entry, { situation, checkpoint });
      this.#answersLost = lost;
      this.#consents.end();
      await this.#audience.tellHello();
      this.#audience.tell(rolledBack(lost));
    } else if (checkpoint !== null) {
      await ledger.keepCheckpoint(checkpoint);
    }
  }

  get #row(): StoredTable {
    return this.#core.row;
  }

  /** The seat of somebody who plays a running game. */
  #playing(user: string): number {
    const seat = needSeat(this.#row, user);
    needRunning(this.#row);
    return seat;
  }

  #answer(seat: number, id: string, at: number | null): Promise<Change> {
    const viewers = this.#audience.viewers();
    return this.#core.match.call('answer', seat, id, at, viewers, this.#audience.due(viewers, seat));
  }
}
