/**
 * The time by which clocks run. It stands still while the server is away and knows nothing of a wall clock that is set:
 * downtime and such jumps count against nobody. It is a number of milliseconds that began as the time of day.
 */
import type { Storage } from '../storage/storage.ts';

/** A point in time: that of the day, which people see, and that by which clocks run. */
export interface Moment {
  readonly day: number;
  readonly played: number;
}

export class PlayingTime {
  readonly #storage: Storage;
  readonly #clock: () => number;
  #start: number;
  #began: number;

  private constructor(storage: Storage, clock: () => number, start: number) {
    this.#storage = storage;
    this.#clock = clock;
    this.#start = start;
    this.#began = clock();
  }

  /** Goes on where it was when the last server was last seen alive. */
  static async resume(storage: Storage, clock = () => performance.now()): Promise<PlayingTime> {
    const time = new PlayingTime(storage, clock, (await storage.playedUntil()) ?? Date.now());
    await time.note();
    return time;
  }

  /** After a time in which nothing could be saved, and nobody could play: goes on from what is noted, or from where other servers are. */
  async resumeAgain(): Promise<void> {
    const start = await this.#storage.playedUntil();
    if (start === null) return;
    this.#start = start;
    this.#began = this.#clock();
    await this.note(); // at once: the next server that is back adds the age of the note, which would be all the time without one
  }

  now(): number {
    return Math.round(this.#start + this.#clock() - this.#began);
  }

  moment(): Moment {
    return { day: Date.now(), played: this.now() };
  }

  /** Writes down that it was so late. What passes until the next note is lost by a crash, in favour of whoever is to move. */
  note(): Promise<void> {
    return this.#storage.notePlayed(this.now());
  }
}
