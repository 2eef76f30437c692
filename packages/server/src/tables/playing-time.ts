/**
 * The time by which clocks run. It stands still while the server is away or can save nothing, and knows nothing of a wall clock
 * that is set: downtime and such jumps count against nobody. It is a number of milliseconds that began as the time of day.
 */
import type { Storage } from '../storage/storage.ts';

/** A point in time: that of the day, which people see, and that by which clocks run. */
export interface Moment {
  readonly day: number;
  readonly played: number;
}

/** Milliseconds. We look that often; when we have not looked for longer than the other, we were stopped, and nobody could play. */
const TICK = 500;
const LONGEST_TICK = 2000;

export class PlayingTime {
  readonly #storage: Storage;
  readonly #clock: () => number;
  readonly #timer: NodeJS.Timeout;
  #played: number;
  #lookedAt: number;
  /** The last time that is surely written down. */
  #noted: number;
  #isStanding = false;

  private constructor(storage: Storage, clock: () => number, start: number) {
    this.#storage = storage;
    this.#clock = clock;
    this.#played = start;
    this.#noted = start;
    this.#lookedAt = clock();
    this.#timer = setInterval(() => this.now(), TICK).unref();
  }

  /** Goes on where it was when the last server was last seen alive. */
  static async resume(storage: Storage, clock = () => performance.now()): Promise<PlayingTime> {
    const start = (await storage.playedUntil()) ?? Date.now();
    await storage.notePlayed(start);
    return new PlayingTime(storage, clock, start);
  }

  /** After a time in which nothing could be saved, and nobody could play: goes on from what is noted, or from where other servers are. */
  async resumeAgain(): Promise<void> {
    const start = await this.#storage.playedUntil();
    if (start === null) return;
    this.#played = start;
    this.#noted = start;
    this.#lookedAt = this.#clock();
    this.#isStanding = false;
    await this.note(); // at once: the next server that is back adds the age of the note, which would be all the time without one
  }

  now(): number {
    const looked = this.#clock();
    if (!this.#isStanding) this.#played += Math.min(LONGEST_TICK, looked - this.#lookedAt);
    this.#lookedAt = looked;
    return Math.round(this.#played);
  }

  moment(): Moment {
    return { day: Date.now(), played: this.now() };
  }

  /** Writes down that it was so late. What passes until the next note is lost by a crash, in favour of whoever is to move. */
  async note(): Promise<void> {
    const time = this.now();
    await this.#storage.notePlayed(time);
    if (this.#isStanding) return this.resumeAgain();
    this.#noted = time;
  }

  /** Nothing can be saved: since the last note nobody could be sure to play, so it is that late until the next one. */
  stand(): void {
    this.#isStanding = true;
    this.#played = this.#noted;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.note();
  }
}
