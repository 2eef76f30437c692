/** Plays for seats that nobody plays: bots, and people who are out of time. */
import { setTimeout as pause } from 'node:timers/promises';
import { NotStarted } from '../engine/guarded-worker.ts';
import type { Manner } from '../engine/messages.ts';
import type { Claim } from '../engine/pool.ts';
import type { House } from './house.ts';
import type { AutomaticTurn } from './progress.ts';

/** What a table says about who is to be played for. */
export interface Situated {
  /** In whose name its bots think. */
  readonly claim: Claim;
  /** The seat to be played for now; null when the table waits for people. */
  automatic(): AutomaticTurn | null;
  /** Changes with every change of the table. */
  readonly seq: number;
  readonly pause: number;
  /** When somebody will be out of time, in playing time. */
  readonly deadline: number | null;
  record(): Promise<string>;
  pick(seat: number, how: Manner): Promise<string>;
  /** Answers unless the table has changed since `seq`. */
  answerFor(seat: number, id: string, by: 'bot' | 'timeout', seq: number): Promise<void>;
}

const LONGEST_TIMER = 2_000_000_000;
/** Milliseconds. Time may stand still just before somebody is out of it: it is not looked at without a pause. */
const SHORTEST_TIMER = 50;
const FAILURES_COUNTED = 8;
/** A turn may take a bot many answers; those after its first come faster, so that nobody waits for them long. */
const NEXT_STEP = 0.5;

export class Autopilot {
  readonly #house: House;
  readonly #table: Situated;
  readonly #id: string;
  readonly #stopped = new AbortController();
  /** Ends the pause before an answer, while there is one. */
  #pausing: AbortController | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isBusy = false;
  #failures = 0;
  #lastSeat: number | null = null;

  constructor(house: House, id: string, table: Situated) {
    this.#house = house;
    this.#id = id;
    this.#table = table;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Something changed: sees whether there is something to do, now or later. */
  wake(): void {
    clearTimeout(this.#timer);
    if (this.#pausing !== null && this.#table.pause === 0) this.#pausing.abort();
    if (this.#stopped.signal.aborted || this.#isBusy) return;
    if (this.#table.automatic() !== null) {
      this.#isBusy = true;
      void this.#play();
      return;
    }
    const { deadline } = this.#table;
    if (deadline === null) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(SHORTEST_TIMER, deadline - this.#house.playingTime.now()));
    this.#timer = setTimeout(() => this.wake(), wait).unref();
  }

  stop(): void {
    this.#stopped.abort();
    clearTimeout(this.#timer);
  }

  async #play(): Promise<void> {
    const { signal } = this.#stopped;
    try {
      while (!signal.aborted) {
        const turn = this.#table.automatic();
        if (turn === null) break;
        await this.#answer(turn);
      }
    } catch (error) {
      if (!signal.aborted)
        this.#house.log.error({ table: this.#id, error: String(error) }, 'playing for a seat failed');
    }
    this.#isBusy = false;
    this.#lastSeat = null;
    this.wake();
  }

  async #answer(turn: AutomaticTurn): Promise<void> {
    const { signal } = this.#stopped;
    const { seat, bot, by } = turn;
    const { seq } = this.#table;
    const began = performance.now();
    try {
      const id = await this.#choose(turn);
      const wait = this.#table.pause * (seat === this.#lastSeat ? NEXT_STEP : 1);
      const rest = wait - (performance.now() - began);
      if (rest > 0) await this.#pause(rest);
      await this.#table.answerFor(seat, id, by, seq);
      this.#failures = 0;
      this.#lastSeat = seat;
    } catch (error) {
      if (signal.aborted) return;
      this.#failures++;
      this.#house.log.warn({ table: this.#id, seat, bot, error: String(error) }, 'an automatic answer failed');
      const doubled = this.#house.times.failurePause * 2 ** Math.min(this.#failures - 1, FAILURES_COUNTED);
      await pause(doubled, undefined, { signal }).catch(() => {});
    }
  }

  /** Waits, unless nobody wants to watch any more. */
  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#stopped;
    this.#pausing = new AbortController();
    await pause(milliseconds, undefined, { signal: AbortSignal.any([signal, this.#pausing.signal]) }).catch(() => {});
    this.#pausing = null;
    signal.throwIfAborted();
  }

  /**
   * A bot that fails or thinks too long is replaced by chance, for this answer; so is one whose last answer was refused.
   * For a person chance agrees to nothing: where one can decline, they do.
   */
  async #choose({ seat, bot, by }: AutomaticTurn): Promise<string> {
    const without = () => this.#table.pick(seat, by === 'timeout' ? 'skip' : 'any');
    if (bot === null || this.#failures > 0) return without();
    const record = await this.#table.record();
    try {
      return await this.#house.thinkers.call(this.#table.claim, 'choose', record, seat, bot);
    } catch (error) {
      if (this.#stopped.signal.aborted) throw error;
      // A thread that does not come up is worth one line, not one for every move.
      if (!(error instanceof NotStarted))
        this.#house.log.warn({ table: this.#id, seat, bot, error: String(error) }, 'a bot did not choose in time');
      return without();
    }
  }
}
